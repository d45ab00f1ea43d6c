import { expect, test, type Page } from '@playwright/test';
import { moment, withSettings } from './practice-table.ts';

/** Holds the scripts of the app up, as a slow network does; returns how to let them come. */
async function withoutScripts(page: Page): Promise<() => void> {
  const held: (() => void)[] = [];
  const come = new Promise<void>((resolve) => held.push(resolve));
  await page.route(/\/assets\/(first|play)-.*\.js$/, async (route) => {
    await come;
    await route.continue();
  });
  return () => held.forEach((letCome) => letCome());
}

/** Everything of the page but the drawings of the cards, which come with the scripts. */
function drawn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.querySelector('#app')?.cloneNode(true) as Element;
    copy.querySelector('svg[display="none"]')?.remove();
    const lines = [...copy.querySelectorAll('*')].map((element) => {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value.trim()}`).toSorted();
      return [element.localName, ...attributes, ...own.map(({ textContent }) => textContent)].join(' ');
    });
    return lines.join('\n');
  });
}

for (const locale of ['de-DE', 'en-GB']) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test('shows the start page before the scripts are there, and they change nothing of it', async ({ page }) => {
      const letCome = await withoutScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
      const early = await drawn(page);
      expect(early).toContain(locale === 'de-DE' ? 'Gleich spielen' : 'Play now');
      const button = await page.getByRole('main').getByRole('button').first().elementHandle();
      letCome();
      await expect(page.locator('#card-EO')).toBeAttached();
      expect(await drawn(page)).toBe(early);
      expect(await button?.evaluate((element) => element.isConnected)).toBe(true);
    });
  });
}

test('what was chosen is seen before the scripts are there', async ({ page }) => {
  await withSettings(page, { language: 'en', theme: 'dark', textSize: 150, contrast: 'more' });
  const letCome = await withoutScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible();
  const root = page.locator('html');
  for (const [name, value] of [
    ['lang', 'en'],
    ['data-theme', 'dark'],
    ['data-contrast', 'more'],
    ['style', /150%/],
  ] as const) {
    await expect(root).toHaveAttribute(name, value);
  }
  letCome();
  await expect(page.getByRole('button', { name: 'Text size: 150 %' })).toBeVisible();
});

test('a tap before the scripts are there counts', async ({ page }) => {
  await withSettings(page);
  const letCome = await withoutScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /Gleich spielen/ }).click();
  letCome();
  await moment(page);
});

test('an early tap goes on with the table that is open', async ({ page }) => {
  await withSettings(page);
  await page.goto('/');
  await page.getByRole('button', { name: /Gleich spielen/ }).click();
  await moment(page);
  const cards = await page
    .locator('[role="toolbar"] [data-card]')
    .evaluateAll((all) => all.map((card) => card.dataset['card']));
  const letCome = await withoutScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /Gleich spielen/ }).click();
  letCome();
  await moment(page);
  const again = await page
    .locator('[role="toolbar"] [data-card]')
    .evaluateAll((all) => all.map((card) => card.dataset['card']));
  expect(again).toEqual(cards);
});

test('other pages do not begin as the start page', async ({ page }) => {
  await withoutScripts(page);
  await page.goto('/lernen', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'system');
  await expect(page.locator('#app')).toBeEmpty();
});
