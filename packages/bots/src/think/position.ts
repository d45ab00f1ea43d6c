import { cardDuties, orderOf, withSeat } from '@stammtisch/rules';
import type { CardSet, Play, View } from '@stammtisch/rules';

/**
 * The play of a view as far as it is seen: the other hands are empty. `worldsOf` of the solver fills in a world. `null` while no card can be
 * played.
 */
export function playFromView({ deal, rules, viewer: seat }: View): Play | null {
  if (deal === null || seat === 'spectator' || deal.contract === null || deal.leader === null) return null;
  const { contract, leader, trick, tricks, points, taken } = deal;
  return {
    contract,
    order: orderOf(rules, contract),
    duties: cardDuties(rules, contract.game),
    stopsLostTout: rules['tout.onLostTrick'] === 'stop',
    dealt: withSeat<CardSet>([0, 0, 0, 0], seat, deal.dealt),
    hands: withSeat<CardSet>([0, 0, 0, 0], seat, deal.hand),
    leader,
    trick,
    tricks,
    tricksInDeal: rules.deck === 24 ? 6 : 8,
    partner: null,
    ranAway: false,
    points,
    taken,
    restTo: null,
  };
}
