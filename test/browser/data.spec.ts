import { expect, test, type Page } from '@playwright/test';
import { expectNoBarrier } from './every-look.ts';
import { playToBill, QUICK, sheet, sitDown, withSettings } from './practice-table.ts';

/** Looking at the deal waits until it is kept; a test leaves the page faster than any finger. */
async function waitUntilKept(page: Page): Promise<void> {
  await sheet(page).getByRole('button', { name: 'Karte für Karte' }).click();
  await expect(page.getByRole('button', { name: 'Teilen' })).toBeVisible();
}

async function saved(page: Page): Promise<string> {
  await page.goto('/daten');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Alles in eine Datei sichern' }).click();
  await expect(page.getByText('Gesichert.')).toBeVisible();
  return (await download).path();
}

test('everything is saved, deleted in two steps, and comes back without doubles', async ({ page }) => {
  await withSettings(page, { ...QUICK, theme: 'dark' });
  await sitDown(page, { seed: 'a' });
  await playToBill(page);
  await waitUntilKept(page);
  const path = await saved(page);

  await page.getByLabel('Alles auswählen').check();
  await page.getByRole('button', { name: 'Löschen …' }).click();
  await page.getByRole('button', { name: 'Nein, behalten' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '1 gespieltes Spiel' })).toBeVisible();
  await page.getByRole('button', { name: 'Löschen …' }).click();
  await expect(page.getByRole('alertdialog')).toBeFocused();
  await page.getByRole('button', { name: 'Ja, endgültig löschen' }).click();
  await expect(page.getByText('Gelöscht.')).toBeVisible();
  await expect(page.getByText('Hier liegt noch nichts.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('stammtisch.settings'))).toBeNull();

  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByText('1 Spiel kommt dazu')).toBeVisible();
  await expect(page.getByText('Der angefangene Tisch kommt dazu.')).toBeVisible();
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page.getByText('Übernommen.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByText('1 Spiel ist schon da')).toBeVisible();
  await page.getByRole('button', { name: 'Abbrechen' }).click();

  await page.getByRole('link', { name: 'Spielen' }).click();
  await expect(page.getByRole('button', { name: /^Weiterspielen/ })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('deals that were deleted stay deleted, though the open table still knows them', async ({ page }) => {
  await withSettings(page);
  await sitDown(page, { seed: 'a' });
  await playToBill(page);
  await waitUntilKept(page);
  await page.goto('/daten');
  await page.getByLabel('1 gespieltes Spiel').check();
  await page.getByRole('button', { name: 'Löschen …' }).click();
  await page.getByRole('button', { name: 'Ja, endgültig löschen' }).click();
  await expect(page.getByText('Gelöscht.')).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: /^Weiterspielen/ }).click();
  await expect(sheet(page).getByRole('button', { name: 'Nächstes Spiel' })).toBeVisible();
  await page.goto('/analyse');
  await expect(page.getByText('sobald du eins zu Ende gespielt hast')).toBeVisible();
});

test('a file that is no backup is told apart, and nothing happens', async ({ page }) => {
  await withSettings(page);
  await page.goto('/daten');
  for (const [text, said] of [
    ['{', 'lässt sich nicht lesen'],
    ['{"v":1}', 'keine Sicherung von Stammtisch'],
    ['{"format":"stammtisch-backup","version":9}', 'neueren Fassung'],
  ] as const) {
    const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText(said)).toBeVisible();
  }
});

test('without storage deals can be played and looked at, and it is said once that nothing is kept', async ({
  page,
}) => {
  await withSettings(page);
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await sitDown(page, { seed: 'a' });
  await playToBill(page);
  await expect(page.getByText('Dieser Browser speichert nichts: Dieses Spiel')).toBeVisible();
  await page.getByRole('button', { name: 'Karte für Karte' }).click();
  await expect(page.getByRole('region', { name: 'Tisch', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Karte für Karte' })).toBeVisible();
  await expect(page.getByText('Dieser Browser speichert nichts: Dieses Spiel')).toBeHidden();
});

test('a poisoned store bricks nothing', async ({ page }) => {
  await withSettings(page);
  await page.goto('/daten');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('stammtisch.archive', 7);
        request.addEventListener('upgradeneeded', () => {
          const { result } = request;
          for (const name of result.objectStoreNames) result.deleteObjectStore(name);
          result.createObjectStore('record', { keyPath: 'id' }).put({ id: 'bad', hands: 'all', source: 'x' });
        });
        request.addEventListener('success', () => {
          request.result.close();
          resolve(null);
        });
      }),
  );
  await sitDown(page, { seed: 'a' });
  await playToBill(page);
  await waitUntilKept(page);
  for (const address of ['/analyse', '/statistik', '/daten']) {
    await page.goto(address);
    await expect(page.getByText(/1 von 1 Spielen|2 gespielte Spiele|1 Spiel ·/).first()).toBeVisible();
  }
});

test('no barrier while it asks back', async ({ page }) => {
  await withSettings(page);
  await page.goto('/daten');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: '…' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoBarrier(page, 'deleting');
});
