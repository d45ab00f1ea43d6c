import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { playToBill, sheet, sitDown, withSettings } from './practice-table.ts';

/** Plays a deal and returns what it brought the person, in cents. */
async function playOne(page: Page, seed: string): Promise<number> {
  await sitDown(page, { seed });
  await playToBill(page);
  const own = await sheet(page).getByRole('row', { name: 'Dieses Spiel' }).getByRole('cell').first().innerText();
  // Looking at the deal waits until it is kept; the next step here leaves the page at once, as nobody's finger can.
  await sheet(page).getByRole('button', { name: 'Karte für Karte' }).click();
  await expect(page.getByRole('button', { name: 'Teilen' })).toBeVisible();
  return Number(own.replaceAll(/[.,+]/g, '').replace('\u2212', '-'));
}

test('the balance is what the deals brought, and it is taken along as a table', async ({ page }) => {
  await withSettings(page);
  await page.goto('/statistik');
  await expect(page.getByText('Sobald du ein Spiel zu Ende gespielt hast')).toBeVisible();
  const sum = (await playOne(page, 'a')) + (await playOne(page, 'b'));
  await page.goto('/statistik');
  const balance = page.getByRole('region', { name: 'Bilanz' });
  await expect(balance).toContainText('2 Spiele');
  const text = `${sum > 0 ? '+' : sum < 0 ? '\u2212' : ''}0,${String(Math.abs(sum)).padStart(2, '0')} €`;
  await expect(balance).toContainText(text);
  await expect(balance.getByRole('img')).toHaveAccessibleName(/^Linie deines Kontos über 2 Spiele: am Ende/);
  await balance.locator('summary').click();
  await expect(balance.getByRole('row')).toHaveCount(3);
  await expect(page.getByText('lässt sich dazu noch nichts sagen')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tabelle (CSV)' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  await page.getByRole('group', { name: 'Zeitraum' }).getByText('letzter Monat').click();
  await expect(page.getByText('In dieser Auswahl ist kein Spiel.')).toBeVisible();
  await page.getByRole('group', { name: 'Zeitraum' }).getByText('7 Tage').click();
  await expect(balance).toContainText('2 Spiele');
});
