import { expect, test, type Page } from '@playwright/test';
import { expectNoBarrier } from './every-look.ts';
import { playToBill, withSettings } from './practice-table.ts';

async function playBoth(...pages: readonly Page[]): Promise<void> {
  await Promise.all(pages.map((page) => playToBill(page)));
}

test('a deal with friends is proved with one tap, kept with names, counted, and in the chain of all deals', async ({
  browser,
}) => {
  test.slow();
  const host = await (await browser.newContext()).newPage();
  const guest = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' })
  ).newPage();
  for (const page of [host, guest]) await withSettings(page);
  await host.goto('/tische');
  await host.getByLabel('Dein Name').fill('Anna');
  await expect(host.getByText('Verbindet …')).toHaveCount(0);
  await host.getByRole('button', { name: 'Tisch aufmachen' }).click();
  await expect(host.getByRole('img', { name: /QR-Code/ })).toBeVisible();
  const table = new URL(host.url()).pathname;
  await guest.goto(table);
  await guest.getByLabel('Dein Name').fill('Ben');
  await guest.getByRole('button', { name: 'Hinsetzen' }).click();
  await host.getByRole('button', { name: 'Bots dazusetzen' }).click();
  await host.getByRole('button', { name: 'Losspielen' }).click();
  const proved = guest.getByRole('link', { name: /Ehrlich gemischt/ });
  // What was thrown in stays closed, and the bill says so; then the next deal.
  for (;;) {
    await playBoth(host, guest);
    await expect(proved.or(guest.getByText('Zusammengeworfene Karten bleiben zu'))).toBeVisible();
    if (await proved.isVisible()) break;
    for (const page of [host, guest]) await page.getByRole('button', { name: 'Nächstes Spiel' }).click();
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
