import { expect, test, type CDPSession, type Locator, type Page } from '@playwright/test';
import {
  choice,
  CORNER,
  forbiddenCards,
  hand,
  legalCards,
  moment,
  playToBill,
  QUICK,
  sayNo,
  sitDown,
  sitDownWhere,
  withSettings,
} from './practice-table.ts';

test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

/** A place on a card that no other card covers. */
async function placeOn(card: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await card.boundingBox();
  if (box === null) throw new Error('The card is not on the screen.');
  return { x: box.x + CORNER.x, y: box.y + CORNER.y };
}

async function tap(page: Page, card: Locator): Promise<void> {
  const { x, y } = await placeOn(card);
  await page.touchscreen.tap(x, y);
}

/** First tap lifts, second plays. */
async function tapTwice(page: Page): Promise<void> {
  const before = await hand(page).count();
  const card = legalCards(page).first();
  await tap(page, card);
  await expect(card).toHaveAttribute('data-lifted', 'true');
  await tap(page, card);
  await page.waitForFunction((count) => document.querySelectorAll('[role="toolbar"] button').length < count, before);
}

/** Goes on until the person has to play a card. */
async function untilOwnCard(page: Page): Promise<void> {
  for (;;) {
    const now = await moment(page);
    if (now.phase === 'play' && now.mine && now.sheet === null) return;
    await (now.sheet === 'all' ? choice(page, 'Nächstes Spiel').tap() : sayNo(page));
  }
}

/** A finger that goes from place to place. */
async function slide(page: Page, places: readonly { readonly x: number; readonly y: number }[]): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const [first, ...others] = places;
  if (first === undefined) return;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first] });
  for (const place of others)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [place] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a deal by touch takes at most 18 taps: the first lifts, the second plays', async ({ page }) => {
  await withSettings(page);
  await sitDown(page, { seed: 's3' });
  await countTaps(page);
  await playToBill(page, { play: tapTwice });
  await choice(page, 'Nächstes Spiel').tap();
  expect(await taps(page)).toBeLessThanOrEqual(18);
  await expect(hand(page).first()).toBeVisible();
});

/** Counts every press of a finger or a mouse from now on. */
async function countTaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.dataset['taps'] = '0';
    addEventListener('pointerdown', () => {
      document.body.dataset['taps'] = String(Number(document.body.dataset['taps']) + 1);
    });
  });
}

async function taps(page: Page): Promise<number> {
  return Number(await page.evaluate(() => document.body.dataset['taps']));
}

test('a flick upwards plays, sliding along the fan lifts, sliding down cancels', async ({ page }) => {
  await withSettings(page);
  await sitDown(page, { seed: 's3' });
  await untilOwnCard(page);
  const before = await hand(page).count();
  const from = await placeOn(hand(page).nth(1));
  const along = await placeOn(hand(page).nth(3));
  await slide(page, [from, { x: from.x + 20, y: from.y }, along]);
  await expect(hand(page).nth(3)).toHaveAttribute('data-lifted', 'true');
  await slide(page, [along, { x: along.x, y: along.y + 60 }, { x: along.x, y: 639 }]);
  await expect(page.locator('[data-lifted="true"]')).toHaveCount(0);
  await expect(hand(page)).toHaveCount(before);
  const card = await placeOn(legalCards(page).last());
  await slide(page, [card, { x: card.x, y: card.y - 40 }, { x: card.x, y: card.y - 160 }]);
  await page.waitForFunction((count) => document.querySelectorAll('[role="toolbar"] button').length < count, before);
});

test('a lifted card is named, and a tap beside the cards lowers it', async ({ page }) => {
  await withSettings(page);
  await sitDown(page, { seed: 's3' });
  await untilOwnCard(page);
  const card = legalCards(page).first();
  await tap(page, card);
  await expect(page.getByText(/: noch einmal tippen\.$/).first()).toBeVisible();
  await page.touchscreen.tap(20, 200);
  await expect(card).toHaveAttribute('data-lifted', 'false');
});

test('where one tap plays, a deal takes at most 10', async ({ page }) => {
  await withSettings(page, { ...QUICK, touchMode: 'one-tap' });
  await sitDown(page, { seed: 's3' });
  await countTaps(page);
  await playToBill(page, { play: tapOnce });
  await choice(page, 'Nächstes Spiel').tap();
  expect(await taps(page)).toBeLessThanOrEqual(10);
});

async function tapOnce(page: Page): Promise<void> {
  const before = await hand(page).count();
  const { x, y } = await placeOn(legalCards(page).last());
  await page.touchscreen.tap(x + 6, y);
  await page.waitForFunction((count) => document.querySelectorAll('[role="toolbar"] button').length < count, before);
}

test('a card that is not allowed says why at the first tap', async ({ page }) => {
  await withSettings(page);
  await sitDown(page, { seed: 's3' });
  for (;;) {
    await untilOwnCard(page);
    if ((await forbiddenCards(page).count()) > 0) break;
    await tapTwice(page);
  }
  await tap(page, forbiddenCards(page).first());
  await expect(page.getByRole('region', { name: 'Deine Karten' }).getByRole('status')).toContainText(
    /Mehr dazu: Regel [RB]\d+/,
  );
  await expect(page.locator('[data-raised="true"]').first()).toBeVisible();
});

test('one tap shows what may be played, one tap silences the table', async ({ page }) => {
  await withSettings(page);
  // Somebody else leads, so that a suit has to be followed.
  await sitDownWhere(page, { preset: 'schafkopfschule', dealer: 0 }, async () => {
    await untilOwnCard(page);
    return (await forbiddenCards(page).count()) > 0;
  });
  const allowed = page.getByRole('button', { name: 'Was geht?' });
  await allowed.tap();
  await expect(page.locator('[data-raised="true"]')).toHaveCount(await legalCards(page).count());
  await expect(page.locator('[data-raised="true"]')).toHaveCount(0);
  const sound = page.getByRole('banner').getByRole('button', { name: 'Ton', pressed: true });
  await sound.tap();
  await expect(sound).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ton', pressed: false })).toBeInViewport({ ratio: 1 });
});
