import { has, legalInPlay, seatToPlay, startPlay } from '@stammtisch/rules';
import type { BySeat, Card, CardSet, Contract, DealView, HouseRules, Seat } from '@stammtisch/rules';
import { startReading } from '../card-reading.ts';
import { laidIn } from '../worlds/under-sau.ts';
import { policyShares } from './policy.ts';
import { sightIn, withCard } from './thumb-play.ts';
import type { WorldPlay } from './thumb-play.ts';

/** How often people play anything at all: a single strange card must not make a wrong partner all but certain. */
const FLOOR = 0.05;

/**
 * How likely the others would have played as they did if they held these cards: for each of their cards so far the share that thinking
 * players give it among the legal ones, with a floor, since people err. 0 if a card was not even allowed.
 */
export function playLikelihood(
  rules: HouseRules,
  deal: DealView,
  contract: Contract,
  dealt: BySeat<CardSet>,
  seat: Seat,
): number {
  const laid = laidIn(deal);
  const forehand = laid[0]?.leader ?? 0;
  const play = startPlay({ rules, contract, hands: dealt, forehand });
  let world: WorldPlay = { rules, play, reading: startReading(contract), stoss: deal.stoss };
  let likelihood = 1;
  for (const { cards } of laid) {
    for (const card of cards) {
      if (seatToPlay(world.play) !== seat) likelihood *= shareOf(world, card);
      if (likelihood === 0) return 0;
      world = withCard(world, card);
    }
  }
  return likelihood;
}

/** How often people play this card. */
function shareOf(world: WorldPlay, card: Card): number {
  const legal = legalInPlay(world.play);
  if (!has(legal, card)) return 0;
  if ((legal & (legal - 1)) === 0) return 1;
  const sight = sightIn(world, legal);
  const share = policyShares(sight)[sight.legal.indexOf(card)] ?? 0;
  return (1 - FLOOR) * share + FLOOR / sight.legal.length;
}
