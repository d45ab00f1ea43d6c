import { expect } from '@playwright/test';
import { test } from './devices.ts';
import { inMenu, join, openTable, startWithBots } from './friends-table.ts';

test('phrases and, where the host allows it, free text; new lines are counted on the button; who is muted is not heard', async ({
  device,
}) => {
  const anna = await device();
  const ben = await device({ viewport: { width: 360, height: 560 } });
  const table = await openTable(anna, 'Anna');
  await join(ben, table, 'Ben');
  await startWithBots(anna, ben);

  await ben.getByRole('button', { name: 'Plausch' }).click();
  await expect(ben.getByText('Selber schreiben geht nur')).toBeVisible();
  await ben.getByRole('button', { name: 'Servus' }).click();
  await expect(ben.getByRole('log', { name: 'Plausch' })).toContainText('Ben: Servus');
  // It is said politely, and counted where no card lies.
  await expect(anna.getByRole('status').filter({ hasText: 'Ben: Servus' })).toBeVisible();
  const button = anna.getByRole('button', { name: 'Plausch, 1 neu' });
  await expect(button).toBeVisible();
  await expect(anna.getByRole('banner').getByRole('button', { name: 'Plausch, 1 neu' })).toBeVisible();

  await button.click();
  await expect(anna.getByRole('log', { name: 'Plausch' })).toContainText('Ben: Servus');
  await anna.keyboard.press('Escape');
  await expect(anna.getByRole('button', { name: 'Plausch', exact: true })).toBeVisible();

  await inMenu(anna, 'Tisch einrichten');
  await anna.getByRole('switch', { name: /^Selber schreiben erlaubt/ }).click();
  await anna.keyboard.press('Escape');
  await ben.getByLabel('Selber schreiben').fill('Habe die Ehre');
  await ben.getByRole('button', { name: 'Abschicken' }).click();
  await expect(ben.getByRole('log', { name: 'Plausch' })).toContainText('Ben: Habe die Ehre');
  await expect(anna.getByRole('button', { name: 'Plausch, 1 neu' })).toBeVisible();

  await inMenu(anna, 'Leute am Tisch');
  await anna.locator('summary', { hasText: /^Ben/ }).click();
  await anna.getByRole('button', { name: 'Stumm schalten' }).click();
  await expect(anna.getByRole('button', { name: 'Wieder hören' })).toBeVisible();
  await anna.keyboard.press('Escape');
  await ben.getByLabel('Selber schreiben').fill('Hört mich wer?');
  await ben.getByRole('button', { name: 'Abschicken' }).click();
  await expect(ben.getByRole('log', { name: 'Plausch' })).toContainText('Hört mich wer?');
  await anna.getByRole('button', { name: /^Plausch/ }).click();
  await expect(anna.getByRole('log', { name: 'Plausch' })).not.toContainText('Ben');
  await expect(anna.getByText('Stumm: Ben')).toBeVisible();
});
