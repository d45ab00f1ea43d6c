import { gzipSync } from 'node:zlib';
import { expect, test, type Page, type Response } from '@playwright/test';
import { moment, withSettings } from './practice-table.ts';

test('until the first hand at most 150 KB of scripts and 240 KB of everything but fonts, gzip', async ({ page }) => {
  const came: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'font') came.push(response);
  });
  await withSettings(page);
  await noteHand(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Gleich spielen/ })).toBeVisible();
  await page.getByRole('button', { name: /Gleich spielen/ }).click();
  await moment(page);
  const later = await askedAfterHand(page);
  const needed = await Promise.all(came.filter((response) => !later.includes(response.url())).map(weigh));
  const sum = (of: typeof needed): number => of.reduce((all, { size }) => all + size, 0);
  expect(sum(needed.filter(({ script }) => script))).toBeLessThanOrEqual(150 * 1024);
  expect(sum(needed)).toBeLessThanOrEqual(240 * 1024);
});

async function weigh(response: Response) {
  const size = gzipSync(await response.body()).length;
  return { size, script: response.request().resourceType() === 'script' };
}

/** Notes in the page when the own cards came into it. */
async function noteHand(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelectorAll('[role="toolbar"] [data-card]').length < 8) return;
      observer.disconnect();
      performance.mark('hand');
    }).observe(document, { childList: true, subtree: true });
  });
}

/** What the page asked for only when the cards were there: no hand waits for it. */
function askedAfterHand(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const [hand] = performance.getEntriesByName('hand');
    if (hand === undefined) throw new Error('There is no hand.');
    const asked = performance.getEntriesByType('resource');
    return asked.filter(({ startTime }) => startTime > hand.startTime).map(({ name }) => name);
  });
}
