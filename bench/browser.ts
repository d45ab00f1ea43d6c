/**
 * How fast the app is for somebody with a phone of the middle: Chromium with the CPU slowed down four times, 1.6 Mbit/s and 150 ms, in a
 * window of 360x640. Prints a table in Markdown for `docs/measurements.md`; what misses its target is marked. Needs the built app.
 *
 *     npm run -s build && npm run -s bench:browser
 *
 * An argument sets how often everything is measured (5); the median counts.
 */
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { watchVitals, type Vitals } from './browser/vitals.ts';
import { playDeal } from './browser/play-deal.ts';
import { ask, tap, watchPage } from './browser/watch-page.ts';
import { serveApp } from './browser/served-app.ts';

const TIMES = Number(process.argv[2] ?? 5);
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: 'de-DE' };
/** 1.6 Mbit/s in bytes a second, and the delay of every request in milliseconds. */
const NETWORK = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };
const SLOW_DOWN = 4;

/** So long a page that nobody taps is watched, in milliseconds. */
const LOOK = 5000;

interface Measured extends Vitals {
  /** Milliseconds from the address to the own cards in sight, with one tap in between as soon as there is something to tap. */
  readonly hand: number;
  readonly scripts: number;
  readonly everything: number;
}

// Whoever listens to requests, as Playwright does, asks who made them; a script that has no line numbers yet is read again for that.
const app = await serveApp(['--js-flags=--no-enable-lazy-source-positions']);
const { browser } = app;
const address = `${app.address}/`;

const first: Measured[] = [];
const painted: Vitals[] = [];
const offline: number[] = [];
const presses: number[] = [];
const longest: number[] = [];
const taps = { safe: 0, oneTap: 0 };
for (let time = 0; time < TIMES; time++) {
  first.push(await firstVisit(browser));
  painted.push(await firstLook(browser));
  offline.push(await installedOffline(browser));
  const deal = await inContext(browser, (page, session) => playDeal(page, session, address, 'safe'));
  presses.push(...deal.presses);
  longest.push(deal.longestTask);
  taps.safe = deal.taps;
}
taps.oneTap = (await inContext(browser, (page, session) => playDeal(page, session, address, 'one-tap'))).taps;
await app.close();
report();

async function inContext<Value>(
  host: Browser,
  work: (page: Page, session: CDPSession, context: BrowserContext) => Promise<Value>,
) {
  const context = await host.newContext(PHONE);
  const page = await context.newPage();
  const value = await work(page, await slowDown(page), context);
  await context.close();
  return value;
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  return session;
}

function firstVisit(host: Browser): Promise<Measured> {
  return inContext(host, async (page, session) => {
    const sizes = { scripts: 0, everything: 0 };
    const weighing: Promise<void>[] = [];
    let isCounting = true;
    page.on('response', (response) => {
      if (!isCounting) return;
      const type = response.request().resourceType();
      const weigh = async (): Promise<void> => {
        const body = await response.body();
        const size = type === 'font' || type === 'image' ? body.length : gzipSync(body).length;
        sizes.everything += size;
        if (type === 'script') sizes.scripts += size;
      };
      weighing.push(weigh().catch(() => undefined));
    });
    await watchVitals(page);
    const hand = await untilHand(page, session);
    isCounting = false;
    await Promise.all(weighing);
    return { ...(await page.evaluate(() => window.vitals)), ...sizes, hand };
  });
}

/** A first visit by somebody who only looks: a browser says no more what its largest paint was once somebody taps. */
function firstLook(host: Browser): Promise<Vitals> {
  return inContext(host, async (page) => {
    await watchVitals(page);
    await page.goto(address);
    await page.waitForTimeout(LOOK);
    return page.evaluate(() => window.vitals);
  });
}

/** From the address to the own cards in sight. */
async function untilHand(page: Page, session: CDPSession): Promise<number> {
  await watchPage(page);
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await tap(session, await ask(session, 'start'));
  await ask(session, 'hand');
  return performance.now() - start;
}

/** The second visit, from a cold page, with the network gone. */
function installedOffline(host: Browser): Promise<number> {
  return inContext(host, async (page, _, context) => {
    await page.goto(`${address}installieren`);
    await page.locator('[data-ready="ready"]').waitFor();
    await context.setOffline(true);
    const again = await context.newPage();
    return untilHand(again, await slowDown(again));
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function report(): void {
  const of = (name: keyof Measured): number => median(first.map((one) => one[name]));
  const rows: readonly (readonly [string, number, number, string])[] = [
    ['first visit: address and one tap to the own cards', of('hand') / 1000, 2.5, 's'],
    ['installed, offline: the same', median(offline) / 1000, 1.5, 's'],
    ['LCP', median(painted.map(({ lcp }) => lcp)) / 1000, 1.8, 's'],
    ['CLS', Math.max(of('cls'), median(painted.map(({ cls }) => cls))), 0.02, ''],
    ['TBT until the own cards', of('tbt'), 100, 'ms'],
    ['card press to paint', median(presses), 50, 'ms'],
    ['longest task while a deal is played', median(longest), 50, 'ms'],
    ['scripts until the first hand, gzip', of('scripts') / 1024, 150, 'KB'],
    ['everything until the first hand, gzip', of('everything') / 1024, 240, 'KB'],
    ['taps of a whole deal, safe', taps.safe, 18, ''],
    ['taps of a whole deal, one tap', taps.oneTap, 10, ''],
  ];
  console.log('| what | measured | target | |\n| --- | ---: | ---: | --- |');
  for (const [what, measured, target, unit] of rows) {
    const digits = target < 1 ? 4 : target < 10 ? 2 : 0;
    console.log(
      `| ${what} | ${measured.toFixed(digits)} ${unit} | ${target} ${unit} | ${measured > target ? 'missed' : 'met'} |`,
    );
  }
}
