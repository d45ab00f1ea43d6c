import { gzipSync } from 'node:zlib';
import { expect, test, type Response } from '@playwright/test';
import { moment, withSettings } from './practice-table.ts';

test('until the first hand at most 150 KB of scripts and 240 KB of everything but fonts, gzip', async ({ page }) => {
  const sizes = { scripts: 0, all: 0 };
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'font') return;
    reading.push(weigh(response, type === 'script'));
  });
  const weigh = async (response: Response, script: boolean): Promise<void> => {
    const size = gzipSync(await response.body()).length;
    sizes.all += size;
    if (script) sizes.scripts += size;
  };
  await withSettings(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Gleich spielen/ })).toBeVisible();
  await page.getByRole('button', { name: /Gleich spielen/ }).click();
  await moment(page);
  await Promise.all(reading);
  expect(sizes.scripts).toBeLessThanOrEqual(150 * 1024);
  expect(sizes.all).toBeLessThanOrEqual(240 * 1024);
});
