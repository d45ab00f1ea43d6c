import { cpuUsage } from 'node:process';
import { nextCommand, decideAs, seededRandom } from '../../packages/bots/src/index.ts';
import type { Level } from '../../packages/bots/src/index.ts';
import type { HouseRules } from '../../packages/rules/src/index.ts';
import { dealtTable, isSettled, perform } from './play.ts';

/** Processor milliseconds of every decision with a choice in so many deals with a level at all seats, as a row. */
export function timesRow(level: Level, rules: HouseRules, deals: number): string {
  const times: number[] = [];
  for (let pack = 0; pack < deals; pack++) {
    const random = seededRandom(`times/${pack}`);
    let table = dealtTable(rules, pack);
    while (!isSettled(table)) {
      const command = nextCommand(table, (seen) => {
        const before = cpuUsage().user;
        const { action } = decideAs(level, seen, 'xaver', random);
        if (seen.actions.length > 1) times.push((cpuUsage().user - before) / 1000);
        return action;
      });
      if (command === null) throw new Error('nobody acts');
      table = perform(table, command);
    }
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  const mean = sorted.reduce((sum, each) => sum + each, 0) / Math.max(1, sorted.length);
  return `| ${level} | ${sorted.length} | ${at(0.5)} | ${at(0.99)} | ${mean.toFixed(1)} |`;
}
