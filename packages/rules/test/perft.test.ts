import { describe, expect, test } from 'vitest';
import { cardOf, parseCard } from '../src/card.ts';
import type { Card, Suit } from '../src/card.ts';
import { has, setOf } from '../src/card-set.ts';
import type { CallableSuit, Contract } from '../src/contract.ts';
import { PRESETS } from '../src/house-rules/presets.ts';
import { isPlayOver, legalInPlay, playCard, startPlay } from '../src/play.ts';
import { bySeat } from '../src/seat.ts';
import type { Seat } from '../src/seat.ts';
import type { Hands } from './support/deals.ts';
import { withOptions } from './support/deals.ts';
import { naiveLay, naivePerft } from './support/naive-cards.ts';
import { naivePlayOf } from './support/naive-game.ts';
import { perft } from './support/perft.ts';
import { ENDINGS, OPENINGS } from './support/perft-rows.ts';
import type { PerftRow } from './support/perft-rows.ts';
import { LONG } from './support/runs.ts';

function cardsIn(text: string): readonly Card[] {
  return text === '' ? [] : text.split(' ').map((code) => parseCard(code)!);
}

function handsOf({ hands }: PerftRow): Hands {
  return bySeat((seat) => setOf(cardsIn(hands[seat])));
}

/** A contract from its short form: `rufspiel GA 0`, `solo H 2`, `wenz tout 1`, `ramsch`. */
function contractOf({ contract }: PerftRow): Contract {
  const words = contract.split(' ');
  const declarer = Number(words.at(-1)) as Seat;
  const tout = words.includes('tout');
  const [game = '', second = ''] = words;
  const suit = second[0] as Suit;
  switch (game) {
    case 'rufspiel': {
      const zehn = second[1] === 'Z';
      const called = cardOf(suit, zehn ? 'Z' : 'A');
      return { game, suit: suit as CallableSuit, declarer, tout, called, muss: zehn };
    }
    case 'solo':
    case 'farbwenz':
    case 'farbgeier':
      return { game, suit, declarer, tout };
    case 'wenz':
    case 'geier':
      return { game, declarer, tout };
    case 'bettel':
      return { game, declarer };
    case 'ramsch':
      return { game };
  }
  throw new Error(contract);
}

/** The number of ways to lay the next cards, by both implementations, for every depth of the row. */
function count(row: PerftRow): { source: Record<string, number>; naive: Record<string, number> } {
  const hands = handsOf(row);
  const contract = contractOf(row);
  const deck = row.hands[0].split(' ').length === 8 ? 32 : 24;
  const rules = withOptions(PRESETS.schafkopfschule, { deck, ...row.set });
  let play = startPlay({ rules, contract, hands, forehand: 0 });
  let naive = naivePlayOf(rules, contract, hands, 0);
  for (const card of cardsIn(row.laid ?? '')) {
    expect(isPlayOver(play) || !has(legalInPlay(play), card)).toBe(false);
    play = playCard(play, card);
    naive = naiveLay(
      naive,
      naive.dealt.flat().find((code) => parseCard(code) === card)!,
    );
  }
  const depths = Object.keys(row.nodes).map(Number);
  return {
    source: Object.fromEntries(depths.map((depth) => [depth, perft(play, depth)])),
    naive: Object.fromEntries(depths.map((depth) => [depth, naivePerft(naive, depth)])),
  };
}

describe('perft from the first card', LONG, () => {
  test.for(OPENINGS)('$name', (row) => {
    const { source, naive } = count(row);
    expect({ source, naive }).toEqual({ source: row.nodes, naive: row.nodes });
  });
});

describe('perft to the last card', LONG, () => {
  test.for(ENDINGS)('$name', (row) => {
    const { source, naive } = count(row);
    expect({ source, naive }).toEqual({ source: row.nodes, naive: row.nodes });
  });
});
