import { expect, test, type Page } from '@playwright/test';
import {
  accounts,
  afterStoss,
  choice,
  hand,
  legalCards,
  moment,
  playToBill,
  sheet,
  sitDown,
  sitDownWhere,
  sum,
  withSettings,
  QUICK,
} from './practice-table.ts';

/** Plays deals one after the other; after each the four seats (and the Stock, which is empty here) are even. */
async function playSession(
  page: Page,
  deals: number,
  how: Parameters<typeof playToBill>[1],
  next: () => Promise<void>,
) {
  for (let number = 1; number <= deals; number++) {
    await playToBill(page, how);
    const round = await accounts(page, 'Runde');
    expect(round).toHaveLength(4);
    expect(sum(round)).toBe(0);
    expect(sum(await accounts(page, 'Dieses Spiel'))).toBe(0);
    if (number < deals) await next();
  }
}

test('a session by clicking: deal after deal, running accounts, the dealer goes round', async ({ page }) => {
  await withSettings(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await sitDown(page, { seed: 'round' });
  const header = page.getByRole('banner');
  await expect(header).toContainText('Geber: Xaver');
  await playSession(page, 3, {}, async () => {
    await choice(page, 'Nächstes Spiel').click();
  });
  const rows = page.getByRole('complementary').getByRole('row');
  await expect(rows).toHaveCount(5);
  await choice(page, 'Nächstes Spiel').click();
  await moment(page);
  await expect(page.locator('[data-phase]')).toHaveAttribute('data-phase', /cutting|knocking|auction|play/);
});

test('a deal is played by the keyboard alone', async ({ page }) => {
  await withSettings(page);
  await sitDown(page, { seed: 'keys', preset: 'sauspiel' });
  const byKeys = {
    say: () => page.keyboard.press('w'),
    play: async () => {
      await afterStoss(page);
      const before = await hand(page).count();
      const first = await legalCards(page).first().getAttribute('data-card');
      const cards = await hand(page).evaluateAll((all) => all.map((card) => card.dataset['card'] ?? ''));
      await page.keyboard.press(String(cards.indexOf(first ?? '') + 1));
      await page.waitForFunction(
        (count) => document.querySelectorAll('[role="toolbar"] button').length < count,
        before,
      );
    },
  };
  await playSession(page, 2, byKeys, () => page.keyboard.press('n'));
});

test('cards are chosen with arrows, played with Enter, and the focus stays in the hand', async ({ page }) => {
  await withSettings(page);
  await sitDownWhere(page, {}, async () => {
    await moment(page);
    await page.keyboard.press('w');
    return (await moment(page)).mine;
  });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const focused = hand(page).nth(1);
  await expect(focused).toBeFocused();
  const before = await hand(page).count();
  await legalCards(page).first().focus();
  for (let times = 0; times < 6; times++) {
    await page.keyboard.down('Enter');
    await moment(page);
  }
  await page.keyboard.up('Enter');
  await expect(hand(page)).toHaveCount(before - 1);
  await expect(page.locator('[role="toolbar"] button:focus')).toHaveCount(1);
});

test('the person can bid by the keyboard: to the wish, to the game, to the suit', async ({ page }) => {
  await withSettings(page);
  const alone = async (): Promise<boolean> => {
    await moment(page);
    await choice(page, 'Ich tät spielen').focus();
    await page.keyboard.press('Enter');
    await moment(page);
    return (await choice(page, 'Solo').getAttribute('aria-pressed')) !== null;
  };
  await sitDownWhere(page, {}, alone, 9);
  await choice(page, 'Solo').focus();
  await page.keyboard.press('Enter');
  await choice(page, 'Herz-Solo').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('banner')).toContainText('Herz-Solo');
});

test('↶ and Z take back what was done; the list of played deals says so', async ({ page }) => {
  await withSettings(page);
  // Whatever the bots say, something is played.
  await sitDown(page, { seed: 'back', set: { 'allPass.action': 'ramsch' } });
  await moment(page);
  await expect(page.getByRole('button', { name: 'Zurücknehmen' })).toHaveCount(0);
  await choice(page, 'Weiter').click();
  await page.getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(choice(page, 'Weiter')).toBeVisible();
  await choice(page, 'Weiter').click();
  await moment(page);
  await page.keyboard.press('z');
  await expect(choice(page, 'Weiter')).toBeVisible();
  await playToBill(page);
  await expect(sheet(page).getByText('zählt nicht in der Statistik')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zurücknehmen' })).toHaveCount(0);
});

test('hints tell what a hand is worth, and the next deal can begin by itself', async ({ page }) => {
  await page.clock.install();
  await withSettings(page, { ...QUICK, learnerHints: true, autoNext: true });
  await sitDown(page, { seed: 'back' });
  await moment(page);
  await expect(sheet(page).getByText(/^Für ein Rufspiel: \d Tr[uü]mpfe?, .* von 100 Mal\. .*\.$/)).toBeVisible();
  await playToBill(page);
  await expect(sheet(page).getByText('Geht von selbst weiter.')).toBeVisible();
  await page.clock.runFor(13_000);
  await expect(page.locator('[data-sheet="all"]')).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText('Geber: Du');
});

test('? lists the keys, V opens the log, Esc closes', async ({ page }) => {
  await withSettings(page, QUICK);
  await sitDown(page, { seed: 'keys' });
  await moment(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Tasten' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('v');
  await expect(page.getByRole('dialog', { name: 'Verlauf' })).toContainText('Resi: abgehoben.');
});
