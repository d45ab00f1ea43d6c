import type { Page } from '@playwright/test';
import type { Chance } from './storm.ts';

/** The page on which the game goes on, and the card that was played in the very instant of the interruption. */
interface Interrupted {
  readonly next: Page;
  readonly did: number | null;
}

type Interrupt = (page: Page, address: string, chance: Chance) => Promise<Interrupted>;

/** Everything that phones and people do to a page. */
export const INTERRUPTIONS = {
  reload: async (page) => {
    await page.reload();
    return { next: page, did: null };
  },

  'card and reload in the same instant': async (page) => {
    const reloaded = page.waitForEvent('domcontentloaded');
    const did = await page.evaluate(() => {
      const card = document.querySelector<HTMLElement>('[role="toolbar"] [data-legal="true"]');
      card?.click();
      location.reload();
      return card === null ? null : Number(card.dataset['card']);
    });
    await reloaded;
    return { next: page, did };
  },

  'card and a closed page': async (page, address) => {
    const did = await page.evaluate(playFirst);
    const next = await page.context().newPage();
    await page.close();
    await next.goto(`${address}/tisch`);
    return { next, did };
  },

  'reload while the bots play': async (page, _, chance) => {
    const did = await page.evaluate(playFirst);
    await page.waitForTimeout(chance() * 120);
    await page.reload();
    return { next: page, did };
  },

  sleep: async (page, _, chance) => {
    const session = await page.context().newCDPSession(page);
    const did = await page.evaluate(playFirst);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await page.waitForTimeout(chance() * 60);
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await session.detach();
    return { next: page, did };
  },

  'another tab': async (page) => {
    const other = await page.context().newPage();
    const did = await page.evaluate(playFirst);
    await other.bringToFront();
    await other.close();
    await page.bringToFront();
    return { next: page, did };
  },

  'another window takes over': async (page, address) => {
    const did = await page.evaluate(playFirst);
    const next = await page.context().newPage();
    await next.goto(`${address}/tisch`);
    await next.locator('[data-phase]').waitFor();
    await page.close();
    return { next, did };
  },

  'another window, and back': async (page, address) => {
    const other = await page.context().newPage();
    await other.goto(`${address}/tisch`);
    await other.locator('[data-phase]').waitFor();
    await page.getByRole('alertdialog').getByRole('button').click();
    await other.close();
    return { next: page, did: null };
  },

  'away and back': async (page, address) => {
    const did = await page.evaluate(playFirst);
    await page.goto(`${address}/mehr`);
    await page.goBack();
    return { next: page, did };
  },
} as const satisfies Readonly<Record<string, Interrupt>>;

export type Interruption = keyof typeof INTERRUPTIONS;

/** Runs in the page: plays the first card that is allowed, if it is the turn. */
function playFirst(): number | null {
  const card = document.querySelector<HTMLElement>('[role="toolbar"] [data-legal="true"]');
  card?.click();
  return card === null ? null : Number(card.dataset['card']);
}
