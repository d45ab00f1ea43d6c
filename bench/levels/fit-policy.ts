import { legalInPlay, PRESETS, startPlay } from '../../packages/rules/src/index.ts';
import type { HouseRules, Play } from '../../packages/rules/src/index.ts';
import { startReading } from '../../packages/bots/src/card-reading.ts';
import { FEATURES } from '../../packages/bots/src/think/card-features.ts';
import { PARTS, dot, featuresOfLegal, partOf, softmax } from '../../packages/bots/src/think/policy.ts';
import type { Part } from '../../packages/bots/src/think/policy.ts';
import { sightIn, withCard } from '../../packages/bots/src/think/thumb-play.ts';
import type { WorldPlay } from '../../packages/bots/src/think/thumb-play.ts';
import { dealtTable, isAuctioned, isSettled, playOn } from './play.ts';

/**
 * Fits what a thinking player lays to games that `regular` and `sampler` play against each other, and prints `policy-weights.ts`:
 *
 *     node bench/levels/fit-policy.ts 250 > packages/bots/src/think/policy-weights.ts
 *
 * The packs are others than those of the matches. A Stoß of the sampler rests on the weights, too, so that a second run may differ a little. How
 * well weights without every fifth pack tell those packs goes to the other output.
 */
interface Choice {
  readonly pack: number;
  readonly kind: string;
  /** Features of each legal card, and which of them was laid. */
  readonly cards: readonly (readonly number[])[];
  readonly laid: number;
}

const FIRST_PACK = 1_000_000;
/** Pulls weights to 0, so that few games do not tell too much. */
const PULL = 2;
const ROUNDS = 400;
const STEP = 0.05;

function choicesOf(rules: HouseRules, pack: number): readonly Choice[] {
  const auctioned = playOn(dealtTable(rules, pack), () => 'beginner', pack, isAuctioned);
  if (isSettled(auctioned)) return [];
  const { deal } = playOn(auctioned, (seat) => ((seat + pack) % 2 === 0 ? 'regular' : 'sampler'), pack);
  const play = deal?.play ?? null;
  return play === null || play.contract.game === 'ramsch' || play.contract.game === 'bettel'
    ? []
    : Array.from(replayed(rules, pack, play, deal?.stoss.steps ?? []));
}

function* replayed(rules: HouseRules, pack: number, end: Play, stoss: WorldPlay['stoss']): Generator<Choice> {
  const { contract, dealt, tricks } = end;
  let world: WorldPlay = {
    rules,
    play: startPlay({ rules, contract, hands: dealt, forehand: tricks[0]?.leader ?? 0 }),
    reading: startReading(contract),
    stoss,
  };
  for (const card of tricks.flatMap(({ cards }) => cards)) {
    const legal = legalInPlay(world.play);
    if ((legal & (legal - 1)) !== 0) {
      const sight = sightIn(world, legal);
      const kind = `${sight.led === null ? 'LEADING' : 'FOLLOWING'} ${partOf(sight)}`;
      yield { pack, kind, cards: featuresOfLegal(sight), laid: sight.legal.indexOf(card) };
    }
    world = withCard(world, card);
  }
}

/** Weights under which the choices are likeliest, by gradient ascent with a step of its own for each weight. */
function fitted(choices: readonly Choice[]): readonly number[] {
  const weights = FEATURES.map(() => 0);
  const mean = FEATURES.map(() => 0);
  const square = FEATURES.map(() => 0);
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = weights.map((weight) => -2 * PULL * weight);
    for (const { cards, laid } of choices) {
      const shares = softmax(cards.map((features) => dot(weights, features)));
      for (const feature of slope.keys()) {
        const expected = cards.reduce((sum, card, index) => sum + (shares[index] ?? 0) * (card[feature] ?? 0), 0);
        slope[feature] = (slope[feature] ?? 0) + (cards[laid]?.[feature] ?? 0) - expected;
      }
    }
    for (const [feature, rise] of slope.entries()) {
      mean[feature] = 0.9 * (mean[feature] ?? 0) + 0.1 * rise;
      square[feature] = 0.99 * (square[feature] ?? 0) + 0.01 * rise * rise;
      const spread = Math.sqrt((square[feature] ?? 0) / (1 - 0.99 ** round)) + 1e-9;
      weights[feature] = (weights[feature] ?? 0) + (STEP * (mean[feature] ?? 0)) / (1 - 0.9 ** round) / spread;
    }
  }
  return weights.map((weight) => Math.round(100 * weight) / 100);
}

/** The mean logarithm of the share that was given to the card that was laid. */
function likelihood(choices: readonly Choice[], weights: readonly number[]): string {
  const logs = choices.map(({ cards, laid }) =>
    Math.log(softmax(cards.map((features) => dot(weights, features)))[laid] ?? 1),
  );
  return (logs.reduce((sum, log) => sum + log, 0) / Math.max(1, logs.length)).toFixed(3);
}

function main(packs: number): void {
  const choices = Array.from({ length: packs }, (_, index) =>
    choicesOf(PRESETS.schafkopfschule, FIRST_PACK + index),
  ).flat();
  const rowOf = (kind: string, part: Part): string => {
    const some = choices.filter((choice) => choice.kind === `${kind} ${part}`);
    const tested = some.filter(({ pack }) => pack % 5 === 0);
    const half = fitted(some.filter(({ pack }) => pack % 5 !== 0));
    const blindly = likelihood(
      tested,
      half.map(() => 0),
    );
    console.error(`${kind} ${part}: ${some.length} choices, blindly ${blindly}, fitted ${likelihood(tested, half)}`);
    const weights = fitted(some);
    return `  ${part}: { ${FEATURES.map((feature, index) => `${feature}: ${weights[index] ?? 0}`).join(', ')} },`;
  };
  console.log("import type { Part, PolicyWeights } from './policy.ts';\n");
  console.log(`/** Made by \`node bench/levels/fit-policy.ts ${packs}\`. */`);
  for (const kind of ['LEADING', 'FOLLOWING']) {
    console.log(`export const ${kind}: Readonly<Record<Part, PolicyWeights>> = {`);
    for (const part of PARTS) console.log(rowOf(kind, part));
    console.log('};\n');
  }
}

main(Number(process.argv[2] ?? 250));
