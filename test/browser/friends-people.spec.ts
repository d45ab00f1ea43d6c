import { expect } from '@playwright/test';
import { test } from './devices.ts';
import { dealt, inMenu, join, nextDeal, openTable, playOn, startWithBots } from './friends-table.ts';

const PHONE = { viewport: { width: 360, height: 640 } };

test('a chair is offered to somebody who waits; who says yes has it after the deal, and who said no has not', async ({
  device,
}) => {
  const anna = await device();
  const ben = await device(PHONE);
  const table = await openTable(anna, 'Anna');
  // Four people, so that whoever comes now waits.
  for (const name of ['Cilli', 'Dani', 'Emma']) await join(await device(), table, name);
  await join(ben, table, 'Ben');
  await expect(ben.getByText('Du wartest auf einen Stuhl.')).toBeVisible();

  await anna.locator('summary', { hasText: 'Leute am Tisch' }).click();
  const line = anna.getByRole('listitem').filter({ hasText: 'wartet auf einen Stuhl' });
  await line.locator('summary').click();
  await line.getByRole('button', { name: 'Meinen Platz anbieten' }).click();
  await expect(anna.getByText('Du hast Ben deinen Platz angeboten.')).toBeVisible();
  await ben.getByRole('button', { name: 'Lieber nicht' }).click();
  await expect(anna.getByText('Du hast Ben deinen Platz angeboten.')).toHaveCount(0);

  await line.getByRole('button', { name: 'Meinen Platz anbieten' }).click();
  await ben.getByRole('button', { name: 'Platz nehmen' }).click();
  // No deal is running, so they change at once, and the host's rights go on.
  await expect(ben.getByRole('button', { name: 'Losspielen' })).toBeVisible();
  await expect(anna.getByRole('button', { name: 'Hinsetzen' })).toBeVisible();
});

test('a chair is offered to somebody who only looks on: he says his name, and need not line up', async ({ device }) => {
  const anna = await device(PHONE);
  const vroni = await device(PHONE);
  const table = await openTable(anna, 'Anna');
  await startWithBots(anna);
  await vroni.goto(table);
  await vroni.getByLabel('Dein Name').fill('Vroni');
  await vroni.getByRole('button', { name: 'Nur mit Namen zuschauen' }).click();
  await expect(vroni.getByText('Die anderen sehen, dass du zuschaust')).toBeVisible();

  await inMenu(anna, 'Leute am Tisch');
  await anna.locator('summary', { hasText: 'Vroni schaut zu' }).click();
  await anna.getByRole('button', { name: 'Meinen Platz anbieten' }).click();
  await expect(anna.getByRole('button', { name: 'Angebot zurücknehmen' }).first()).toBeVisible();
  await vroni.getByRole('button', { name: 'Platz nehmen' }).click();
  await expect(vroni.getByText('Nach diesem Spiel sitzt du auf dem Platz von Anna.')).toBeVisible();
  await anna.keyboard.press('Escape');
  await expect(anna.getByText('Vroni nimmt deinen Platz.')).toBeVisible();

  await playOn(anna);
  await nextDeal(anna);
  await dealt(vroni);
  await expect(anna.getByText('Die anderen sehen, dass du zuschaust')).toBeVisible();
  await expect(anna.getByRole('toolbar')).toHaveCount(0);
});

test('one deal is sat out: a bot plays it, and then the place is one’s own again', async ({ device }) => {
  const anna = await device();
  const ben = await device(PHONE);
  const table = await openTable(anna, 'Anna');
  await join(ben, table, 'Ben');
  await startWithBots(anna, ben);
  await inMenu(ben, 'Ein Spiel aussetzen');
  await expect(ben.getByText('Das nächste Spiel setzt du aus: Ein Bot spielt es für dich')).toBeVisible();
  await ben.keyboard.press('Escape');
  await Promise.all([playOn(anna), playOn(ben)]);
  await expect(anna.getByText('Setzt das nächste Spiel aus: Ben')).toBeVisible();
  await nextDeal(anna);
  await expect(ben.getByText('Du setzt dieses Spiel aus: Ein Bot spielt es für dich.')).toBeVisible();
  await dealt(anna);
  await playOn(anna);
  await nextDeal(anna);
  await nextDeal(ben);
  await dealt(anna, ben);
  await expect(ben.getByText('Du setzt dieses Spiel aus')).toHaveCount(0);
});

