import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { playToBill, sheet, withSettings } from './practice-table.ts';

const WITHOUT_STOSS = JSON.stringify({
  version: 1,
  rounds: [],
  chosen: { preset: 'schafkopfschule', set: { 'stoss.enabled': false }, round: null },
});

test('a deal is computed again on the page and by the independent witness; no barrier, no scrolling sideways', async ({
  page,
}) => {
  test.slow();
  await withSettings(page);
  // Here chance deals: without a Stoß every deal goes the same way for the test.
  await page.addInitScript((text) => localStorage.setItem('stammtisch.house-rules', text), WITHOUT_STOSS);
  await page.goto('/');
  await page.getByRole('button', { name: /Gleich spielen/ }).click();
  await playToBill(page);
  await sheet(page).getByRole('link', { name: 'Ist das ehrlich gemischt?' }).click();
  await expect(page.getByText('Nachgerechnet: Dieses Spiel stimmt.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Der gemischte Pack: / })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Nachweis speichern' }).click();
  const proof = await (await download).path();
  expect(execFileSync('node', ['tools/verify-deals.mjs', proof], { encoding: 'utf8' })).toBe(
    '1 deal was shuffled and dealt as proved.\n',
  );

  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Alle Spiele' }).click();
  await expect(page.getByText('1 Spiel nachgerechnet: Es stimmt.')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
