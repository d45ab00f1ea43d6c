import type { CDPSession, Page } from '@playwright/test';
import { watchVitals } from './vitals.ts';
import { ask, tap, watchPage } from './watch-page.ts';

/** A deal from the first tap to the next hand. */
export interface PlayedDeal {
  readonly taps: number;
  /** From each press of a card to the frame that shows it, in milliseconds. */
  readonly presses: readonly number[];
  /** The longest task of the page meanwhile, in milliseconds. */
  readonly longestTask: number;
}

/** Plays a deal of the practice table `s3` with the finger: passes, eight cards, next deal. */
export async function playDeal(
  page: Page,
  session: CDPSession,
  address: string,
  touchMode: 'safe' | 'one-tap',
): Promise<PlayedDeal> {
  const settings = JSON.stringify({ tempo: 'instant', motion: 'off', language: 'de', touchMode });
  await page.addInitScript((text) => localStorage.setItem('stammtisch.settings', text), settings);
  await watchVitals(page);
  await watchPage(page);
  await page.goto(`${address}tisch?seed=s3&dealer=3`, { waitUntil: 'commit' });
  await ask(session, 'hand');
  await page.evaluate(() => (window.vitals.longest = 0));
  let taps = 0;
  const presses: number[] = [];
  for (;;) {
    const now = await ask(session, 'moment');
    if (now.at === 'last') {
      await page.waitForTimeout(100);
      continue;
    }
    taps++;
    if (now.at === 'card') await ask(session, 'nextPress');
    await tap(session, now.tap);
    if (now.at === 'card') presses.push(await ask(session, 'pressed'));
    if (now.at === 'bill') break;
  }
  const longestTask = await page.evaluate(() => window.vitals.longest);
  return { taps, presses, longestTask };
}
