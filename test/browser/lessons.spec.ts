import { expect, test, type Locator, type Page } from '@playwright/test';
import { openStep } from './open-step.ts';
import { withSettings } from './practice-table.ts';

const PHONE = { width: 360, height: 640 };
/** A day whose puzzle is known: only the Gras-Zehn wins. */
const DAY = new Date('2026-12-04T12:00:00');

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
const task = (page: Page): Locator => page.getByRole('heading', { level: 2 }).first();
const said = (page: Page): Locator => page.getByRole('contentinfo').getByRole('status').first();
const finished = (page: Page): Locator => page.getByRole('heading', { name: 'Lektion geschafft!' });

/** Waits for something with this name, then presses Tab until it has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  await expect(
    page
      .locator('button, a')
      .and(page.getByLabel(name, { exact: true }).or(page.getByText(name, { exact: true })))
      .first(),
  ).toBeVisible();
  for (let presses = 0; presses < 40; presses++) {
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    });
    if (focused.trim() === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${name}.`);
}

test.beforeEach(async ({ page }) => {
  await withSettings(page);
});

test('one tap from the start page to the lessons, one more to the first task', async ({ page }) => {
  await page.goto('/');
  await button(page, 'Ich lerne noch').click();
  await expect(page).toHaveURL(/\/lernen$/);
  await button(page, 'Lektion 1 anfangen').click();
  await expect(task(page)).toHaveText('Das Blatt ist Gras. Tipp alle Gras-Karten an.');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test('a lesson: refused with the words of the table, wrong, right, done', async ({ page }) => {
    await page.goto('/lernen/3');
    const card = (name: string): Locator => button(page, new RegExp(`^${name}`));
    const play = async (name: string): Promise<void> => {
      // A card that may not be played can be tapped all the same: it says why.
      const edge = { position: { x: 12, y: 20 }, force: true };
      await card(name).tap(edge);
      await card(name).tap(edge);
    };
    await card('Schellen-Sau').tap({ position: { x: 12, y: 20 }, force: true });
    await expect(page.getByRole('paragraph').filter({ hasText: 'Gras liegt: Du musst Gras zugeben.' })).toBeVisible();
    await play('Gras-König');
    await expect(said(page)).toContainText('Richtig. Stich an Resi, 15 Augen.');
    await button(page, 'Weiter').tap();

    await card('Gras-Zehn').tap();
    await button(page, 'Fertig').tap();
    await expect(said(page)).toContainText('Trumpf liegt: Du musst Trumpf zugeben.');
    await card('Gras-Zehn').tap();
    for (const name of ['Eichel-Unter', 'Herz-Sau', 'Herz-Acht']) await card(name).tap();
    await button(page, 'Fertig').tap();
    await button(page, 'Weiter').tap();

    for (const name of await page.locator('main button').allInnerTexts()) expect(name).toBe('');
    for (const one of await page.locator('main button').all()) await one.tap();
    await button(page, 'Fertig').tap();
    await button(page, 'Weiter').tap();

    await card('Gras-Sieben').tap();
    await button(page, 'Fertig').tap();
    await button(page, 'Weiter').tap();

    await play('Schellen-König');
    await expect(said(page)).toContainText('Noch nicht. Stich an Xaver, 15 Augen.');
    await play('Schellen-Neun');
    await button(page, 'Weiter').tap();
    await expect(finished(page)).toBeVisible();
    await button(page, 'Zur Übersicht').tap();
    await expect(page.getByText('1 von 14 Lektionen geschafft')).toBeVisible();
  });
});

test.describe('by the keyboard alone', () => {
  test('a lesson of tapping, sorting, counting and choosing', async ({ page }) => {
    await page.goto('/lernen/2');
    await expect(task(page)).toBeFocused();
    for (const name of ['Eichel-Sau', 'Gras-Zehn', 'Schellen-Sau', 'Herz-Zehn']) {
      await tabTo(page, name);
      await page.keyboard.press('Space');
    }
    await tabTo(page, 'Fertig');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Weiter')).toBeFocused();
    await page.keyboard.press('Enter');

    for (const name of ['Eichel-Sau', 'Gras-Zehn', 'Herz-König', 'Schellen-Ober', 'Eichel-Unter', 'Schellen-Neun']) {
      await tabTo(page, name);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Enter');

    for (const number of ['25', '16', '73']) {
      await expect(page.getByText('Deine Zahl: ?')).toBeVisible();
      await page.keyboard.type(number);
      await page.keyboard.press('Enter');
      await expect(button(page, 'Weiter')).toBeFocused();
      await page.keyboard.press('Enter');
    }

    await tabTo(page, 'Die Gegner');
    await page.keyboard.press('Enter');
    await expect(said(page)).toContainText('Die Spieler haben 60 Augen und brauchen 61.');
    await page.keyboard.press('Enter');
    await expect(finished(page)).toBeFocused();
  });

  test('a bill is put together', async ({ page }) => {
    await openStep(page, 11, 'abrechnung', 'schneider');
    await tabTo(page, 'Schneider');
    await page.keyboard.press('Space');
    await tabTo(page, 'Laufende: Eins mehr');
    for (let count = 1; count <= 3; count++) await page.keyboard.press('Enter');
    await tabTo(page, 'Fertig');
    await page.keyboard.press('Enter');
    await expect(said(page)).toContainText('Richtig.');
    await expect(button(page, 'Weiter')).toBeFocused();
  });

  test('cards, the announcement and a Stoß at the table', async ({ page }) => {
    await openStep(page, 5, 'stich-machen', 'einstechen');
    await page.keyboard.press('2');
    await expect(said(page)).toContainText('Noch nicht. Stich an Xaver, 21 Augen.');
    await page.keyboard.press('1');
    await expect(said(page)).toContainText('Richtig. Dein Stich, 11 Augen.');
  });

  test('a game is announced with the sheet of the table', async ({ page }) => {
    await openStep(page, 6, 'sau-rufen', 'ansagen');
    await tabTo(page, 'Ich tät spielen');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Rufspiel auf die Eichel-Sau');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Die Eichel-Sau hast du selber: Ruf eine andere Sau')).toBeVisible();
    await tabTo(page, 'Rufspiel auf die Gras-Sau');
    await page.keyboard.press('Enter');
    await expect(said(page)).toContainText('Richtig.');
  });

  test('a Stoß takes two presses, a card before it is too early', async ({ page }) => {
    await openStep(page, 13, 'kontra-und-klopfen', 'stoss');
    await page.keyboard.press('1');
    await expect(said(page)).toContainText('Noch nicht.');
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await expect(said(page)).toContainText('Richtig.');
  });
});

for (const [number, lesson, first] of [
  [6, 'sau-rufen', 'rufbar'],
  [7, 'mitspieler-finden', 'wer-ist-es'],
  [12, 'davonlaufen', 'drei'],
  [13, 'kontra-und-klopfen', 'klopfen'],
] as const) {
  test(`lesson ${number} can be done with hint and solution alone`, async ({ page }) => {
    await openStep(page, number, lesson, first);
    while (!(await finished(page).isVisible())) {
      const before = await task(page).textContent();
      await button(page, 'Tipp').click();
      await button(page, 'Lösung').click();
      await button(page, 'Weiter').click();
      await expect(task(page).filter({ hasText: before ?? '' })).toHaveCount(0);
    }
  });
}

test('a lesson goes on at the same step after a reload', async ({ page }) => {
  await page.goto('/lernen/4');
  await button(page, 'Tipp').click();
  await button(page, 'Lösung').click();
  await button(page, 'Weiter').click();
  const second = (await task(page).textContent()) ?? '';
  await page.reload();
  await expect(task(page)).toHaveText(second);
  await button(page, 'Lektion verlassen').click();
  await expect(button(page, /^Lektion 4: Trumpf beim Rufspiel/)).toContainText('Schritt 2 von 6');
});

test('the whole deal: help on demand, and it goes on at the same card after a reload', async ({ page }) => {
  await page.goto('/lernen/14');
  await button(page, 'Was soll ich tun?').click();
  await expect(page.getByText('Ein guter Spieler: „Ich tät spielen“.')).toBeVisible();
  await button(page, 'Ich tät spielen').click();
  await button(page, 'Rufspiel auf die Gras-Sau').click();
  const cards = page.getByRole('toolbar', { name: 'Deine Karten' }).getByRole('button');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Du kommst raus.' })).toBeVisible();
  await button(page, 'Was soll ich tun?').click();
  await expect(page.getByText('Erlaubt sind alle Karten.')).toBeVisible();
  await page.keyboard.press('1');
  await expect(cards).toHaveCount(7);
  await page.reload();
  await expect(cards).toHaveCount(7);
  // Any allowed card will do; W answers a Stoß.
  const over = button(page, 'Zurück');
  await expect(async () => {
    for (const key of ['w', '1', '2', '3', '4', '5', '6', '7']) await page.keyboard.press(key);
    await expect(over).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: 25_000 });
  await over.click();
  await expect(page.getByRole('heading', { name: 'Lektion geschafft!' })).toBeVisible();
});

test('the skip test marks what was known as done', async ({ page }) => {
  await page.goto('/lernen');
  await button(page, /^Kannst das schon\?/).click();
  await page.keyboard.type('25');
  await button(page, 'Fertig').click();
  await button(page, 'Weiter').click();
  for (let question = 2; question <= 5; question++) {
    await button(page, 'Weiß ich nicht').click();
    await button(page, 'Weiter').click();
  }
  await expect(page.getByRole('heading', { name: '1 von 5 richtig' })).toBeFocused();
  await button(page, 'Zur Übersicht').click();
  await expect(button(page, 'Lektion 3 anfangen')).toBeVisible();
  await expect(page.getByText('2 von 14 Lektionen geschafft')).toBeVisible();
});

test('the Stich des Tages: one answer a day, what each card brings, the same after a reload', async ({ page }) => {
  await page.clock.setFixedTime(DAY);
  await page.goto('/lernen/stich-des-tages');
  await button(page, 'Gras-Zehn').click();
  await expect(page.getByRole('heading', { name: 'Genau die!' })).toBeVisible();
  await expect(page.getByText('1 Tag in Folge')).toBeVisible();
  const fates = page.getByRole('region', { name: 'Genau die!' }).locator('li[data-wins]');
  await expect(fates.filter({ hasText: 'gewonnen' })).toHaveCount(1);
  await expect(fates.filter({ hasText: 'verloren' })).toHaveCount(3);
  await page.reload();
  await button(page, 'Schellen-Ober').click({ force: true });
  await expect(page.getByRole('heading', { name: 'Genau die!' })).toBeVisible();
});
