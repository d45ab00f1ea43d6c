import {
  above,
  beatenBy,
  calledSuit,
  duty,
  hands,
  members,
  party,
  points,
  rankOf,
  rich,
  suitOf,
  TRUMP,
  weights,
} from './deal.ts';
import { BOUND } from './input.ts';

// The order of moves is a sum of weights, see weights.ts. It decides how long the search takes and never about its answer.

/** How a trick stands once a card is played to it: certain or open, and won by the card, by one's own side or by the other. */
export const WIN_SURE = 0;
export const MATE_SURE = 1;
export const LOST_SURE = 2;
export const WIN_OPEN = 3;
export const MATE_OPEN = 4;
export const LOST_OPEN = 5;
/** Where the weights of leads begin. */
const LEADS = 60;

/** How promising it is to follow with a card after which the trick stands like `kind`. */
export function scoreFollow(
  place: number,
  kind: number,
  bit: number,
  led: number,
  own: number,
  out: number,
  sum: number,
): number {
  const suit = suitOf[bit]!;
  const w = kind * 10;
  let score =
    weights[w + place]! + weights[w + 4]! * points[bit]! + weights[w + 5]! * rankOf[bit]! + weights[w + 6]! * sum;
  if (suit !== led) {
    if (suit === TRUMP) score += weights[w + 7]!;
    else if ((own & members[suit]!) === 1 << bit) score += weights[w + 8]!;
  }
  if ((above[bit]! & out) === 0) score += weights[w + 9]!;
  return score;
}

/** How promising it is to lead a card. */
export function scoreLead(
  seat: number,
  suit: number,
  bit: number,
  ours: number,
  theirs: number,
  followers: number,
  out: number,
): number {
  const best = 1 << bit;
  const top = theirs === 0 ? 0 : 31 - Math.clz32(theirs);
  const kind =
    (theirs & beatenBy[bit]!) === 0 ? 0 : (ours & beatenBy[top]!) !== 0 && (ours & beatenBy[bit]!) !== 0 ? 1 : 2;
  const w = LEADS + kind * 10;
  const own = hands[seat]! & members[suit]!;
  let score =
    weights[w]! + weights[w + 1]! * points[bit]! + weights[w + 2]! * rankOf[bit]! + weights[w + 3]! * followers;
  if (suit === TRUMP) score += party[seat] === 1 ? weights[w + 4]! : weights[w + 5]!;
  if ((above[bit]! & out) === 0) score += weights[w + 6]!;
  if (own === best) score += weights[w + 7]!;
  if ((ours & rich) !== 0) score += weights[w + 8]!;
  if ((theirs & rich) !== 0) score += weights[w + 9]!;
  if (suit === calledSuit && duty === BOUND) score += party[seat] === 1 ? weights[LEADS + 30]! : weights[LEADS + 31]!;
  return score;
}
