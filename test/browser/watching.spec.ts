import { expect, type Page } from '@playwright/test';
import { test } from './devices.ts';
import { expectNoBarrier } from './every-look.ts';
import { dealt, nextDeal, openTable, playOn, startWithBots } from './friends-table.ts';

/** Cards whose face can be told, on the table of somebody who watches. */
async function openCards(page: Page): Promise<readonly string[]> {
  const hands = page.locator('main [aria-label="Tisch"] section[aria-label^="Blatt:"] li');
  return hands.evaluateAll((all) => all.map((card) => card.textContent));
}

test('whoever watches sees the felt with closed hands, open ones after the deal, and gets a chair for the next one', async ({
  device,
}) => {
  test.slow();
  const host = await device({ viewport: { width: 390, height: 844 } });
  const watcher = await device({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce', hasTouch: true });
  const frames: string[] = [];
  watcher.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  const table = await openTable(host, 'Anna');
  await startWithBots(host);

  await watcher.goto(table);
  await expect(watcher.getByText('Du schaust zu.')).toBeVisible();
  await expect(watcher.getByRole('region', { name: 'Blatt: Anna' })).toBeVisible();
  await expect(watcher.getByRole('img', { name: /Karten verdeckt/ }).first()).toBeVisible();
  expect(await openCards(watcher)).toEqual([]);
  await expectNoBarrier(watcher, 'watching a deal');

  await watcher.getByLabel('Dein Name').fill('Ben');
  await watcher.getByRole('button', { name: 'Hinsetzen' }).click();
  await expect(watcher.getByText('Der nächste freie Stuhl ist deiner.')).toBeVisible();
  expect(frames.every((text) => !/"hand":[1-9]/.test(text))).toBe(true);

  await playOn(host);
  await expect(watcher.getByRole('heading', { name: /Abrechnung/ })).toBeVisible();
  expect([0, 32]).toContain((await openCards(watcher)).length);
  await expectNoBarrier(watcher, 'watching a bill');
  await nextDeal(host);
  await dealt(host, watcher);
});
