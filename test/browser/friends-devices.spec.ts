import { expect } from '@playwright/test';
import { test } from './devices.ts';
import { join, openTable, startWithBots } from './friends-table.ts';

test('a one-time code makes another device the same person, at the own seat; one device is logged out', async ({
  device,
}) => {
  const anna = await device();
  const phone = await device({ viewport: { width: 360, height: 640 } });
  const table = await openTable(anna, 'Anna');
  await startWithBots(anna);
  const cards = await anna.getByRole('toolbar').getByRole('button').allInnerTexts();

  // In a second window: the table stays where it is.
  const page = await anna.context().newPage();
  await page.goto('/mehr');
  await page.getByRole('link', { name: /Du an gemeinsamen Tischen/ }).click();
  await page.getByRole('button', { name: 'Gerätecode holen' }).click();
  await expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible();
  const link = await page.getByLabel('Link für das andere Gerät').inputValue();

  // The link brings the code along; nothing happens before it is confirmed.
  await phone.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await phone.getByRole('button', { name: 'Gerät übernehmen' }).click();
  await expect(phone.getByText('Übernommen')).toBeInViewport({ ratio: 1 });
  expect(phone.url()).not.toContain('=');
  await expect(phone.getByText('Am Tisch heißt du Anna.')).toBeVisible();
  await phone.getByRole('link', { name: /^Tisch [A-Z]{5}$/ }).click();
  await expect(phone.getByRole('toolbar').getByRole('button')).toHaveCount(8);
  expect(await phone.getByRole('toolbar').getByRole('button').allInnerTexts()).toEqual(cards);
  await expect(anna.getByRole('button', { name: 'Hier weiterspielen' })).toBeVisible();

  // A code is good once.
  await page.getByLabel('Gerätecode', { exact: true }).fill(link.split('=')[1] ?? '');
  await page.getByRole('button', { name: 'Gerät übernehmen' }).click();
  await expect(page.getByText('Dieser Code gilt nicht')).toBeVisible();

  await page.reload();
  const other = page.getByRole('listitem').filter({ hasText: 'heute da' });
  await other.getByRole('button', { name: 'Abmelden' }).click();
  await other.getByRole('button', { name: 'Wirklich abmelden?' }).click();
  await expect(other).toHaveCount(0);
  await expect(phone.getByText('Dieses Gerät ist abgemeldet.')).toBeVisible();
  await anna.getByRole('button', { name: 'Hier weiterspielen' }).click();
  await expect(anna.getByRole('toolbar').getByRole('button')).toHaveCount(8);
  await phone.goto(table);
  await expect(phone.getByRole('button', { name: 'Hinsetzen' })).toBeVisible();
});

test('everything about a person is downloaded and deleted in the app', async ({ device }) => {
  const anna = await device();
  const ben = await device();
  const table = await openTable(anna, 'Anna');
  await join(ben, table, 'Ben');
  const page = await ben.context().newPage();
  await page.goto('/tische#ich');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Alles über dich herunterladen (JSON)' }).click();
  const stream = await (await download).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  expect(text).toContain('"Ben"');
  expect(text).toContain(table.split('/')[2]);

  await page.getByRole('button', { name: 'Alles über dich löschen' }).click();
  await page.getByRole('button', { name: 'Wirklich alles löschen?' }).click();
  for (const window of [page, ben]) await expect(window.getByText('Dieses Gerät ist abgemeldet.')).toBeVisible();
  await page.getByRole('button', { name: 'Noch einmal verbinden' }).click();
  await expect(page.getByText('Der Server kennt dich noch nicht.')).toBeVisible();
  await expect(anna.getByText('ohne Namen').first()).toBeVisible();
});
