import { cpuUsage } from 'node:process';
import { PRESETS, cutterOf, deckCards, decide, evolve, newTable } from '../packages/rules/src/index.ts';
import type { BySeat, Command, HouseRules, Table } from '../packages/rules/src/index.ts';
import {
  LEVELS,
  decideAs,
  nextCommand,
  reportOf,
  seededRandom,
  shuffle,
  simulateTables,
  tablesOf,
} from '../packages/bots/src/index.ts';
import type { Level, PlayerName, SimulationPlan } from '../packages/bots/src/index.ts';
import { calibrate } from './calibration.ts';

/**
 * How well the levels play against each other and against the plain sampler: whole deals with auction in duplicate, two seats each; and how long
 * they think. Prints tables in Markdown for `docs/measurements.md`.
 *
 *     npm run -s bench:levels -- 100
 *
 * The argument sets the number of packs of each match; every pack is played four times.
 */
const PACKS = Number(process.argv[2] ?? 100);
const SEED = 'levels';
const TIMED_DEALS = 40;

const MATCHES: readonly (readonly [PlayerName, PlayerName])[] = [
  ['regular', 'beginner'],
  ['strong', 'regular'],
  ['strong', 'sampler'],
];

function percent(share: number | null): string {
  return share === null ? '–' : `${(100 * share).toFixed(0)} %`;
}

function match(a: PlayerName, b: PlayerName, preset: 'schafkopfschule' | 'wirtshaus'): void {
  const players: BySeat<PlayerName> = [a, b, a, b];
  const plan: SimulationPlan = { deals: PACKS, seed: SEED, players, rules: PRESETS[preset], duplicate: true };
  const report = reportOf(simulateTables(plan, 0, tablesOf(plan)));
  const [first] = report.players;
  const games = report.games
    .slice(0, 4)
    .map((game) => `${game.game} ${percent(game.share)} (${percent(game.wonShare)})`)
    .join(', ');
  const mean = `${(first?.mean ?? 0).toFixed(2)} ± ${(first?.margin ?? 0).toFixed(2)}`;
  console.log(`| ${a} – ${b} | ${preset} | ${mean} | ${percent(report.thrownIn.share)} | ${games} |`);
}

/** Processor milliseconds of every decision with a choice in some deals with this level at all seats. */
function timesOf(level: Level, rules: HouseRules): readonly number[] {
  const times: number[] = [];
  for (let deal = 0; deal < TIMED_DEALS; deal++) {
    const random = seededRandom(`times/${deal}`);
    let table = apply(newTable(rules, 3), { type: 'deal', deck: shuffle(deckCards(32), random) });
    if (table.deal?.phase.name === 'cutting')
      table = apply(table, { type: 'done-cutting', seat: cutterOf(table.dealer) });
    while (table.deal?.phase.name !== 'settled') {
      const command = nextCommand(table, (seen) => {
        const before = cpuUsage().user;
        const { action } = decideAs(level, seen, 'xaver', random);
        if (seen.actions.length > 1) times.push((cpuUsage().user - before) / 1000);
        return action;
      });
      if (command === null) throw new Error('nobody acts');
      table = apply(table, command);
    }
  }
  return times.toSorted((a, b) => a - b);
}

function apply(table: Table, command: Command): Table {
  const decided = decide(table, command);
  if (!decided.ok) throw new Error(`refused: ${decided.reason.code}`);
  return decided.value.reduce(evolve, table);
}

console.log(`${Math.round(calibrate())} M steps/s\n`);
console.log('| level | decisions | median ms | p99 ms | mean ms |\n| --- | --- | --- | --- | --- |');
for (const level of LEVELS) {
  const times = timesOf(level, PRESETS.schafkopfschule);
  const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
  const mean = times.reduce((sum, each) => sum + each, 0) / times.length;
  console.log(`| ${level} | ${times.length} | ${at(0.5)} | ${at(0.99)} | ${mean.toFixed(1)} |`);
}
console.log('\n| match | preset | cents a deal and seat for the first | thrown in | games: share (won) |');
console.log('| --- | --- | --- | --- | --- |');
for (const preset of ['schafkopfschule', 'wirtshaus'] as const) {
  for (const [a, b] of MATCHES) match(a, b, preset);
}
