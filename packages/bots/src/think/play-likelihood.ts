import { has, legalInPlay, seatToPlay, startPlay } from '@stammtisch/rules';
import type { BySeat, Card, CardSet, Contract, DealView, HouseRules, Seat } from '@stammtisch/rules';
import { scoreOf } from '../card-play.ts';
import { startReading } from '../card-reading.ts';
import { laidIn } from '../worlds/under-sau.ts';
import { sightIn, withCard } from './thumb-play.ts';
import type { WorldPlay } from './thumb-play.ts';

/**
 * How many points a card may score below the best before it becomes unlikely, and how often people play anything at all. Who thinks often leaves the
 * rules of thumb, at the lead above all: with a low floor two such cards made a wrong partner all but certain.
 */
const SPREAD = 5;
const FLOOR = 0.3;

/**
 * How likely the others would have played as they did if they held these cards: for each of their cards so far the share that rules of
 * thumb give it among the legal ones, with a floor, since people err. 0 if a card was not even allowed.
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

/** How often rules of thumb, and people, play this card. */
function shareOf(world: WorldPlay, card: Card): number {
  const legal = legalInPlay(world.play);
  if (!has(legal, card)) return 0;
  if ((legal & (legal - 1)) === 0) return 1;
  const sight = sightIn(world, legal);
  const score = scoreOf(sight);
  const scores = sight.legal.map((each) => score(sight, each));
  const best = Math.max(...scores);
  let own = 0;
  let all = 0;
  for (const [index, each] of sight.legal.entries()) {
    const gap = (best - (scores[index] ?? 0)) / SPREAD;
    const share = 1 / (1 + gap * gap);
    all += share;
    if (each === card) own = share;
  }
  return (1 - FLOOR) * (own / all) + FLOOR / sight.legal.length;
}
