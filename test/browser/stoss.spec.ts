import { expect, test, type Locator, type Page } from '@playwright/test';
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

/** The button before it asks: the word, and until when it may be said. */
const STOSS = /^Stoß (bis|nur)/;

/** Goes on until cards are played and the person may say Stoß. */
async function untilStoss(page: Page): Promise<boolean> {
  for (;;) {
    const now = await moment(page);
    if (now.sheet === 'all') return false;
    if (now.phase === 'play') return page.getByRole('button', { name: STOSS }).isVisible();
    await sayNo(page);
  }
}

/** No button lies on a card of the trick. */
async function expectCardsFree(page: Page): Promise<void> {
  const cards = await boxes(page.locator('main').getByRole('img'));
  const buttons = await boxes(page.locator('[data-strip] button'));
  const covered = buttons.filter((button) =>
    cards.some(
      (card) =>
        card.left < button.right && card.right > button.left && card.top < button.bottom && card.bottom > button.top,
    ),
  );
  expect(buttons.length).toBeGreaterThan(0);
  expect(covered).toEqual([]);
}

async function boxes(elements: Locator): Promise<readonly Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
}

test('Stoß takes exactly two taps: the first only asks, and the question goes away by itself', async ({ page }) => {
  await page.clock.install();
  await withSettings(page);
  await page.setViewportSize({ width: 360, height: 560 });
  await sitDownWhere(page, { preset: 'sauspiel' }, () => untilStoss(page));
  await expectCardsFree(page);
  const stoss = page.getByRole('button', { name: STOSS });
  await expect(page.getByText('bis zu deiner ersten Karte')).toBeVisible();
  await stoss.click();
  const asked = page.getByRole('button', { name: 'Stoß geben? ×2 · Ja' });
  await expect(asked).toBeVisible();
  await expect(page.getByRole('banner')).not.toContainText('×2');
  await page.clock.fastForward(4000);
  await expect(asked).toHaveCount(0);
  await stoss.click();
  await expectCardsFree(page);
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

test('K twice gives the Stoß too; held down it only asks', async ({ page }) => {
  await withSettings(page);
  await sitDownWhere(page, { preset: 'sauspiel' }, () => untilStoss(page));
  for (let times = 0; times < 3; times++) await page.keyboard.down('k');
  await page.keyboard.up('k');
  await expect(page.getByRole('button', { name: 'Stoß geben? ×2 · Ja' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('banner')).toContainText(/×[24]/);
});

test('the game waits before the last moment for a Stoß passes, as long as the person wants', async ({ page }) => {
  await withSettings(page, { ...QUICK, kontraPause: 'ask' });
  // The person plays the fourth card: without the wait the second one would fall at once.
  await sitDownWhere(page, { dealer: 0 }, () => untilPause(page));
  await expect(page.getByText('nur vor der zweiten Karte')).toBeVisible();
  await page.getByRole('button', { name: 'Kein Stoß' }).click();
  await expect(page.getByRole('button', { name: STOSS })).toHaveCount(0);
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
  // The person plays the second card, so that the others have spoken before it is asked for one.
  await sitDownWhere(page, { dealer: 2 }, () => untilAnswer(page), 10);
  await expect(sheet(page)).toContainText('Gibst du Retour?');
  await choice(page, 'Retour').click();
  await choice(page, 'Retour geben? ×4 · Ja').click();
  await expect(page.getByRole('banner')).toContainText(/×[48]/);
});

/** Plays a Wenz with any hand until somebody gives a Stoß; in most deals somebody plays higher, or nobody gives one. */
async function untilAnswer(page: Page): Promise<boolean> {
  for (;;) {
    const now = await moment(page);
    if (now.sheet !== 'question') return false;
    if ((await choice(page, 'Retour').count()) > 0) return true;
    if ((await choice(page, 'Solo').and(page.locator('[aria-pressed]')).count()) > 0) {
      await choice(page, 'Wenz').click();
      if (!(await may(choice(page, 'Wenz spielen')))) return false;
      await choice(page, 'Wenz spielen').click();
    } else if (await may(choice(page, 'Ich tät spielen'))) await choice(page, 'Ich tät spielen').click();
    else if (await may(choice(page, 'Wenz'))) await choice(page, 'Wenz').click();
    else await sayNo(page);
  }
}

/** Whether a button is there and not greyed. */
async function may(button: Locator): Promise<boolean> {
  return (await button.count()) > 0 && (await button.getAttribute('aria-disabled')) !== 'true';
}

test('a table without Stoß has no button for it', async ({ page }) => {
  await withSettings(page);
  await sitDown(page, { seed: 's3', preset: 'turnier' });
  for (;;) {
    const now = await moment(page);
    if (now.phase === 'play') break;
    await sayNo(page);
  }
  await expect(page.getByRole('button', { name: STOSS })).toHaveCount(0);
});
