import { SEATS, beats, effectiveSuit, membersOf, pointsOf, size } from '@stammtisch/rules';
import type { Card } from '@stammtisch/rules';
import { higherOf } from './order-masks.ts';
import type { Sight } from './sight.ts';
import { beatOdds, winnerSoFar } from './trick-odds.ts';

/**
 * What a card brings in a Ramsch, in points not taken (R52): stay below the trick, or take it cheaply; throw off what is dangerous to keep.
 * Once somebody else is about to take everything, a trick is worth more than its points (Durchmarsch, R53).
 */
export function ramschScore(sight: Sight, card: Card): number {
  const taking = takeOdds(sight, card);
  const stake = sight.trick.reduce((sum, laid) => sum + pointsOf(laid), 0) + pointsOf(card) + 4 * sight.later.length;
  const spoils = durchmarschLooms(sight) ? 30 * taking : 0;
  return spoils - taking * stake + danger(sight, card) * SHEDDING;
}

/** Chance that the card takes the trick: nobody after wants it, so a seat that could beat it often does not. */
export function takeOdds(sight: Sight, card: Card): number {
  const best = winnerSoFar(sight);
  if (best !== null && !beats(sight.order, card, best.card)) return 0;
  const led = sight.led ?? effectiveSuit(sight.order, card);
  return sight.later.reduce<number>((odds, seat) => odds * (1 - beatOdds(sight, seat, led, card) * UNWILLING), 1);
}

/** How often a seat that could beat the trick really does, although it does not want to. This and the other numbers were tuned by matches. */
const UNWILLING = 0.1;

/** What getting rid of a dangerous card counts against points that are on the table now. */
const SHEDDING = 0.1;

/** How dangerous a card is to keep, in points: what it beats among the cards still out, and its own points. */
export function danger(sight: Sight, card: Card): number {
  const suit = effectiveSuit(sight.order, card);
  const others = sight.unseen & membersOf(sight.order, suit);
  if (others === 0) return pointsOf(card) * OWN_POINTS;
  const below = size(others & ~higherOf(sight.order, card));
  return (12 * below) / size(others) + pointsOf(card) * OWN_POINTS;
}

/** How much of its own points a card weighs. */
const OWN_POINTS = 0.8;

function durchmarschLooms({ tricks, taken, seat, rules }: Sight): boolean {
  if (rules['ramsch.durchmarsch'] === 'off' || tricks < 4) return false;
  return SEATS.some((other) => other !== seat && taken[other] === tricks);
}
