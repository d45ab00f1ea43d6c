import { expect, test, type Page } from '@playwright/test';
import { cutByLongerWords } from './longer-words.ts';
import {
  choice,
  clickCard,
  forbiddenCards,
  hand,
  moment,
  playToBill,
  QUICK,
  sayNo,
  sheet,
  sitDown,
  withSettings,
  type Moment,
} from './practice-table.ts';

/** The screens that must work everywhere: 6.2 to 6.5 of the design. */
const SIZES = [
  { width: 360, height: 560 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 640, height: 320 },
  { width: 640, height: 360 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

/** Pixels by which the page is larger than the window. */
function overflow(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  return page.evaluate(() => {
    const root = document.documentElement;
    return { x: root.scrollWidth - root.clientWidth, y: root.scrollHeight - root.clientHeight };
  });
}

async function expectNoScroll(page: Page): Promise<void> {
  expect(await overflow(page)).toEqual({ x: 0, y: 0 });
}

/** Waits until what depends on the size of the window has been laid out anew. */
function settled(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Pixels by which a question is higher than the place that it has. */
function scrolledInSheet(page: Page): Promise<number> {
  return sheet(page)
    .locator('> div')
    .evaluate((box) => box.scrollHeight - box.clientHeight);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}

/** Parts of the sheet that are lower than what is in them, so that something is cut off. */
async function squeezed(page: Page): Promise<readonly string[]> {
  return sheet(page)
    .locator('> div > *')
    .evaluateAll((parts) =>
      parts.flatMap((part) => (part.scrollHeight > part.clientHeight + 1 ? [part.textContent ?? ''] : [])),
    );
}

/** Cards of the hand that do not show their corner inside the window and below nothing else. */
function coveredCards(page: Page): Promise<readonly string[]> {
  return hand(page).evaluateAll((cards) =>
    cards.flatMap((card) => {
      const box = card.getBoundingClientRect();
      const top = document.elementFromPoint(box.left + 10, box.top + 24);
      const whole = box.left >= 0 && box.right <= innerWidth + 1 && card.contains(top);
      return whole
        ? []
        : [`${card.getAttribute('aria-label')} at ${box.left}..${box.right} under ${top?.outerHTML.slice(0, 80)}`];
    }),
  );
}

async function expectWholeHand(page: Page): Promise<void> {
  expect(await coveredCards(page)).toEqual([]);
}

/** Everything is in sight in this size, as the table is now. */
async function expectToFit(page: Page, size: (typeof SIZES)[number], now: Moment): Promise<void> {
  const where = `${size.width}x${size.height}, ${now.phase}`;
  await page.setViewportSize(size);
  await settled(page);
  expect(await overflow(page), where).toEqual({ x: 0, y: 0 });
  // The last card plays itself, so it may leave the hand at any moment.
  if (now.sheet !== 'all' && (await hand(page).count()) > 1) expect(await coveredCards(page), where).toEqual([]);
  if (now.sheet === 'question') expect(await scrolledInSheet(page), where).toBeLessThanOrEqual(1);
  if (now.sheet !== 'all') return;
  await expect(choice(page, 'Nächstes Spiel'), where).toBeInViewport({ ratio: 1 });
  expect(await squeezed(page), `${where}: the bill scrolls, its accounts do not`).toEqual([]);
}

// One deal is looked at in half of the sizes at every moment: to play it in each of them takes five times as long and shows the same.
for (const sizes of [SIZES.slice(0, 5), SIZES.slice(5)]) {
  const names = sizes.map(({ width, height }) => `${width}x${height}`).join(', ');
  test(`the table fits without scrolling from the first question to the bill: ${names}`, async ({ page }) => {
    await withSettings(page);
    await sitDown(page, { seed: 's2', preset: 'wirtshaus' });
    const asked = new Set<string>();
    for (;;) {
      const now = await moment(page);
      for (const size of sizes) await expectToFit(page, size, now);
      if (now.sheet === 'all') break;
      if (now.sheet === 'question') {
        asked.add((await sheet(page).getAttribute('aria-label')) ?? '');
        const wish = choice(page, 'Ich tät spielen');
        if ((await wish.count()) > 0 && (await wish.getAttribute('aria-disabled')) !== 'true') await wish.click();
        else await sayNo(page);
      } else if ((await hand(page).count()) > 1) await clickCard(page);
      else await page.waitForFunction(() => document.querySelector('[data-sheet="all"]') !== null);
    }
    expect(asked.size).toBeGreaterThanOrEqual(2);
  });
}

test('in large letters the own cards stay in view on a phone, asked and at play', async ({ page }) => {
  await withSettings(page, { ...QUICK, textSize: 150 });
  await page.setViewportSize({ width: 360, height: 640 });
  await sitDown(page, { seed: 's2', dealer: 3 });
  expect((await moment(page)).sheet).toBe('question');
  await expectNoScroll(page);
  await expectWholeHand(page);
  while ((await moment(page)).sheet === 'question') await sayNo(page);
  await expect(page.locator('[data-rows="2"]')).toBeVisible();
  await expectNoScroll(page);
  for (const card of await hand(page).all()) await expect(card).toBeInViewport({ ratio: 0.9 });
});

test('no sideways scrolling at 320 pixels and 200 % text, on no page', async ({ page }) => {
  await withSettings(page, { ...QUICK, textSize: 200 });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Gleich spielen/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await sitDown(page, { seed: 's2', preset: 'wirtshaus' });
  for (;;) {
    const now = await moment(page);
    await expectNoSidewaysScroll(page);
    if (now.sheet === 'all') break;
    if (now.sheet === 'question') await sayNo(page);
    else if ((await hand(page).count()) > 1) await clickCard(page);
    else await page.waitForFunction(() => document.querySelector('[data-sheet="all"]') !== null);
  }
  await page.getByRole('button', { name: 'Menü' }).click();
  await expectNoSidewaysScroll(page);
});

test('a window enlarged to 400 %: everything in one column, cards as large as fingers, nothing sideways', async ({
  page,
}) => {
  await withSettings(page);
  // 1280 x 1024 at 400 % (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/', '/mehr', '/hausregeln', '/einstellungen', '/lernen/1', '/tisch?seed=s2']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: path.startsWith('/tisch') ? 2 : 1 }).first()).toBeAttached();
    await expectNoSidewaysScroll(page);
  }
  const narrow = await hand(page).evaluateAll((cards) =>
    cards.filter((card) => card.getBoundingClientRect().width < 48),
  );
  expect(narrow).toEqual([]);
});

test('words that are a third longer, as in another language, are neither cut nor in each other at 320 pixels', async ({
  page,
}) => {
  await withSettings(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/mehr', '/rechner', '/einstellungen', '/lernen/4']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(cutByLongerWords), path).toEqual([]);
  }
  await sitDown(page, { seed: 's2', preset: 'wirtshaus' });
  for (;;) {
    const now = await moment(page);
    expect(await page.evaluate(cutByLongerWords), now.phase).toEqual([]);
    if (now.sheet === 'all') break;
    if (now.sheet === 'question') await sayNo(page);
    else if ((await hand(page).count()) > 1) await clickCard(page);
    else await page.waitForFunction(() => document.querySelector('[data-sheet="all"]') !== null);
  }
});

test('the last trick is one tap away, and goes away by itself', async ({ page }) => {
  await page.clock.install();
  await withSettings(page);
  await sitDown(page, { seed: 's3' });
  const last = page.getByRole('button', { name: 'Letzter Stich' });
  for (;;) {
    const now = await moment(page);
    if (now.sheet === 'all') throw new Error('The deal was over before a trick could be looked at.');
    if (await last.isVisible()) break;
    if (now.sheet === 'question') await sayNo(page);
    else await clickCard(page);
  }
  const shown = page.getByText(/^Letzter Stich: (deiner|Sepp|Resi|Xaver)$/);
  await last.click();
  await expect(shown).toBeVisible();
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(4);
  await page.clock.fastForward(3000);
  await expect(shown).toHaveCount(0);
});

test('a card that is not allowed says why, with what is allowed, and the allowed cards rise', async ({ page }) => {
  await withSettings(page);
  await sitDown(page, { seed: 's3' });
  for (;;) {
    const now = await moment(page);
    if (now.phase === 'play' && (await forbiddenCards(page).count()) > 0) break;
    if (now.sheet === 'question') await sayNo(page);
    else if (now.sheet === 'all') await choice(page, 'Nächstes Spiel').click();
    else await clickCard(page);
  }
  const card = forbiddenCards(page).first();
  const name = await card.getAttribute('aria-label');
  expect(name).toContain('geht jetzt nicht');
  const before = await hand(page).count();
  await card.click({ force: true, position: { x: 12, y: 30 } });
  const reason = page.getByRole('region', { name: 'Deine Karten' }).getByRole('status');
  await expect(reason).toContainText(/\S/);
  expect((await reason.innerText()).length).toBeLessThanOrEqual(240);
  await expect(page.locator('[data-raised="true"]').first()).toBeVisible();
  await expect(hand(page)).toHaveCount(before);
  await page.keyboard.press('Escape');
  await expect(reason).toHaveText('');
});

test('targets are at least 48 pixels, except the fan of cards', async ({ page }) => {
  await withSettings(page);
  await page.setViewportSize({ width: 360, height: 640 });
  const small = () =>
    page.locator('button:visible:not([role="toolbar"] button), label:visible:has(input)').evaluateAll((targets) =>
      targets
        .map((target) => ({ box: target.getBoundingClientRect(), name: target.textContent }))
        .filter(({ box }) => box.width < 47.5 || box.height < 47.5)
        .map(({ name }) => name),
    );
  await page.goto('/');
  expect(await small()).toEqual([]);
  await sitDown(page, { seed: 's2', preset: 'wirtshaus' });
  await moment(page);
  expect(await small()).toEqual([]);
  await playToBill(page);
  expect(await small()).toEqual([]);
  await page.getByRole('button', { name: 'Menü' }).click();
  expect(await small()).toEqual([]);
});
