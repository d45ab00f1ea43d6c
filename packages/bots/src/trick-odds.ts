import { TRUMP, beats, effectiveSuit, membersOf, seatAfter, size, winningIndex } from '@stammtisch/rules';
import type { Card, CardSet, EffectiveSuit, Seat } from '@stammtisch/rules';
import { beatersOf } from './order-masks.ts';
import type { Sight } from './sight.ts';

/**
 * Chance that a seat, drawing its cards blindly from those it may hold, has none of `wanted`: 0..1.
 */
export function lackOdds(possible: CardSet, cards: number, wanted: CardSet): number {
  const from = size(possible);
  const count = size(possible & wanted);
  let odds = 1;
  for (let index = 0; index < count && odds > 0; index++) {
    odds *= Math.max(0, (from - cards - index) / (from - index));
  }
  return odds;
}

/** Chance that a seat, which still has to play to a trick led in `led`, can beat `best`: 0..1. */
export function beatOdds(sight: Sight, seat: Seat, led: EffectiveSuit, best: Card): number {
  const { order, mayHold } = sight;
  const possible = mayHold[seat];
  const cards = sight.handSizes[seat];
  const beaters = possible & beatersOf(order, best);
  const higher = (suit: EffectiveSuit): CardSet => beaters & membersOf(order, suit);
  const followsHigher = effectiveSuit(order, best) === led ? 1 - lackOdds(possible, cards, higher(led)) : 0;
  if (led === TRUMP) return followsHigher;
  const followers = membersOf(order, led);
  const isVoid = lackOdds(possible, cards, followers);
  const trumps = 1 - lackOdds(possible & ~followers, cards, higher(TRUMP));
  return followsHigher + isVoid * trumps;
}

/** The seat that wins the trick as it lies, and its card; `null` before the lead. */
export function winnerSoFar(sight: Sight): { readonly seat: Seat; readonly card: Card } | null {
  const { trick, order, leader } = sight;
  const index = winningIndex(order, trick);
  const card = trick[index];
  return card === undefined ? null : { seat: seatAfter(leader, index), card };
}

/** Chance that the trick goes to the seat's own side if it plays this card now: 0..1. */
export function ourTrickOdds(sight: Sight, card: Card): number {
  const best = winnerSoFar(sight);
  const taking = best === null || beats(sight.order, card, best.card);
  const holder = taking ? { seat: sight.seat, card } : best;
  const led = sight.led ?? effectiveSuit(sight.order, card);
  let foeBeats = 0;
  let friendBeats = 0;
  for (const seat of sight.later) {
    const odds = beatOdds(sight, seat, led, holder.card);
    foeBeats = either(foeBeats, odds * (1 - sight.friend[seat]));
    friendBeats = either(friendBeats, odds * sight.friend[seat]);
  }
  const ours = sight.friend[holder.seat];
  // A friend who can beat a foe's card does so against some foe who still comes, too: not every time.
  const kept = 1 - foeBeats + foeBeats * friendBeats * RESCUE;
  const taken = friendBeats * (1 - foeBeats * (1 - RESCUE));
  return ours * kept + (1 - ours) * taken;
}

/** How often the better card is a friend's when both a foe and a friend can beat the trick. */
const RESCUE = 0.45;

function either(a: number, b: number): number {
  return a + b - a * b;
}
