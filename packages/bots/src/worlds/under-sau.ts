import { effectiveSuit, has, membersOf, orderOf } from '@stammtisch/rules';
import type { CardSet, DealView, HouseRules, Rufspiel, Seat } from '@stammtisch/rules';

/**
 * How many cards of the called suit, the called card included, a seat must still hold if it is the holder, so that everything it played was
 * allowed (R76, R80, B37–B39): 1 if it has not run away; `null` if a holder could not have played so.
 */
export function runsUnderSau(rules: HouseRules, deal: DealView, contract: Rufspiel, seat: Seat): number | null {
  const order = orderOf(rules, contract);
  const suit = effectiveSuit(order, contract.called);
  let ran = false;
  let playedBefore = 0;
  let playedSince = 0;
  for (const { leader, cards } of laidIn(deal)) {
    const own = cards[(seat - leader) & 3];
    const led = cards[0];
    if (own === undefined || led === undefined) continue;
    if (effectiveSuit(order, led) === suit) {
      const leads = leader === seat;
      const allowed = ran
        ? leads || rules['davonlaufen.after'] === 'free'
        : rules['davonlaufen.enabled'] && (leads || rules['davonlaufen.whenFollowing']);
      if (!allowed) return null;
      ran = true;
    }
    const isOfSuit = effectiveSuit(order, own) === suit;
    if (isOfSuit && ran) playedSince++;
    else if (isOfSuit) playedBefore++;
  }
  if (!ran) return 1;
  const counted = rules['davonlaufen.countBasis'] === 'initial' ? playedBefore + playedSince : playedSince;
  return Math.max(1, rules['davonlaufen.minCards'] - counted);
}

/** Complete tricks and what lies on the table. */
export function laidIn({
  tricks,
  trick,
  leader,
}: DealView): readonly Pick<DealView['tricks'][number], 'leader' | 'cards'>[] {
  return leader === null ? tricks : [...tricks, { leader, cards: trick }];
}

/** Whether the holder of the called card has run away: he played another card to a trick led in its suit. */
export function hasRunAway(
  rules: HouseRules,
  deal: DealView,
  contract: Rufspiel,
  holder: Seat,
  hand: CardSet,
): boolean {
  if (!has(hand, contract.called)) return false;
  const order = orderOf(rules, contract);
  const suit = membersOf(order, effectiveSuit(order, contract.called));
  return laidIn(deal).some(
    ({ leader, cards }) => has(suit, cards[0] ?? 0) && cards.length > 0 && ((holder - leader) & 3) < cards.length,
  );
}
