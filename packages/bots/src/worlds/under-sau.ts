import { effectiveSuit, orderOf } from '@stammtisch/rules';
import type { DealView, HouseRules, Rufspiel, Seat } from '@stammtisch/rules';

/**
 * How many cards of the called suit a seat must still hold, the called card included if it has not fallen, so that everything it played was
 * allowed if it is the holder (R76, R80, B37–B39); `null` if a holder could not have played so.
 */
export function needsUnderSau(rules: HouseRules, deal: DealView, contract: Rufspiel, seat: Seat): number | null {
  const order = orderOf(rules, contract);
  const suit = effectiveSuit(order, contract.called);
  let state: 'bound' | 'ran' | 'fallen' = 'bound';
  let ran = false;
  let playedBefore = 0;
  let playedSince = 0;
  for (const { leader, cards } of laidIn(deal)) {
    const own = cards[(seat - leader) & 3];
    const led = cards[0];
    if (own === undefined || led === undefined) continue;
    if (own === contract.called) state = 'fallen';
    else if (effectiveSuit(order, led) === suit && state !== 'fallen') {
      const leads = leader === seat;
      const allowed =
        state === 'ran'
          ? leads || rules['davonlaufen.after'] === 'free'
          : rules['davonlaufen.enabled'] && (leads || rules['davonlaufen.whenFollowing']);
      if (!allowed) return null;
      state = 'ran';
      ran = true;
    }
    const isOfSuit = effectiveSuit(order, own) === suit;
    if (isOfSuit && ran) playedSince++;
    else if (isOfSuit) playedBefore++;
  }
  const least = state === 'fallen' ? 0 : 1;
  if (!ran) return least;
  const counted = rules['davonlaufen.countBasis'] === 'initial' ? playedBefore + playedSince : playedSince;
  return Math.max(least, rules['davonlaufen.minCards'] - counted);
}

/** Complete tricks and what lies on the table. */
export function laidIn({
  tricks,
  trick,
  leader,
}: DealView): readonly Pick<DealView['tricks'][number], 'leader' | 'cards'>[] {
  return leader === null ? tricks : [...tricks, { leader, cards: trick }];
}
