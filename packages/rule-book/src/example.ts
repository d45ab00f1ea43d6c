import { cardOf, checkOutcome, handSize, parseCard, plausibleTricks, settle } from '@stammtisch/rules';
import type { Bill, CallableSuit, Card, Game, HouseRules, Laufende, PartyOutcome, Suit } from '@stammtisch/rules';
import { ramschOf } from './ramsch-example.ts';

/** Cards from their codes: `cardsFrom('EO GO')`. */
export function cardsFrom(codes: string): readonly Card[] {
  return codes.split(' ').flatMap((code) => parseCard(code) ?? []);
}

type PartyContract = PartyOutcome['contract'];

/** A Rufspiel of seat 0 on the Sau of a suit. */
export function rufspiel(suit: CallableSuit): PartyContract {
  return { game: 'rufspiel', suit, declarer: 0, tout: false, called: cardOf(suit, 'A'), muss: false };
}

/** A Solo, Farbwenz or Farbgeier of seat 0. */
export function suitSolo(game: 'solo' | 'farbwenz' | 'farbgeier', suit: Suit, tout = false): PartyContract {
  return { game, suit, declarer: 0, tout };
}

/** A Wenz or Geier of seat 0. */
export function plainSolo(game: 'wenz' | 'geier', tout = false): PartyContract {
  return { game, declarer: 0, tout };
}

const NO_LAUFENDE: Laufende = { holder: 'declarer', count: 1 };

/** How a game of a declaring party ended; the partner of a Rufspiel sits opposite. */
export function outcome(
  rules: HouseRules,
  contract: PartyContract,
  points: number,
  more: Partial<PartyOutcome> = {},
): PartyOutcome {
  const tricksInDeal = handSize(rules);
  return {
    kind: 'party',
    contract,
    partner: contract.game === 'rufspiel' ? 2 : null,
    points,
    tricks: plausibleTricks(points, tricksInDeal),
    tricksInDeal,
    laufende: contract.game === 'bettel' ? { holder: 'declarer', count: 0 } : NO_LAUFENDE,
    mussTrumps: null,
    schwarzClaimed: true,
    knocks: 0,
    stoss: 0,
    doubled: 1,
    ...more,
  };
}

/** The bill of an example; examples contradict nothing and leave nothing undecided. */
export function billOf(rules: HouseRules, example: Parameters<typeof settle>[1], stockBefore = 0): Bill {
  const problem = checkOutcome(rules, example);
  if (problem !== null) throw new Error(`an example of the book contradicts itself: ${problem.code}`);
  const bill = settle(rules, example, stockBefore);
  if (!bill.ok) throw new Error(`an example of the book cannot be settled: ${bill.reason.code}`);
  return bill.value;
}

/** What a game costs without anything added, as the bill has it (R103); a Sie always costs the same (R67). */
export function basePrice(rules: HouseRules, game: Game): number {
  const bill = billOf(rules, exampleOf(rules, game));
  return game === 'sie' ? bill.value : (bill.items[0]?.amount ?? 0);
}

function exampleOf(rules: HouseRules, game: Game): Parameters<typeof settle>[1] {
  switch (game) {
    case 'rufspiel':
      return outcome(rules, rufspiel('G'), 61);
    case 'solo':
    case 'farbwenz':
    case 'farbgeier':
      return outcome(rules, suitSolo(game, 'G'), 61);
    case 'wenz':
    case 'geier':
      return outcome(rules, plainSolo(game), 61);
    case 'bettel':
      return outcome(rules, { game, declarer: 0 }, 0, { tricks: 0 });
    case 'sie':
      return { kind: 'sie', declarer: 0, knocks: 0, stoss: 0, doubled: 1 };
    case 'ramsch':
      return ramschOf(rules, [50, 30, 25, 15]);
  }
}