test('the host makes somebody else the host, who sends somebody away and locks the table', async ({ device }) => {
  const anna = await device();
  const ben = await device(PHONE);
  const cilli = await device();
  const table = await openTable(anna, 'Anna');
  await join(ben, table, 'Ben');
  await join(cilli, table, 'Cilli');
  await anna.locator('summary', { hasText: 'Leute am Tisch' }).click();
  await anna.locator('summary', { hasText: /^Ben/ }).click();
  await anna.getByRole('button', { name: 'Den Tisch übergeben' }).click();
  await anna.getByRole('button', { name: 'Wirklich den Tisch übergeben?' }).click();
  await expect(ben.getByRole('status').filter({ hasText: 'Du machst jetzt den Tisch' })).toBeVisible();
  await expect(anna.locator('summary', { hasText: 'Tisch einrichten' })).toHaveCount(0);

  await startWithBots(ben, anna, cilli);
  await inMenu(ben, 'Leute am Tisch');
  await ben.locator('summary', { hasText: /^Cilli/ }).click();
  await ben.getByRole('button', { name: 'Vom Tisch schicken' }).click();
  await ben.getByRole('button', { name: 'Wirklich wegschicken?' }).click();
  await expect(cilli.getByText('An diesem Tisch spielst du heute nicht mehr mit.')).toBeVisible();
  await ben.keyboard.press('Escape');

  await inMenu(ben, 'Tisch einrichten');
  await ben.getByRole('switch', { name: /^Tisch zusperren/ }).click();
  await expect(ben.getByRole('switch', { name: /^Tisch zusperren/ })).toBeChecked();
  const dani = await device();
  await dani.goto(table);
  await dani.getByLabel('Dein Name').fill('Dani');
  await dani.getByRole('button', { name: 'Hinsetzen' }).click();
  await expect(dani.getByRole('alert').filter({ hasText: 'niemand mehr dazu' })).toBeVisible();
});

test('who got up may sit down again by the same link', async ({ device }) => {
  const anna = await device();
  const ben = await device();
  const table = await openTable(anna, 'Anna');
  await join(ben, table, 'Ben');
  await ben.getByRole('button', { name: '← Tisch verlassen' }).click();
  await expect(ben.getByRole('heading', { name: 'Tisch aufmachen' })).toBeVisible();
  await expect(anna.getByText('Ben', { exact: true })).toHaveCount(0);
  await join(ben, table, 'Ben');
  await expect(anna.getByText('Ben', { exact: true }).first()).toBeVisible();
});

test('the host changes the house rules in the editor; they hold from the next deal on', async ({ device }) => {
  const anna = await device(PHONE);
  await openTable(anna, 'Anna');
  await startWithBots(anna);
  await inMenu(anna, 'Tisch einrichten');
  await anna.getByRole('link', { name: 'Hausregeln ändern' }).click();
  await expect(anna.getByRole('heading', { level: 1, name: /Hausregeln am Tisch/ })).toBeVisible();
  await anna.getByRole('radio', { name: /Wirtshaus/ }).click();
  await anna.getByRole('button', { name: 'So spielen wir weiter' }).click();
  await expect(anna.getByRole('toolbar').getByRole('button')).toHaveCount(8);
  await inMenu(anna, 'Tisch einrichten');
  await anna.getByRole('link', { name: 'Hausregeln ändern' }).click();
  await expect(anna.getByRole('button', { name: 'So spielt ihr schon.' })).toBeVisible();
});

test('a bot plays on for somebody who said so, and gives the seat back; a pause stops everybody', async ({
  device,
}) => {
  const anna = await device();
  const ben = await device(PHONE);
  const table = await openTable(anna, 'Anna');
  await join(ben, table, 'Ben');
  await startWithBots(anna, ben);
  await inMenu(ben, 'Kurz weg, ein Bot spielt');
  await expect(ben.getByText('Ein Bot spielt für dich.')).toBeVisible();
  await ben.getByRole('button', { name: 'Selber weiterspielen' }).click();
  await expect(ben.getByText('Ein Bot spielt für dich.')).toHaveCount(0);
  await inMenu(ben, 'Pause');
  await expect(anna.getByText('Pause: Ben hat angehalten.')).toBeVisible();
  await anna.getByRole('button', { name: 'Weiterspielen' }).click();
  await expect(ben.getByText('Pause: Du hast angehalten.')).toHaveCount(0);
});
