import { declarerOf, isTout } from '@stammtisch/rules';
import { scoreOf } from '../card-play.ts';
import type { Sight } from '../sight.ts';
import { FEATURES, featuresOf } from './card-features.ts';
import type { Feature } from './card-features.ts';
import { FOLLOWING, LEADING } from './policy-weights.ts';

/** Who lays a card: a party of a Rufspiel, or of a game alone. */
export const PARTS = ['declarer', 'partner', 'opponent', 'alone', 'against'] as const;
export type Part = (typeof PARTS)[number];

/** How much each feature of a card speaks for it. */
export type PolicyWeights = Readonly<Record<Feature, number>>;

/** The part of the seat that looks. */
export function partOf({ contract, seat, declares }: Sight): Part {
  const isDeclarer = seat === declarerOf(contract);
  if (contract.game !== 'rufspiel') return isDeclarer ? 'alone' : 'against';
  return isDeclarer ? 'declarer' : declares ? 'partner' : 'opponent';
}

/** The features of every legal card, in their order. */
export function featuresOfLegal(sight: Sight): readonly (readonly number[])[] {
  const score = scoreOf(sight);
  const scores = sight.legal.map((card) => score(sight, card));
  const best = Math.max(...scores);
  return sight.legal.map((card, index) => featuresOf(sight, card, best - (scores[index] ?? 0)));
}

const MADE = { leading: inOrder(LEADING), following: inOrder(FOLLOWING) };

function inOrder(weights: Readonly<Record<Part, PolicyWeights>>): Readonly<Record<Part, readonly number[]>> {
  const list = (part: Part): readonly number[] => FEATURES.map((feature) => weights[part][feature]);
  return {
    declarer: list('declarer'),
    partner: list('partner'),
    opponent: list('opponent'),
    alone: list('alone'),
    against: list('against'),
  };
}

/**
 * How often somebody who thinks lays each of the legal cards, in their order: a softmax over weighted features, fitted to games of our own bots
 * (`policy-weights.ts`), as far as it is to be trusted; the rest is told by how near a card comes to the best of the rules of thumb.
 */
export function policyShares(sight: Sight): readonly number[] {
  const cards = featuresOfLegal(sight);
  const near = cards.map((features) => features[NEAR] ?? 0);
  const all = near.reduce((sum, each) => sum + each, 0);
  const trust = trustIn(sight);
  if (trust === 0) return near.map((each) => each / all);
  const weights = (sight.led === null ? MADE.leading : MADE.following)[partOf(sight)];
  const fitted = softmax(cards.map((features) => dot(weights, features)));
  return fitted.map((share, index) => trust * share + ((1 - trust) * (near[index] ?? 0)) / all);
}

const NEAR = FEATURES.indexOf('near');

/**
 * The weights tell what people lay nearly as well as what bots lay. Only at the leads of a Rufspiel people keep to customs that bots who search do
 * not; and where tricks count instead of Augen nothing was fitted.
 */
function trustIn({ contract, led }: Sight): number {
  if (contract.game === 'ramsch' || contract.game === 'bettel' || isTout(contract)) return 0;
  return led === null && contract.game === 'rufspiel' ? 0.5 : 1;
}

/** The sum of weighted features. */
export function dot(weights: readonly number[], features: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < features.length; index++) sum += (weights[index] ?? 0) * (features[index] ?? 0);
  return sum;
}

/** Shares that add up to 1, from what speaks for each. */
export function softmax(sums: readonly number[]): readonly number[] {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => exponential(sum - most));
  const total = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / total);
}

/** e to a power of at most 0, nearly; of multiplications alone, so that it is the same on any machine, which `Math.exp` need not be. */
function exponential(power: number): number {
  let value = 1 + Math.max(-20, power) / 256;
  for (let times = 0; times < 8; times++) value *= value;
  return value;
}
