import { expect, test, type Page } from '@playwright/test';
import { hand, moment, playToBill, QUICK, sayNo, sheet, sitDown, withSettings } from './practice-table.ts';

const NO_CUT = { 'dealing.cutMaxTimes': 0 };
const CARD = /(Du|Sepp|Resi|Xaver): ((?:Eichel|Gras|Herz|Schellen)-(?:Sau|Zehn|König|Ober|Unter|Neun|Acht|Sieben))\./gu;

/** Types a command and gives the answer. */
async function type(page: Page, command: string): Promise<string> {
  const line = page.getByRole('textbox', { name: 'Befehl' });
  await line.fill(command);
  await line.press('Enter');
  return page.getByRole('form', { name: 'Befehle' }).getByRole('status').innerText();
}

/** The game may wait for a Stoß before the own turn comes. */
async function ownTurn(page: Page): Promise<void> {
  await page.locator('[data-legal="true"]').first().waitFor();
}

test('the screen reader hears every card once, in order, and the trick', async ({ page }) => {
  await withSettings(page);
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const live = target instanceof Element && target.closest('[role="log"]') !== null;
        if (live) for (const node of addedNodes) heard.push(node.textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await sitDown(page, { seed: 's3' });
  await playToBill(page);
  const log = page.getByRole('log');
  await expect(log).toContainText('Spielerpartei');
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  const cards = [...heard.join(' ').matchAll(CARD)].map(([, , card]) => card);
  expect(cards).toHaveLength(32);
  expect(new Set(cards).size).toBe(32);
  expect(heard.filter((line) => /Stich an|Dein Stich/.test(line))).toHaveLength(8);
  for (const line of heard) expect(line.split(' ').length, line).toBeLessThanOrEqual(8);
});

test('the first thing on every page turns the mode on; a whole deal goes by commands in words', async ({ page }) => {
  await withSettings(page);
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Modus für Screenreader einschalten' })).toBeFocused();
  await page.keyboard.press('Enter');
  await sitDown(page, { seed: 's4', dealer: 1, set: NO_CUT });
  await expect(page.getByRole('textbox', { name: 'Befehl' })).toBeVisible();
  expect(await type(page, 'h')).toMatch(/^8 Karten\./);
  await playToBill(page, {
    say: async () => void (await type(page, 'nein')),
    async play() {
      if ((await type(page, 'w')).startsWith('Stoß?')) return void (await type(page, 'weiter'));
      const before = await hand(page).count();
      const [allowed = ''] = (await type(page, 'r')).replace(/^Erlaubt: |\.$/g, '').split(', ');
      await type(page, allowed === 'Jede Karte ist erlaubt' ? '1' : allowed);
      await expect(hand(page)).not.toHaveCount(before);
    },
  });
  expect(await type(page, 'b')).toMatch(/^(Gewonnen!|Verloren\.) .* Runde: Du (plus|minus) /);
  await type(page, 'nächstes');
  await expect(hand(page)).toHaveCount(8);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2. Spiel');
});

test('a whole deal with keys only: the focus stays at its place in the hand', async ({ page }) => {
  await withSettings(page);
  await sitDown(page, { seed: 's4', dealer: 1, set: NO_CUT });
  const cards = hand(page);
  const focused = cards.and(page.locator(':focus'));
  await playToBill(page, {
    say: () => page.keyboard.press('w'),
    async play() {
      await ownTurn(page);
      const before = await cards.count();
      await page.keyboard.press('ArrowLeft');
      while ((await focused.getAttribute('aria-disabled')) === 'true') await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(cards).not.toHaveCount(before);
      if (before > 2) await expect(focused).toHaveCount(1);
    },
  });
  await page.keyboard.press('n');
  await expect(cards).toHaveCount(8);
});

test('a whole deal by names only', async ({ page }) => {
  await withSettings(page);
  await sitDown(page, { seed: 's4', dealer: 1, set: NO_CUT });
  await playToBill(page, {
    say: sayNo,
    async play() {
      await ownTurn(page);
      const before = await hand(page).count();
      const card = page.getByRole('toolbar', { name: 'Deine Karten' }).getByRole('button', { disabled: false }).first();
      // A card lies under its neighbour; whoever uses a screen reader presses it by its name.
      await card.dispatchEvent('click');
      await expect(hand(page)).not.toHaveCount(before);
    },
  });
  await expect(sheet(page).getByRole('table')).toContainText('Runde');
  await page.getByRole('button', { name: 'Nächstes Spiel' }).click();
  await expect(hand(page)).toHaveCount(8);
});

test('keys of the table rest while somebody writes', async ({ page }) => {
  await withSettings(page, { ...QUICK, screenReader: true });
  await sitDown(page, { seed: 's4', dealer: 3, set: NO_CUT });
  await moment(page);
  await page.keyboard.press('/');
  await page.keyboard.type('w1nv?');
  await expect(page.getByRole('textbox', { name: 'Befehl' })).toHaveValue('w1nv?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(hand(page)).toHaveCount(8);
});

test('without motion nothing travels', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withSettings(page, { ...QUICK, tempo: 'normal' });
  await sitDown(page, { seed: 's3' });
  await moment(page);
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0)),
    ),
  );
  expect(longest).toBeLessThanOrEqual(120);
});
