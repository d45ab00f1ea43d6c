import { expect, type Page } from '@playwright/test';
import { test } from './devices.ts';
import { expectNoBarrier } from './every-look.ts';
import { inMenu, join, openTable, startWithBots } from './friends-table.ts';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, reducedMotion: 'reduce' } as const;

test.beforeEach(() => {
  // Looking at everything takes long on a busy machine.
  test.slow();
});

/** Opens everything that is folded. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

test('no barrier on the pages around a table: entry, the own devices and data, the gathering, the rules', async ({
  device,
}) => {
  const anna = await device(PHONE);
  const ben = await device(PHONE);
  await anna.goto('/tische');
  await expect(anna.getByText('Verbindet …')).toHaveCount(0);
  await expectNoBarrier(anna, 'entry');

  const table = await openTable(anna, 'Anna');
  await join(ben, table, 'Ben');
  await expect(anna.getByRole('listitem').filter({ hasText: 'Ben' }).first()).toBeVisible();
  await unfold(anna);
  await expectNoBarrier(anna, 'gathering of the host');
  await expectNoBarrier(ben, 'gathering of a guest');

  await ben.goto('/tische#ich');
  await ben.getByRole('button', { name: 'Gerätecode holen' }).click();
  await expect(ben.getByRole('img', { name: /QR-Code/ })).toBeVisible();
  await expectNoBarrier(ben, 'devices and data');

  await anna.goto(`${table}#regeln`);
  await expect(anna.getByRole('button', { name: 'So spielt ihr schon.' })).toBeVisible();
  await expectNoBarrier(anna, 'rules of the table', 'header');
});

test('no barrier at the table of friends and in what opens over it, nor when the evening is over', async ({
  device,
}) => {
  const anna = await device(PHONE);
  const ben = await device(PHONE);
  const table = await openTable(anna, 'Anna');
  await join(ben, table, 'Ben');
  await startWithBots(anna, ben);
  await inMenu(anna, 'Pause');
  await expect(anna.getByText('Pause: Du hast angehalten.')).toBeVisible();
  await ben.getByRole('button', { name: 'Plausch' }).click();
  await ben.getByRole('button', { name: 'Servus' }).click();
  await expect(anna.getByRole('button', { name: 'Plausch, 1 neu' })).toBeVisible();
  await expectNoBarrier(anna, 'table with a pause and an unread line');
  await expectNoBarrier(ben, 'talk');
  await anna.getByRole('button', { name: 'Menü' }).click();
  await unfold(anna);
  await expectNoBarrier(anna, 'menu');
  await anna.keyboard.press('Escape');
  for (const name of ['Leute am Tisch', 'Tisch einrichten', 'Verlauf']) {
    await inMenu(anna, name);
    await unfold(anna);
    await expectNoBarrier(anna, name);
    await anna.keyboard.press('Escape');
  }
  await inMenu(anna, 'Abend beenden');
  await anna.getByRole('button', { name: 'Wirklich beenden?' }).click();
  await expect(anna.getByRole('heading', { name: 'Der Abend ist zu Ende' })).toBeVisible();
  await expectNoBarrier(anna, 'the evening is over');
});
