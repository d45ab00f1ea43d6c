import { expect, type Page, type WebSocketRoute } from '@playwright/test';
import { test } from './devices.ts';
import { dealt, inMenu, join, nextDeal, openTable, playOn, startWithBots } from './friends-table.ts';

const PHONE = { viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' } as const;

/** Another tab of the same device, the first one being closed. */
async function closedAndBack(page: Page): Promise<Page> {
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  return next;
}

test('who closes the page finds the table again from the start page and from the entry, until it is left', async ({
  device,
}) => {
  const anna = await device(PHONE);
  const table = await openTable(anna, 'Anna');
  const code = table.split('/')[2] ?? '';
  await startWithBots(anna);
  const back = await closedAndBack(anna);
  await back.getByRole('button', { name: `weiter am Tisch ${code}` }).click();
  await dealt(back);
  await back.goto('/tische');
  await back.getByRole('button', { name: `Weiter am Tisch ${code}` }).click();
  await dealt(back);

  await inMenu(back, 'Aufstehen');
  await back.getByRole('dialog').getByRole('button', { name: 'Wirklich aufstehen?' }).click();
  await expect(back.getByRole('heading', { name: 'Tisch aufmachen' })).toBeVisible();
  await expect(back.getByRole('button', { name: /Weiter am Tisch/ })).toHaveCount(0);
  await back.goto('/');
  await expect(back.getByRole('button', { name: 'Mit Freunden', exact: true })).toBeVisible();
});

test('whoever has seen the bill reads who is missing; while somebody cuts, the others read who', async ({ device }) => {
  test.slow();
  const anna = await device(PHONE);
  const ben = await device(PHONE);
  const table = await openTable(anna, 'Anna');
  await join(ben, table, 'Ben');
  await startWithBots(anna, ben);
  await Promise.all([anna, ben].map((page) => playOn(page)));
  await nextDeal(anna);
  await expect(anna.getByText('Bereit. Es fehlt noch: Ben.')).toBeVisible();
  await nextDeal(ben);
  await expect(anna.getByRole('heading', { name: '2. Spiel' })).toBeVisible();
  await dealt(anna, ben);
});

test('the enter key sits down; without a name the page says what is missing', async ({ device }) => {
  const anna = await device(PHONE);
  const ben = await device(PHONE);
  await anna.goto('/tische');
  await anna.getByLabel('Dein Name').fill('Anna');
  await expect(anna.getByText('Verbindet …')).toHaveCount(0);
  await anna.keyboard.press('Enter');
  await expect(anna.getByRole('heading', { name: /^Tisch [A-Z]{5}$/ })).toBeVisible();
  await expect(anna.getByText('Dieser Link geht nur auf diesem Rechner.')).toBeVisible();
  await ben.goto(new URL(anna.url()).pathname);
  await ben.getByRole('button', { name: 'Hinsetzen' }).click();
  await expect(ben.getByRole('alert').getByText('Schreib zuerst, wie du am Tisch heißt.')).toBeVisible();
  await ben.getByLabel('Dein Name').fill('Ben');
  await ben.keyboard.press('Enter');
  await expect(anna.getByText('Ben', { exact: true }).first()).toBeVisible();
});

test('link and QR code of a new table are on the first page of a small phone', async ({ device }) => {
  const anna = await device(PHONE);
  await openTable(anna, 'Anna');
  const bar = await anna.getByRole('navigation').last().boundingBox();
  for (const part of [
    anna.getByRole('img', { name: 'QR-Code mit dem Link zum Tisch' }),
    anna.getByLabel('Link zum Tisch', { exact: true }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    const box = await part.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('a card that is tapped without a line stays lifted, the note says that it waits, and it is played when the line is back', async ({
  device,
}) => {
  const anna = await device(PHONE);
  const lines: WebSocketRoute[] = [];
  let isCut = false;
  await anna.routeWebSocket(/\/ws$/, (line) => {
    if (isCut) return void line.close();
    line.connectToServer();
    lines.push(line);
  });
  await openTable(anna, 'Anna');
  await startWithBots(anna);
  while ((await playOn(anna, 'card')) === 'bill') {
    await nextDeal(anna);
    await dealt(anna);
  }
  isCut = true;
  await Promise.all(lines.map((line) => line.close()));
  const note = anna.getByRole('status').filter({ hasText: 'Getrennt.' });
  await expect(note).toBeVisible();
  const cards = anna.getByRole('toolbar').getByRole('button');
  const before = await cards.count();
  await anna.locator('[role="toolbar"] button[aria-disabled="false"]').first().press('Enter');
  await expect(anna.locator('[role="toolbar"] button[data-lifted="true"]')).toHaveCount(1);
  await expect(note).toContainText('wird dann gespielt.');
  expect(await cards.count()).toBe(before);
  isCut = false;
  await expect(note).toHaveCount(0);
  await expect(cards).toHaveCount(before - 1);
});
