import { cardOf, laufende, orderOf, setOf, settle } from '@stammtisch/rules';
import type { Bill, Contract, HouseRules, PartyOutcome } from '@stammtisch/rules';
import { lessonRules } from '../scene/lesson-rules.ts';
import { readCards } from '../scene/read-cards.ts';
import type { Ended } from '../step.ts';

/** A game that is over, with the bill that the rules make of it. */
export interface Settled {
  readonly rules: HouseRules;
  readonly outcome: PartyOutcome;
  readonly bill: Bill;
}

/** Settles a game of a lesson. */
export function settled(ended: Ended): Settled {
  const rules = lessonRules(ended.rules);
  const contract = contractOf(ended);
  const outcome: PartyOutcome = {
    kind: 'party',
    contract,
    partner: ended.partner,
    points: ended.points,
    tricks: ended.tricks,
    tricksInDeal: 8,
    laufende: laufende(orderOf(rules, contract), setOf(readCards(ended.trumps))),
    mussTrumps: null,
    schwarzClaimed: true,
    knocks: ended.knocks ?? 0,
    stoss: ended.stoss ?? 0,
    doubled: 1,
  };
  const bill = settle(rules, outcome, 0);
  if (!bill.ok) throw new Error(`no bill: ${bill.reason.code}`);
  return { rules, outcome, bill: bill.value };
}

function contractOf({ game: { game, suit, declarer, tout = false } }: Ended): PartyOutcome['contract'] {
  const contract = readContract();
  if (contract.game === 'ramsch' || contract.game === 'sie') throw new Error('such a game has no parties');
  return contract;

  function readContract(): Contract {
    switch (game) {
      case 'rufspiel':
        if (suit === undefined || suit === 'H') throw new Error('a Rufspiel needs a Sau');
        return { game, suit, declarer, tout, called: cardOf(suit, 'A'), muss: false };
      case 'solo':
      case 'farbwenz':
      case 'farbgeier':
        return { game, suit: suit ?? 'H', declarer, tout };
      case 'wenz':
      case 'geier':
        return { game, declarer, tout };
      case 'bettel':
      case 'sie':
        return { game, declarer };
    }
  }
}
