import { TRUMP, beats, effectiveSuit, has, membersOf, pointsOf, size } from '@stammtisch/rules';
import type { Card } from '@stammtisch/rules';
import { higherOf } from '../order-masks.ts';
import type { Sight } from '../sight.ts';
import { winnerSoFar } from '../trick-odds.ts';

/** What marks a card among the legal ones, for somebody who guesses which of them a player lays. */
export const FEATURES = [
  /** How near it comes to the best card of the rules of thumb, 1 for that card itself … */
  'near',
  /** … and by how many times five points it stays behind, at most six. */
  'behind',
  'trump',
  /** Augen, in tens. */
  'points',
  /** A trump: the share of the unseen trumps that it beats. */
  'height',
  /** A plain card that no unseen card of its suit beats. */
  'top',
  /** The only card of its plain suit. */
  'lone',
  /** Cards of its plain suit in the hand, in fours. */
  'length',
  /** It takes the trick as it lies, as the last card, for so many Augen, with such a height. */
  'takes',
  'takesLast',
  'takesPoints',
  'takesHeight',
  /** It leaves the trick to a friend (1) or a foe (−1): its Augen. */
  'gives',
  /** It searches the called Sau. */
  'searches',
  /** A plain Sau. */
  'sau',
] as const;
export type Feature = (typeof FEATURES)[number];

/** The features of a card that scores `gap` points less than the best by rules of thumb, in the order of `FEATURES`. */
export function featuresOf(sight: Sight, card: Card, gap: number): readonly number[] {
  const { order, hand, unseen, later, trick } = sight;
  const suit = effectiveSuit(order, card);
  const isTrump = suit === TRUMP;
  const members = membersOf(order, suit);
  const higher = size(unseen & higherOf(order, card));
  const others = size(unseen & members);
  const height = others === 0 ? 1 : 1 - higher / others;
  const own = size(hand & members);
  const points = pointsOf(card) / 10;
  const behind = gap / 5;
  const winner = winnerSoFar(sight);
  const takes = winner !== null && beats(order, card, winner.card);
  const lies = takes ? trick.reduce((sum, laid) => sum + pointsOf(laid), 0) / 10 : 0;
  return [
    1 / (1 + behind * behind),
    Math.min(6, behind),
    Number(isTrump),
    points,
    isTrump ? height : 0,
    Number(!isTrump && higher === 0),
    Number(!isTrump && own === 1),
    isTrump ? 0 : own / 4,
    Number(takes),
    Number(takes && later.length === 0),
    lies,
    takes ? height : 0,
    winner === null || takes ? 0 : points * (2 * sight.friend[winner.seat] - 1),
    Number(searches(sight, card)),
    Number(!isTrump && points === SAU),
  ];
}

const SAU = 1.1;

function searches({ contract, order, led, unseen }: Sight, card: Card): boolean {
  if (led !== null || contract.game !== 'rufspiel' || !has(unseen, contract.called)) return false;
  return effectiveSuit(order, card) === effectiveSuit(order, contract.called);
}
