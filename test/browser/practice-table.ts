import { expect, type Locator, type Page } from '@playwright/test';

/** A table whose cards come from words, so that a test meets the same deal each time. */
export interface Practice {
  readonly seed: string;
  readonly preset?: 'schafkopfschule' | 'wirtshaus' | 'sauspiel' | 'turnier';
  /** Who deals first; 3 makes the person forehand. */
  readonly dealer?: 0 | 1 | 2 | 3;
  readonly set?: Readonly<Record<string, unknown>>;
}

/** Settings that tests need: no waiting, and German whatever the browser speaks. */
export const QUICK = { tempo: 'instant', language: 'de' };

/** Where a table is: what is asked, and whether it waits for the person. */
export interface Moment {
  readonly phase: string;
  readonly sheet: 'question' | 'all' | null;
  readonly mine: boolean;
}

/** Keeps settings as if they had been chosen before; a reload keeps what the test changed since. */
export async function withSettings(page: Page, settings: Readonly<Record<string, unknown>> = QUICK): Promise<void> {
  await page.addInitScript((text) => {
    if (localStorage.getItem('stammtisch.settings') === null) localStorage.setItem('stammtisch.settings', text);
  }, JSON.stringify(settings));
}

/** Sits down at a practice table. */
export async function sitDown(page: Page, practice: Practice): Promise<void> {
  const { seed, preset = 'schafkopfschule', dealer = 3, set = {} } = practice;
  const query = new URLSearchParams({ seed, preset, dealer: String(dealer), set: JSON.stringify(set) });
  await page.goto(`/tisch?${query}`);
  await expect(page.locator('[data-phase]')).toBeVisible();
}

/**
 * Sits down at the first of the tables `s1`, `s2` … where the game comes to a moment that the test wants, so that a test does not hang on
 * how the bots bid today. `from` is where it is known to happen.
 */
export async function sitDownWhere(
  page: Page,
  practice: Omit<Practice, 'seed'>,
  wanted: () => Promise<boolean>,
  from = 1,
): Promise<void> {
  for (let number = from; number < from + 60; number++) {
    await sitDown(page, { ...practice, seed: `s${number}` });
    if (await wanted()) return;
  }
  throw new Error('None of sixty deals comes to the moment that this test is about.');
}

/** The moment of the table, once it waits for the person or the deal is over. */
export async function moment(page: Page): Promise<Moment> {
  const handle = await page.waitForFunction(() => {
    const table = document.querySelector<HTMLElement>('[data-phase]');
    if (table === null) return null;
    const { phase = '', sheet } = table.dataset;
    const mine = document.querySelector('p[data-mine="true"]') !== null;
    // Bill and announcements are loaded when they are needed first, so their buttons may come a moment later than their time.
    if (sheet !== undefined && document.querySelector('main section[tabindex="-1"] button') === null) return null;
    return sheet !== undefined || mine ? { phase, sheet: sheet ?? null, mine } : null;
  });
  return (await handle.jsonValue()) as Moment;
}

/** The sheet that asks something. */
export function sheet(page: Page): Locator {
  return page.locator('main section[tabindex="-1"]');
}

/** A button of the sheet by its words. */
export function choice(page: Page, name: string | RegExp): Locator {
  return sheet(page).getByRole('button', { name, exact: typeof name === 'string' });
}

/** The cards of the hand from left to right. */
export function hand(page: Page): Locator {
  return page.getByRole('toolbar', { name: 'Deine Karten' }).getByRole('button');
}

/** Cards that may be played now. */
export function legalCards(page: Page): Locator {
  return page.locator('[role="toolbar"] button[aria-disabled="false"]');
}

/** Cards that may not be played now. */
export function forbiddenCards(page: Page): Locator {
  return page.locator('[role="toolbar"] button[aria-disabled="true"]');
}

/** The corner of a card that no other card covers. */
export const CORNER = { x: 12, y: 30 };

/** Says the most modest thing to whatever the sheet asks; in a final announcement the first game that is possible. */
export async function sayNo(page: Page): Promise<void> {
  const no = choice(page, /^(Weiter|Nix|Nicht abheben|Passt so|Nein|Weiterspielen|Verzichten)$/);
  if ((await no.count()) > 0 && (await no.first().getAttribute('aria-disabled')) !== 'true') return no.first().click();
  return sheet(page)
    .locator('button[aria-disabled="false"], button:not([aria-disabled]):not([aria-pressed])')
    .last()
    .click();
}

/** Waits until the last moment for a Stoß is over: until then a card is only lifted. */
export async function afterStoss(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Kein Stoß' })).toHaveCount(0);
}

/** Plays the first card that is allowed, by a click on its uncovered corner. */
export async function clickCard(page: Page): Promise<void> {
  await afterStoss(page);
  const before = await hand(page).count();
  const card = legalCards(page).first();
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (box === null) throw new Error('There is no card that may be played.');
  await page.mouse.click(box.x + CORNER.x, box.y + CORNER.y);
  await page.waitForFunction((count) => document.querySelectorAll('[role="toolbar"] button').length < count, before);
}

/** Lets a deal go on until its bill lies there. */
export async function playToBill(
  page: Page,
  {
    say = sayNo,
    play = clickCard,
  }: { readonly say?: (page: Page) => Promise<void>; readonly play?: (page: Page) => Promise<void> } = {},
): Promise<void> {
  for (;;) {
    const now = await moment(page);
    if (now.sheet === 'all') return;
    if (now.sheet === 'question') await say(page);
    else if ((await hand(page).count()) > 1) await play(page);
    else await page.waitForFunction(() => document.querySelector('[data-sheet="all"]') !== null);
  }
}

/** The figures of a row of the accounts in cents or points, for the four seats. */
export async function accounts(page: Page, row: 'Dieses Spiel' | 'Runde'): Promise<readonly number[]> {
  const line = sheet(page).getByRole('row', { name: row });
  // The bill is loaded when it is needed for the first time.
  await expect(line).toBeVisible();
  const cells = await line.getByRole('cell').allInnerTexts();
  return cells.map((text) => Number(text.replaceAll(/[.,+]/g, '').replace('\u2212', '-')));
}

/** The sum of some amounts. */
export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
