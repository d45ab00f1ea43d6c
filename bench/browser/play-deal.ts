import type { Page } from '@playwright/test';
import { watchVitals } from './vitals.ts';

/** A deal from the first tap to the next hand. */
export interface PlayedDeal {
  readonly taps: number;
  /** From each press of a card to the frame that shows it, in milliseconds. */
  readonly presses: readonly number[];
  /** The longest task of the page meanwhile, in milliseconds. */
  readonly longestTask: number;
}

const NO = /^(Weiter|Nix|Nicht abheben|Passt so|Nein|Weiterspielen|Verzichten)$/;

/** Plays a deal of the practice table `s3` with the finger: passes, eight cards, next deal. */
export async function playDeal(page: Page, address: string, touchMode: 'safe' | 'one-tap'): Promise<PlayedDeal> {
  const settings = JSON.stringify({ tempo: 'instant', motion: 'off', language: 'de', touchMode });
  await page.addInitScript((text) => localStorage.setItem('stammtisch.settings', text), settings);
  await watchVitals(page);
  await page.goto(`${address}tisch?seed=s3&dealer=3`);
  await page.locator('[data-phase]').waitFor();
  await page.evaluate(() => (window.vitals.longest = 0));
  let taps = 0;
  const presses: number[] = [];
  for (;;) {
    const now = await moment(page);
    if (now === 'bill') break;
    if (now === 'question') await page.locator('main section').getByRole('button', { name: NO }).first().tap();
    else if (now === 'card') presses.push(await pressCard(page));
    if (now === 'last') await page.waitForTimeout(100);
    else taps++;
  }
  await page.locator('main section').getByRole('button', { name: 'Nächstes Spiel' }).tap();
  const longestTask = await page.evaluate(() => window.vitals.longest);
  return { taps: taps + 1, presses, longestTask };
}

/** What the table waits for; the last card of a hand plays itself. */
async function moment(page: Page): Promise<'bill' | 'question' | 'card' | 'last'> {
  const handle = await page.waitForFunction(() => {
    const { sheet } = document.querySelector<HTMLElement>('[data-phase]')?.dataset ?? {};
    if (sheet === 'all') return 'bill';
    if (sheet === 'question') return 'question';
    if (document.querySelector('p[data-mine="true"]') === null) return null;
    return document.querySelectorAll('[role="toolbar"] [data-card]').length === 1 ? 'last' : 'card';
  });
  return (await handle.jsonValue()) ?? 'last';
}

/** Presses an allowed card; the page measures from the event to the frame after it. */
async function pressCard(page: Page): Promise<number> {
  const card = page.locator('[role="toolbar"] [data-card][data-legal="true"]').first();
  await page.evaluate(() => {
    window.vitals.press = null;
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what stands here runs in the page
    const pressed = ({ timeStamp }: Event): void => {
      requestAnimationFrame(() => {
        // The task after a frame comes when it is painted.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => (window.vitals.press = performance.now() - timeStamp));
        port1.start();
        port2.postMessage(null);
      });
    };
    addEventListener('pointerdown', pressed, { capture: true, once: true });
  });
  await card.tap({ position: { x: 12, y: 30 } });
  await page.waitForFunction(() => window.vitals.press !== null);
  return page.evaluate(() => window.vitals.press ?? 0);
}
