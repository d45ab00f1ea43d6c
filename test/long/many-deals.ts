import { BIDDABLE_GAMES, PRESET_NAMES, readHouseRules } from '../../packages/rules/src/index.ts';
import type { HouseRules } from '../../packages/rules/src/index.ts';
import { isPlayerName, reportOf, simulateTables, tablesOf } from '../../packages/bots/src/index.ts';
import type { PlayerName, SimulationPlan } from '../../packages/bots/src/index.ts';

/**
 * Thousands of deals without a refused move: whole deals with auction in every preset and deck, and every contract for itself. A refused move throws
 * and names the deal. Not part of `npm test`: it takes as long as it is told to.
 *
 *     node test/long/many-deals.ts 10000 beginner
 *     node test/long/many-deals.ts 50 strong
 *
 * The first argument is the number of deals of each row, the second who sits at two of the seats; the others sit people who do anything.
 */
const deals = Number(process.argv[2] ?? 1000);
const name = process.argv[3] ?? 'beginner';
const player: PlayerName = isPlayerName(name) ? name : 'beginner';
const SEED = 'many';

function rulesWith(set: object): HouseRules {
  const read = readHouseRules({ preset: 'wirtshaus', set });
  if (!read.ok) throw new Error(JSON.stringify(read.reason));
  return read.value;
}

const ALL_GAMES = rulesWith({
  'games.farbwenz': true,
  'games.geier': true,
  'games.farbgeier': true,
  'games.bettel': true,
  'tout.allowedGames': ['solo', 'wenz', 'farbwenz', 'geier', 'farbgeier', 'rufspiel'],
});

function run(title: string, plan: Pick<SimulationPlan, 'rules' | 'contract' | 'dealsAtTable'>): void {
  for (const players of [
    [player, player, player, player],
    [player, 'random', player, 'random'],
  ] as const) {
    const whole: SimulationPlan = { deals: deals / 2, seed: `${SEED}/${title}`, players, duplicate: false, ...plan };
    const { deals: played, thrownIn } = reportOf(simulateTables(whole, 0, tablesOf(whole)));
    console.log(`${title} | ${players.join(', ')} | ${played} deals | thrown in ${thrownIn.count}`);
  }
}

for (const preset of PRESET_NAMES) {
  for (const deck of [32, 24] as const) {
    const read = readHouseRules({ preset, set: { deck } });
    if (!read.ok) throw new Error(JSON.stringify(read.reason));
    run(`${preset}, ${deck} cards`, { rules: read.value, dealsAtTable: 25 });
  }
}
for (const contract of [...BIDDABLE_GAMES, 'ramsch'] as const) run(contract, { rules: ALL_GAMES, contract });
