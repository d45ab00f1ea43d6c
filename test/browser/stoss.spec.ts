import { expect, test, type Page } from '@playwright/test';
import {
  choice,
  clickCard,
  moment,
  playToBill,
  QUICK,
  sayNo,
  sheet,
  sitDown,
  sitDownWhere,
  withSettings,
} from './practice-table.ts';

/** Goes on until cards are played and the person may say Stoß. */
async function untilStoss(page: Page): Promise<boolean> {
  for (;;) {
    const now = await moment(page);
    if (now.sheet === 'all') return false;
    if (now.phase === 'play') return page.getByRole('button', { name: 'Stoß', exact: true }).isVisible();
    await sayNo(page);
  }
}

test('Stoß takes exactly two taps: the first only asks, and the question goes away by itself', async ({ page }) => {
  await page.clock.install();
  await withSettings(page);
  await sitDownWhere(page, { preset: 'sauspiel' }, () => untilStoss(page));
  const stoss = page.getByRole('button', { name: 'Stoß', exact: true });
  await expect(page.getByText('bis zu deiner ersten Karte')).toBeVisible();
  await stoss.click();
  const asked = page.getByRole('button', { name: 'Stoß geben? ×2 · Ja' });
  await expect(asked).toBeVisible();
  await expect(page.getByRole('banner')).not.toContainText('×2');
  await page.clock.fastForward(4000);
  await expect(asked).toHaveCount(0);
  await stoss.click();
  await asked.click();
  await expect(page.getByRole('banner')).toContainText(/×[24]/);
  await expect(stoss).toHaveCount(0);
  await playToBill(page);
  await expect(
    sheet(page)
      .getByText(/Stoß.* ×[248]/)
      .first(),
  ).toBeVisible();
});

test('K twice gives the Stoß too', async ({ page }) => {
  await withSettings(page);
  await sitDownWhere(page, { preset: 'sauspiel' }, () => untilStoss(page));
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect(page.getByRole('banner')).toContainText(/×[24]/);
});

test('the game waits before the last moment for a Stoß passes, as long as the person wants', async ({ page }) => {
  await withSettings(page, { ...QUICK, kontraPause: 'ask' });
  // The person plays the fourth card: without the wait the second one would fall at once.
  await sitDownWhere(page, { dealer: 0 }, () => untilPause(page));
  await expect(page.getByText('nur vor der zweiten Karte')).toBeVisible();
  await page.getByRole('button', { name: 'Kein Stoß' }).click();
  await expect(page.getByRole('button', { name: 'Stoß', exact: true })).toHaveCount(0);
  await moment(page);
  await clickCard(page);
});

async function untilPause(page: Page): Promise<boolean> {
  for (;;) {
    const now = await moment(page);
    if (now.sheet === 'all') return false;
    if (now.phase === 'play') return page.getByRole('button', { name: 'Kein Stoß' }).isVisible();
    await sayNo(page);
  }
}

test('a Stoß against the person asks for Retour; two taps give it', async ({ page }) => {
  await withSettings(page);
  await sitDownWhere(page, {}, () => untilAnswer(page), 4);
  await expect(sheet(page)).toContainText('Gibst du Retour?');
  await choice(page, 'Retour').click();
  await choice(page, 'Retour geben? ×4 · Ja').click();
  await expect(page.getByRole('banner')).toContainText(/×[48]/);
});

/** Plays a Wenz with any hand until somebody gives a Stoß; nobody does in most deals. */
async function untilAnswer(page: Page): Promise<boolean> {
  for (;;) {
    const now = await moment(page);
    if (now.sheet === null || now.sheet === 'all') return false;
    if ((await choice(page, 'Retour').count()) > 0) return true;
    for (const words of ['Wenz spielen', 'Wenz', 'Ich tät spielen', 'Nicht abheben']) {
      const button = choice(page, words).and(page.locator(':not([aria-disabled="true"])'));
      if ((await button.count()) === 0) continue;
      await button.click();
      break;
    }
    if ((await choice(page, 'Wenz spielen').count()) === 0 && (await choice(page, 'Weiter').count()) > 0)
      await sayNo(page);
  }
}

test('a table without Stoß has no button for it', async ({ page }) => {
  await withSettings(page);
  await sitDown(page, { seed: 's3', preset: 'turnier' });
  for (;;) {
    const now = await moment(page);
    if (now.phase === 'play') break;
    await sayNo(page);
  }
  await expect(page.getByRole('button', { name: 'Stoß', exact: true })).toHaveCount(0);
});
