import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { openStep } from './open-step.ts';
import { choice, moment, QUICK, sayNo, sitDown, sitDownWhere, withSettings } from './practice-table.ts';

/** Chooses a value by its word, as a finger does. */
async function choose(page: Page, value: string): Promise<void> {
  await page.locator('label').filter({ hasText: value }).click();
}

test('two taps from the page of settings: letters, cards, touch, language; everything back at once, and undone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await withSettings(page, { language: 'de' });
  await page.goto('/einstellungen');
  await page.getByRole('link', { name: 'Anzeige' }).click();
  await choose(page, '150 %');
  expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe('150%');
  const preview = page.getByRole('region', { name: 'Vorschau' });
  await expect(preview).toBeInViewport({ ratio: 1 });

  await choose(page, 'Französisch');
  await expect(preview).toContainText('Pik');
  await choose(page, 'Ein Tipp');
  await choose(page, 'wo es geht');
  await expect(preview).toContainText('I dat spuin.');
  await choose(page, 'English');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('radio', { name: 'One tap' })).toBeChecked();
  await page.getByRole('button', { name: 'Reset everything' }).click();
  await expect(page.getByRole('radio', { name: 'Bavarian' })).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('radio', { name: 'French' })).toBeChecked();
});

test('the page of settings has no faults that a machine finds, in strong contrast, with letters of 200 % at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await withSettings(page, { language: 'de', contrast: 'more', textSize: 200, tableColour: 'inn' });
  await page.goto('/einstellungen#bedienung');
  await expect(page.getByRole('heading', { name: 'Bedienung' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
});

test('cards are shown and called as chosen at the table: French signs, no pictures, the trumps of the game', async ({
  page,
}) => {
  await withSettings(page, { ...QUICK, face: 'french', learningCards: true });
  await sitDown(page, { seed: 's1' });
  const hand = page.getByRole('toolbar', { name: 'Deine Karten' });
  await expect(hand.getByRole('button').first()).toHaveAccessibleName(/^(Kreuz|Pik|Herz|Karo)-/);
  await expect(hand.locator('use').first()).toHaveAttribute('href', /^#card-/);
  await page.evaluate(() =>
    localStorage.setItem(
      'stammtisch.settings',
      '{"language":"de","tempo":"instant","textHand":true,"grasName":"laub"}',
    ),
  );
  await page.reload();
  await expect(hand.locator('text').first()).toHaveText(/^[EGHSL](A|10|[KOU987])$/);
  await expect(hand.locator('use')).toHaveCount(0);
  // Two taps from the table to larger letters.
  await page.getByRole('button', { name: 'Menü' }).click();
  await choose(page, '150 %');
  expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe('150%');
});

test('an announcement is asked back where somebody wants that', async ({ page }) => {
  await withSettings(page, { ...QUICK, confirmAnnouncement: true });
  await sitDownWhere(page, {}, () => mayAnnounceWenz(page), 9);
  await choice(page, 'Wenz spielen').click();
  await choice(page, 'Zurück').click();
  await choice(page, 'Wenz').click();
  await choice(page, 'Wenz spielen').click();
  await choice(page, 'Wenz spielen').click();
  await expect(page.getByRole('banner').getByRole('heading')).toHaveText('Wenz');
});

/** Goes to the person's announcement; whether it is alone with it. */
async function mayAnnounceWenz(page: Page): Promise<boolean> {
  while ((await moment(page)) && (await choice(page, 'Ich tät spielen').count()) === 0) await sayNo(page);
  await choice(page, 'Ich tät spielen').click();
  await moment(page);
  const wenz = choice(page, 'Wenz');
  if ((await wenz.getAttribute('aria-pressed')) === null) return false;
  await wenz.click();
  return true;
}

test('single keys switched off do nothing at the table and in lessons; arrows and Enter still play', async ({
  page,
}) => {
  await withSettings(page, { ...QUICK, singleKeys: false });
  await sitDown(page, { seed: 's4', dealer: 3, set: { 'dealing.cutMaxTimes': 0 } });
  await moment(page);
  const phase = page.locator('[data-phase]');
  const before = await phase.getAttribute('data-sheet');
  for (const key of ['w', 'n', 'v', '?', '/', '1']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Befehl' })).toHaveCount(0);
  await expect(phase).toHaveAttribute('data-sheet', before ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('toolbar').getByRole('button').and(page.locator(':focus'))).toHaveCount(1);

  await openStep(page, 2, 'augen-zaehlen', 'stich-25');
  await page.keyboard.press('2');
  await page.getByRole('button', { name: '5', exact: true }).press('Enter');
  await expect(page.getByText('Deine Zahl: 5')).toBeVisible();

  await page.goto('/einstellungen#bedienung');
  await page.getByRole('button', { name: 'Tasten am Tisch' }).click();
  await page
    .getByRole('dialog')
    .getByRole('switch', { name: /^Einzelne Tasten/ })
    .check();
  await page.keyboard.press('Escape');
  await page.goto('/tisch');
  await moment(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Tasten' })).toBeVisible();
});
