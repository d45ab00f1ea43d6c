import { PRESETS } from '../packages/rules/src/index.ts';
import type { BySeat } from '../packages/rules/src/index.ts';
import { reportOf, simulateTables, tablesOf } from '../packages/bots/src/index.ts';
import type { PlayerName, SimulationPlan, SimulationReport } from '../packages/bots/src/index.ts';

/**
 * How well the bots play: against players who do anything that is allowed, and against each other, in duplicate from a fixed seed. Prints
 * tables in Markdown for `docs/measurements.md`.
 *
 *     npm run -s bench:players
 *
 * An argument sets the number of packs of the big matches (10000); each pack is played four times.
 */
const PACKS = Number(process.argv[2] ?? 10_000);
const SEED = '20261130';
const RULES = PRESETS.schafkopfschule;

type Match = Pick<SimulationPlan, 'deals' | 'players'> & Partial<SimulationPlan>;

function play(match: Match): SimulationReport {
  const plan: SimulationPlan = { seed: SEED, rules: RULES, duplicate: true, ...match };
  return reportOf(simulateTables(plan, 0, tablesOf(plan)));
}

function cents(value: number): string {
  return value.toFixed(2).replace('-', '−');
}

function percent(share: number | null): string {
  return share === null ? '–' : `${(100 * share).toFixed(1)} %`;
}

function row(...cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

function against(bot: PlayerName): BySeat<PlayerName> {
  return [bot, 'random', 'random', 'random'];
}

console.log(`One bot, three random players, whole deals with auction, ${PACKS} packs in duplicate\n`);
row('bot', 'cents a deal', '95 %', 'announced', 'of these won', 'random: announced', 'of these won');
row('---', '---', '---', '---', '---', '---', '---');
for (const bot of ['sepp', 'resi', 'xaver'] as const) {
  const [player, random] = play({ deals: PACKS, players: against(bot) }).players;
  if (player === undefined || random === undefined) continue;
  row(
    bot,
    cents(player.mean),
    `± ${cents(player.margin)}`,
    percent(player.declaredShare),
    percent(player.declaredWonShare),
    percent(random.declaredShare),
    percent(random.declaredWonShare),
  );
}

console.log(
  `\nThe play of the cards alone: xaver and three random players, the same game in every deal, ${PACKS / 4} packs\n`,
);
row('game', 'cents a deal', '95 %', 'announced by xaver, won', 'announced by random, won');
row('---', '---', '---', '---', '---');
for (const contract of ['rufspiel', 'solo', 'wenz', 'farbwenz', 'ramsch'] as const) {
  const [player, random] = play({ deals: PACKS / 4, players: against('xaver'), contract }).players;
  if (player === undefined || random === undefined) continue;
  const won = percent(player.declaredWonShare);
  row(contract, cents(player.mean), `± ${cents(player.margin)}`, won, percent(random.declaredWonShare));
}

console.log(`\nThe three among themselves (xaver at two seats), ${PACKS} packs in duplicate\n`);
const rounds = [
  ['schafkopfschule', RULES],
  ['wirtshaus', PRESETS.wirtshaus],
] as const;
for (const [name, rules] of rounds) {
  const report = play({ deals: PACKS, players: ['sepp', 'resi', 'xaver', 'xaver'], rules });
  console.log(`\n${name}: thrown in ${percent(report.thrownIn.share)}\n`);
  row('bot', 'cents a deal', '95 %', 'announced', 'of these won');
  row('---', '---', '---', '---', '---');
  for (const { name: bot, mean, margin, declaredShare, declaredWonShare } of report.players) {
    row(bot, cents(mean), `± ${cents(margin)}`, percent(declaredShare), percent(declaredWonShare));
  }
  console.log('');
  row('game', 'share of deals', 'won by who plays');
  row('---', '---', '---');
  for (const { game, tout, share, wonShare } of report.games) {
    row(tout ? `${game} tout` : game, percent(share), percent(wonShare));
  }
}
