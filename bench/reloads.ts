/**
 * Whether anything is ever lost: seeded sessions that are interrupted at random moments, by reloads, closed pages, sleep and other windows.
 * Prints a table in Markdown for `docs/measurements.md` and whatever went wrong; the exit code is 1 then. Needs the built app.
 *
 *     npm run -s build && npm run -s bench:reloads
 *
 * An argument sets the number of interruptions (1000); every session has 50.
 */
import { seededRandom } from '../packages/bots/src/index.ts';
import { storm, type StormResult } from '../test/storm/storm.ts';
import { serveApp } from './browser/served-app.ts';

const TIMES = Number(process.argv[2] ?? 1000);
const PER_SESSION = 50;
const SETTINGS = { tempo: 'instant', motion: 'off', language: 'de', botLevel: 'beginner' };

const app = await serveApp();
const { address, browser } = app;

const results: StormResult[] = [];
for (let from = 0; from < TIMES; from += PER_SESSION) {
  const seed = `storm ${from / PER_SESSION + 1}`;
  const context = await browser.newContext();
  await context.addInitScript((text) => localStorage.setItem('stammtisch.settings', text), JSON.stringify(SETTINGS));
  results.push(await storm(context, address, seed, Math.min(PER_SESSION, TIMES - from), seededRandom(seed)));
  await context.close();
  console.error(`${Math.min(from + PER_SESSION, TIMES)} of ${TIMES}`);
}
await app.close();

const counts = new Map<string, number>();
for (const { interruptions } of results) {
  for (const [kind, count] of Object.entries(interruptions)) counts.set(kind, (counts.get(kind) ?? 0) + count);
}
console.log('| interruption | how often |\n| --- | ---: |');
for (const [kind, count] of [...counts].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(`| ${kind} | ${count} |`);
const sum = (of: (result: StormResult) => number): number => results.reduce((total, result) => total + of(result), 0);
console.log(`\n${sum(({ cards }) => cards)} cards in ${sum(({ deals }) => deals)} deals.`);
const [lost, wrong] = [results.flatMap((result) => result.lost), results.flatMap((result) => result.wrong)];
console.log(`Lost: ${lost.length}. Wrong states: ${wrong.length}.`);
for (const line of [...lost, ...wrong]) console.log(`- ${line}`);
process.exitCode = lost.length + wrong.length === 0 ? 0 : 1;
