import { expect, type Page } from '@playwright/test';
import { test } from './devices.ts';
import { startWithBots } from './friends-table.ts';

/** The cards of the own hand, as a screen reader hears them. */
async function hand(page: Page): Promise<readonly string[]> {
  const cards = page.getByRole('toolbar').getByRole('button');
  await expect(cards).toHaveCount(8);
  return (
    await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? card.textContent))
  ).toSorted();
}

test('a table by link: two people and two bots get cards, and a page that is loaded again has the same ones', async ({
  device,
}) => {
  const host = await device();
  const guest = await device({ viewport: { width: 360, height: 640 } });
  await host.goto('/');
  await host.getByRole('button', { name: 'Mit Freunden' }).click();
  await host.getByLabel('Dein Name').fill('Anna');
  await expect(host.getByText('Verbindet …')).toHaveCount(0);
  await host.getByRole('button', { name: 'Tisch aufmachen' }).click();
  await expect(host.getByRole('img', { name: /QR-Code/ })).toBeVisible();

  await guest.goto(new URL(host.url()).pathname);
  await guest.getByLabel('Dein Name').fill('Ben');
  await guest.getByRole('button', { name: 'Hinsetzen' }).click();
  await expect(host.getByText('Ben', { exact: true }).first()).toBeVisible();
  await startWithBots(host, guest);
  const before = await hand(guest);
  expect(await hand(host)).not.toEqual(before);
  await expect(guest.getByRole('region', { name: 'Anna' })).toBeVisible();
  await guest.reload();
  expect(await hand(guest)).toEqual(before);
});
