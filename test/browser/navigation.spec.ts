import { expect, test, type Page } from '@playwright/test';
import { hand, moment, withSettings } from './practice-table.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Bereiche' });

test('the bar leads everywhere, every page says where one is, and the way back works', async ({ page }) => {
  await withSettings(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await expect(page).toHaveTitle('Schafkopf gegen drei Bots · Stammtisch');
  await bar(page).getByRole('link', { name: 'Mehr' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mehr' })).toBeFocused();
  await expect(page).toHaveTitle('Mehr · Stammtisch');
  await expect(bar(page).getByRole('link', { name: 'Mehr' })).toHaveAttribute('aria-current', 'page');
  const entries = page.getByRole('main').getByRole('link');
  for (let number = 0; number < (await entries.count()); number++) {
    const address = (await entries.nth(number).getAttribute('href')) ?? '';
    await entries.nth(number).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeFocused();
    // A page may add where in it one is.
    const { pathname, hash } = new URL(page.url());
    expect(`${pathname}${hash}`.slice(0, address.length)).toBe(address);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Mehr' })).toBeFocused();
  }
  await bar(page).getByRole('link', { name: 'Lernen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lernen' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Lernen' })).toBeVisible();
});

test('an address that is none of ours says so, and leads home', async ({ page }) => {
  await withSettings(page);
  await page.goto('/regelnn');
  await expect(page.getByRole('main')).toContainText('Unter /regelnn ist nichts.');
  await expect(page).toHaveTitle('Nicht gefunden · Stammtisch');
  await page.getByRole('button', { name: 'Zur Startseite' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the first way back from the table asks, and nothing is lost by going', async ({ page }) => {
  await withSettings(page);
  await page.goto('/');
  await page.getByRole('button', { name: /Gleich spielen/ }).click();
  await moment(page);
  await expect(bar(page)).toBeHidden();
  const before = await hand(page).count();
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Tisch verlassen?' });
  await question.getByRole('button', { name: 'Weiterspielen' }).click();
  await expect(question).toBeHidden();
  await expect(hand(page)).toHaveCount(before);
  await expect(page).toHaveURL(/\/tisch$/);
  await page.goBack();
  await question.getByRole('button', { name: 'Tisch verlassen' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('button', { name: /^Weiterspielen: 1\. Spiel/ }).click();
  await expect(hand(page)).toHaveCount(before);
});
