import { cardCode } from '../../src/card.ts';
import type { Contract } from '../../src/contract.ts';
import { declarerOf, isTout } from '../../src/contract.ts';
import type { HouseRules } from '../../src/house-rules.ts';
import type { Seat } from '../../src/seat.ts';
import { codesOf } from './deals.ts';
import type { Hands } from './deals.ts';
import type { NaivePlay } from './naive-cards.ts';

/** The same deal in the words of the naive implementation. */
export function naivePlayOf(rules: HouseRules, contract: Contract, hands: Hands, forehand: Seat): NaivePlay {
  const declarer = declarerOf(contract);
  return {
    game: {
      game: contract.game,
      rules,
      tout: isTout(contract),
      ...('suit' in contract ? { suit: contract.suit } : {}),
      ...('called' in contract ? { called: cardCode(contract.called) } : {}),
      ...(declarer === null ? {} : { declarer }),
    },
    dealt: hands.map(codesOf),
    forehand,
    laid: [],
  };
}
