import { expect, test, type Page } from '@playwright/test';
import { expectNoBarrier } from './every-look.ts';
import { clickCard, forbiddenCards, hand, moment, sayNo, sitDown, withSettings } from './practice-table.ts';

/** A Rufspiel of bots, as somebody shared it. */
const DEAL =
  '/analyse#deal1=R8to4th_2RyGkHjERASAxwR_7Ha35JD3NVTYmWXkYSTTqBQAQA&n=~Sepp~Resi~Xaver&d=2026-11-30&s=0&1=schafkopfschule';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

test.beforeEach(async ({ page }) => {
  // Looking at everything takes long on a busy machine.
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withSettings(page);
});

async function lookAt(page: Page, ...addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectNoBarrier(page, address);
  }
}

/** Opens everything that is folded. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

/** Begins a lesson at one of its steps, as if it had been left there. */
async function openStep(page: Page, number: number, lesson: string, step: string): Promise<void> {
  await page.evaluate(
    ([id, reached]) => {
      const progress = { version: 1, lessons: { [id ?? '']: { step: reached, done: false } }, daily: {}, deal: [] };
      localStorage.setItem('stammtisch.lernen', JSON.stringify(progress));
    },
    [lesson, step],
  );
  await page.goto(`/lernen/${number}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

test.describe('no barrier in any look', () => {
  test('first pages', ({ page }) => lookAt(page, '/', '/neu', '/lernen', '/lernen/stich-des-tages', '/nirgends'));

  test('what is under "Mehr"', ({ page }) =>
    lookAt(page, '/mehr', '/ueber', '/installieren', '/daten', '/einstellungen', '/statistik', '/analyse', '/pruefen'));

  test('house rules and calculator', async ({ page }) => {
    await lookAt(page, '/hausregeln', '/rechner', '/rechner#spiel=ramsch&ramsch=50~30~25~10');
  });

  test('rules and glossary', async ({ page }) => {
    await lookAt(page, '/glossar#sau');
    await page.goto('/regeln#R76');
    // The whole book takes long; its chapters are made alike.
    await expectNoBarrier(page, 'rules', '[aria-labelledby="ruf-sau"]');
  });

  test('every kind of step of a lesson', async ({ page }) => {
    await page.goto('/lernen');
    const steps = [
      [1, 'karten-und-zeichen', 'gras'],
      [1, 'karten-und-zeichen', 'reihe'],
      [2, 'augen-zaehlen', 'stich-25'],
      [5, 'stich-machen', 'abgeworfen'],
      [5, 'stich-machen', 'einstechen'],
      [14, 'ganzes-spiel', 'spiel'],
    ] as const;
    for (const [number, lesson, step] of steps) {
      await openStep(page, number, lesson, step);
      await expectNoBarrier(page, `${lesson} ${step}`);
    }
  });

  test('a shared deal', async ({ page }) => {
    await lookAt(page, DEAL, `${DEAL}&stand=13`);
    await page.keyboard.press('End');
    await page.getByRole('heading', { name: /^Abrechnung/ }).waitFor();
    await unfold(page);
    await expectNoBarrier(page, 'bill of a shared deal');
  });

  test('the table from the auction to the bill, and what it leaves', async ({ page }) => {
    await sitDown(page, { seed: 's4', dealer: 1 });
    const seen = new Set<string>();
    for (;;) {
      const now = await moment(page);
      const name = `${now.phase} ${now.sheet}`;
      if (!seen.has(name)) await expectNoBarrier(page, name);
      seen.add(name);
      if (now.sheet === 'all') break;
      if (now.sheet === 'question') await sayNo(page);
      else if ((await hand(page).count()) > 1) {
        await refuseOnce(page, seen);
        await clickCard(page);
      } else await page.waitForFunction(() => document.querySelector('[data-sheet="all"]') !== null);
    }
    await unfold(page);
    await expectNoBarrier(page, 'bill unfolded');
    await lookAt(page, '/analyse', '/statistik');
  });

  test('the dialogs of the table, and the table with its panel and command line', async ({ page }) => {
    await sitDown(page, { seed: 's2', preset: 'wirtshaus' });
    await moment(page);
    for (const key of ['?', 'v']) {
      await page.keyboard.press(key);
      await expectNoBarrier(page, key);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Menü' }).click();
    await expectNoBarrier(page, 'menu');
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: /spiel/i }).click();
    await expectNoBarrier(page, 'details');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('/');
    await expect(page.getByLabel('Befehl', { exact: true })).toBeFocused();
    await expectNoBarrier(page, 'panel and command line');
  });
});

/** Taps a card that is not allowed, the first time there is one, and looks at the reason. */
async function refuseOnce(page: Page, seen: Set<string>): Promise<void> {
  const forbidden = forbiddenCards(page);
  if (seen.has('refused') || (await forbidden.count()) === 0) return;
  await forbidden.first().click({ force: true, position: { x: 12, y: 30 } });
  await expectNoBarrier(page, 'refused');
  seen.add('refused');
}
