import type { HouseRules } from './house-rules.ts';
import type { Reason } from './reason.ts';
import { distance, forehandOf } from './seat.ts';
import type { Seat } from './seat.ts';

/** Cards that each seat has seen when it is asked to knock (R16, B15). */
export function cardsBeforeKnocking(rules: HouseRules): number {
  return rules['klopfen.afterCards'];
}

/** Whether seats are asked to knock at this table. */
export function isKnockingPlayed(rules: HouseRules): boolean {
  return rules['klopfen.enabled'] && rules['klopfen.maxKnocks'] > 0;
}

/** Why a seat may not knock when it is its turn, or `null` (R16, B14). */
export function whyNotKnock(rules: HouseRules, dealer: Seat, knocks: readonly Seat[], seat: Seat): Reason | null {
  const max = rules['klopfen.who'] === 'firstOnly' ? 1 : rules['klopfen.maxKnocks'];
  if (knocks.length >= max) return { code: 'knock-limit', max };
  const place = distance(forehandOf(dealer), seat);
  if (rules['klopfen.who'] === 'forehandOnly' && place > 0) return { code: 'knock-forehand-only' };
  // In a chain everybody before has to have knocked.
  if (rules['klopfen.who'] === 'chain' && knocks.length < place) return { code: 'knock-chain' };
  return null;
}

/**
 * The next seat that may knock after `seat`, or `null` when nobody may any more. Seats that could not knock are passed over; that
 * tells nothing, because it depends on the knocks alone.
 */
export function nextToKnock(rules: HouseRules, dealer: Seat, knocks: readonly Seat[], after: Seat | null): Seat | null {
  const from = after === null ? 0 : distance(forehandOf(dealer), after) + 1;
  for (let place = from; place < 4; place++) {
    const seat = ((forehandOf(dealer) + place) & 3) as Seat;
    if (whyNotKnock(rules, dealer, knocks, seat) === null) return seat;
  }
  return null;
}
