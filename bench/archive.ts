/**
 * How the app bears an archive of many deals: a backup of 10,000 deals is taken over by the app itself, then the list and the statistics are opened.
 * Prints a table in Markdown for `docs/measurements.md`: how long until the deals are there, and the longest time in between in which the page
 * answered nobody. Needs the built app.
 *
 *     npm run -s build && npm run -s bench:archive
 *
 * An argument sets how many deals (10000).
 */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { backupText } from '../apps/web/src/data/backup.ts';
import { playedRecords, REAL_TABLES } from '../apps/web/test/played-records.ts';
import { serveApp } from './browser/served-app.ts';

const DEALS = Number(process.argv[2] ?? 10_000);
const PATIENCE = { timeout: 300_000 };

/** Deals that bots played, again and again under other ids and days, as one browser would keep them. */
function backup(): string {
  const played = REAL_TABLES.flatMap(([, head]) => playedRecords(head, 12));
  const records = Array.from({ length: DEALS }, (_, index) => {
    const day = new Date(Date.UTC(2020, 0, 1 + Math.floor(index / 20), 20, index % 20)).toISOString();
    return { ...played[index % played.length], id: `bench-${index}`, date: day };
  });
  return backupText({ records, session: null, texts: {} }, '2026-11-30T02:04:05.006Z');
}

/** Milliseconds that something takes, and the longest stretch of it in which a timer of the page waited for its turn. */
async function timed(page: Page, work: () => Promise<unknown>): Promise<readonly [whole: number, held: number]> {
  await page.evaluate(`
    globalThis.heldUp = 0;
    globalThis.lastTurn = performance.now();
    clearInterval(globalThis.turns);
    globalThis.turns = setInterval(() => {
      heldUp = Math.max(heldUp, performance.now() - lastTurn);
      lastTurn = performance.now();
    }, 4);
  `);
  const start = performance.now();
  await work();
  const whole = performance.now() - start;
  return [whole, Number(await page.evaluate('heldUp'))];
}

const app = await serveApp();
const { address, browser } = app;
const page = await browser.newPage({ locale: 'de-DE' });
// As a file on the disk: one that is handed over in memory would be unpacked by the page itself.
const file = join(await mkdtemp(join(tmpdir(), 'schafkopf-')), 'backup.json');
await writeFile(file, backup());

await page.goto(`${address}/daten`);
const chooser = page.locator('input[type=file]');
await chooser.waitFor({ state: 'attached' });
const takeOver = page.getByRole('group').getByRole('button').first();
const rows = {
  'backup: chosen and looked through': await timed(page, async () => {
    await chooser.setInputFiles(file);
    await takeOver.waitFor(PATIENCE);
  }),
  'backup: taken over': await timed(page, async () => {
    await takeOver.click();
    await takeOver.waitFor({ ...PATIENCE, state: 'detached' });
    await page.getByRole('button', { name: 'Weiter' }).waitFor(PATIENCE);
  }),
};
console.log(`| ${DEALS} deals | seconds | longest without an answer, ms |\n| --- | ---: | ---: |`);
for (const [what, [whole, held]] of Object.entries(rows)) print(what, whole, held);
for (const [what, path] of [
  ['the list', '/analyse'],
  ['the statistics', '/statistik'],
] as const) {
  const [whole, held] = await opened(path);
  print(what, whole, held);
}
await app.close();

/** Opens a screen inside the app, as a tap on a link does, until its deals are there. */
async function opened(path: string): Promise<readonly [number, number]> {
  await page.goto(`${address}/mehr`);
  return timed(page, async () => {
    await page.locator(`a[href="${path}"]`).first().click();
    await page.locator('main section').first().waitFor(PATIENCE);
  });
}

function print(what: string, whole: number, held: number): void {
  console.log(`| ${what} | ${(whole / 1000).toFixed(1)} | ${Math.round(held)} |`);
}
