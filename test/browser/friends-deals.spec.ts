import { expect } from '@playwright/test';
import { test } from './devices.ts';
import { expectNoBarrier } from './every-look.ts';
import { dealt, join, nextDeal, openTable, playOn, startWithBots } from './friends-table.ts';

test('a deal with friends is proved with one tap, kept with names, counted, and in the chain of all deals', async ({
  device,
}) => {
  test.slow();
  const host = await device();
  const guest = await device({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });
  const table = await openTable(host, 'Anna');
  await join(guest, table, 'Ben');
  await startWithBots(host, guest);
  const proved = guest.getByRole('link', { name: /Ehrlich gemischt/ });
  // What was thrown in stays closed, and the bill says so; then the next deal.
  for (;;) {
    await Promise.all([host, guest].map((page) => playOn(page)));
    await expect(proved.or(guest.getByText('Zusammengeworfene Karten bleiben zu'))).toBeVisible();
    if (await proved.isVisible()) break;
    await nextDeal(host, guest);
    await dealt(host, guest);
  }
  await guest.reload();
  await proved.click();
  await expect(guest.getByText('Nachgerechnet: Dieses Spiel stimmt.')).toBeVisible();
  await guest.getByRole('link', { name: 'Karte für Karte' }).click();
  await expect(guest.getByRole('region', { name: 'Blatt: Anna' })).toBeVisible();
  await expect(guest.getByRole('region', { name: 'Blatt: Du' })).toBeVisible();
  await guest.goto('/statistik');
  await expect(guest.getByRole('heading', { name: 'Bilanz' })).toBeVisible();

  await host.getByRole('button', { name: 'Menü' }).click();
  await host.getByRole('button', { name: 'Abend beenden' }).click();
  await host.getByRole('button', { name: 'Wirklich beenden?' }).click();
  await expect(host.getByRole('heading', { name: 'Der Abend ist zu Ende' })).toBeVisible();

  await guest.goto('/pruefen');
  await guest.getByRole('link', { name: 'Alle Spiele dieses Servers' }).click();
  await guest.getByRole('button', { name: 'Kette nachrechnen' }).click();
  await expect(guest.getByText(/Nachgerechnet: .* ohne Lücke/)).toBeVisible();
  await expect(guest.getByText(/Von deinen (\d+) Spielen an Tischen mit Nachweis stehen \1 darin/)).toBeVisible();
  await expectNoBarrier(guest, 'all deals of the server');
});
