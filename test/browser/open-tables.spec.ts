import { expect, type Page } from '@playwright/test';
import { test } from './devices.ts';
import { expectNoBarrier } from './every-look.ts';
import { dealt } from './friends-table.ts';

// They all look at the same list: one after the other.
test.describe.configure({ mode: 'serial' });

const PHONE = { viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' } as const;

async function enter(page: Page, name: string): Promise<void> {
  await page.goto('/tische');
  await expect(page.getByText('Verbindet …')).toHaveCount(0);
  await page.getByLabel('Dein Name').fill(name);
}

test('a table that is open to everybody stands in the list until its evening is over', async ({ device }) => {
  const host = await device(PHONE);
  const guest = await device(PHONE);
  await enter(host, 'Listenanna');
  await host.getByRole('switch', { name: /Offen für alle/ }).check();
  await host.getByRole('button', { name: 'Tisch aufmachen' }).click();
  await expect(host.getByRole('heading', { name: /^Tisch [A-Z]/ })).toBeVisible();

  await guest.goto('/tische');
  const line = guest.getByRole('listitem').filter({ hasText: 'Tisch von Listenanna' });
  await expect(line).toContainText('1 Mensch · 3 Stühle frei');
  await expectNoBarrier(guest, 'entry with a list');
  await line.getByRole('button').click();
  await guest.getByLabel('Dein Name').fill('Listenben');
  await guest.getByRole('button', { name: 'Hinsetzen' }).click();
  await expect(host.getByRole('list').getByText('Listenben')).toBeVisible();

  const looks = await device(PHONE);
  await looks.goto('/tische');
  const seen = looks.getByRole('listitem').filter({ hasText: 'Tisch von Listenanna' });
  await expect(seen).toContainText('2 Leute · 2 Stühle frei');
  await host.getByRole('button', { name: '← Tisch verlassen' }).click();
  await guest.getByRole('button', { name: '← Tisch verlassen' }).click();
  await expect(seen).toHaveCount(0);
});

test('a quick game waits for people for a short while, and begins with bots at once if one wants', async ({
  device,
}) => {
  const first = await device(PHONE);
  await enter(first, 'Schnellanna');
  await first.getByRole('button', { name: 'Schnelles Spiel' }).click();
  await expect(first.getByText(/Noch \d+ Sekunden, dann spielen Bots mit/)).toBeVisible();
  await first.getByRole('button', { name: 'Gleich mit Bots anfangen' }).click();
  await dealt(first);
});

test('whoever waits in a quick game plays with bots when the time is over', async ({ device }) => {
  const one = await device(PHONE);
  await one.clock.install();
  await enter(one, 'Wartanna');
  await one.getByRole('button', { name: 'Schnelles Spiel' }).click();
  await expect(one.getByText(/Noch \d+ Sekunden?, dann/)).toBeVisible();
  // A page that is loaded again goes on waiting.
  await one.reload();
  await expect(one.getByText(/Noch \d+ Sekunden?, dann/)).toBeVisible();
  // On a slow machine the time is over before this is: then the table is looked at.
  await expectNoBarrier(one, 'quick game');
  await one.clock.runFor(15_000);
  await dealt(one);
});
