import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import {
  clickCard,
  forbiddenCards,
  hand,
  moment,
  playToBill,
  QUICK,
  sayNo,
  sitDown,
  withSettings,
} from './practice-table.ts';

async function expectNoViolations(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the start page and beside the table, ${theme}`, async ({ page }) => {
    await withSettings(page, { ...QUICK, theme, language: 'en' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
    await expectNoViolations(page, 'start');
    await sitDown(page, { seed: 's2', preset: 'wirtshaus' });
    await moment(page);
    await expectNoViolations(page, 'knocking');
  });

  test(`axe finds nothing from the auction to the bill, ${theme}`, async ({ page }) => {
    await withSettings(page, { ...QUICK, theme });
    await page.setViewportSize({ width: 360, height: 640 });
    await sitDown(page, { seed: 's4', dealer: 1 });
    const seen = new Set<string>();
    for (;;) {
      const now = await moment(page);
      const name = `${now.phase} ${now.sheet}`;
      if (!seen.has(name)) await expectNoViolations(page, name);
      seen.add(name);
      if (now.sheet === 'all') break;
      if (now.sheet === 'question') await sayNo(page);
      else if ((await hand(page).count()) > 1) {
        await refuseOnce(page, seen);
        await clickCard(page);
      } else await page.waitForFunction(() => document.querySelector('[data-sheet="all"]') !== null);
    }
  });

  test(`axe finds nothing in the dialogs of the table, ${theme}`, async ({ page }) => {
    await withSettings(page, { ...QUICK, theme });
    await page.setViewportSize({ width: 360, height: 640 });
    await sitDown(page, { seed: 's1', preset: 'sauspiel' });
    await moment(page);
    for (const key of ['?', 'v']) {
      await page.keyboard.press(key);
      await expectNoViolations(page, key);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Menü' }).click();
    await expectNoViolations(page, 'menu');
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: /spiel/i }).click();
    await expectNoViolations(page, 'details');
    await page.keyboard.press('Escape');
    await playToBill(page);
    await expectNoViolations(page, 'bill');
  });
}

/** Taps a card that is not allowed, the first time there is one, and looks at the reason. */
async function refuseOnce(page: Page, seen: Set<string>): Promise<void> {
  const forbidden = forbiddenCards(page);
  if (seen.has('refused') || (await forbidden.count()) === 0) return;
  await forbidden.first().click({ force: true, position: { x: 12, y: 30 } });
  await expectNoViolations(page, 'refused');
  seen.add('refused');
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
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  const cards = heard.filter((line) => /^(Du|Sepp|Resi|Xaver): (Eichel|Gras|Herz|Schellen)-\p{L}+\.$/u.test(line));
  const tricks = heard.filter((line) => /^(Stich an|Dein Stich)/.test(line));
  expect(new Set(cards.map((line) => line.split(': ')[1])).size).toBe(cards.length);
  expect(tricks).toHaveLength(cards.length / 4);
  for (const line of heard) expect(line.split(' ').length, line).toBeLessThanOrEqual(8);
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

test('the rules of the table, the pace and the text size are two taps away', async ({ page }) => {
  await withSettings(page);
  await sitDown(page, { seed: 's3' });
  await moment(page);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByText('150 %').click();
  await expect(page.locator('html')).toHaveCSS('font-size', '24px');
});
