import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import {
  choice,
  clickCard,
  hand,
  legalCards,
  moment,
  playToBill,
  QUICK,
  sayNo,
  sitDown,
  withSettings,
} from './practice-table.ts';

/** What a person sees of the running deal. */
async function seen(page: Page) {
  return {
    title: await page.getByRole('banner').innerText(),
    hand: await hand(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label'))),
    trick: await page
      .getByRole('main')
      .getByRole('img')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label'))),
    line: await page.locator('p[data-mine]').innerText(),
  };
}

/** Plays two tricks and stops when it is the person's turn in a trick that others began. */
async function toTheMiddleOfATrick(page: Page): Promise<void> {
  for (;;) {
    const now = await moment(page);
    if (now.sheet === 'all') await choice(page, 'Nächstes Spiel').click();
    else if (now.sheet === 'question') await sayNo(page);
    else if ((await hand(page).count()) <= 6 && (await page.getByRole('main').getByRole('img').count()) > 0) return;
    else await clickCard(page);
  }
}

test('an own order of the hand survives a reload', async ({ page }) => {
  await withSettings(page, { ...QUICK, ownOrder: true });
  await sitDown(page, { seed: 's4', dealer: 3 });
  const names = (): Promise<(string | null)[]> =>
    hand(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  await expect(hand(page)).toHaveCount(8);
  const [first, second, ...rest] = await names();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(names).toEqual([second, first, ...rest]);
  await page.reload();
  await expect(hand(page)).toHaveCount(8);
  expect(await names()).toEqual([second, first, ...rest]);
});

test('a reload in the middle of a trick returns to the same moment', async ({ page }) => {
  await withSettings(page);
  await sitDown(page, { seed: 's3' });
  await toTheMiddleOfATrick(page);
  const before = await seen(page);
  await page.reload();
  await moment(page);
  expect(await seen(page)).toEqual(before);
  await playToBill(page);
});

test('leaving the table and coming back continues where it was', async ({ page }) => {
  await withSettings(page);
  await sitDown(page, { seed: 's3' });
  await toTheMiddleOfATrick(page);
  const before = await seen(page);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Tisch verlassen' }).click();
  await page.getByRole('button', { name: /Weiterspielen: \d+\. Spiel/ }).click();
  await moment(page);
  expect(await seen(page)).toEqual(before);
});

test('a poisoned store costs cards, never the app, and what could not be read can be saved', async ({ page }) => {
  await withSettings(page);
  await sitDown(page, { seed: 's3' });
  await toTheMiddleOfATrick(page);
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('stammtisch');
      request.addEventListener('success', () => resolve(request.result));
    });
    const transaction = database.transaction(['event'], 'readwrite');
    const store = transaction.objectStore('event');
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const request = store.getAllKeys();
      request.addEventListener('success', () => resolve(request.result));
    });
    store.put({ type: 'played', seat: 2, card: 99 }, keys[12]);
    store.put('rubbish', keys[13]);
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  });
  await page.reload();
  await moment(page);
  const note = page.getByRole('status').filter({ hasText: 'nicht lesbar' });
  await note.getByRole('button', { name: 'Ansehen' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als Datei sichern' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('rubbish');
  await page.getByRole('button', { name: 'Wegwerfen' }).click();
  await expect(page.getByRole('heading', { name: 'Nicht lesbar' })).toBeHidden();
  await page.getByRole('link', { name: 'Spielen' }).click();
  await page.getByRole('button', { name: /^Weiterspielen/ }).click();
  await playToBill(page);
});

test('damaged settings are as at the first visit', async ({ page }) => {
  await withSettings(page, {});
  await page.addInitScript(() => localStorage.setItem('stammtisch.settings', '{"tempo":"instant","textSize":'));
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Gleich spielen|Play now/ })).toBeVisible();
});

test('a store that is not ours is cleared away by a new table', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await new Promise((resolve) => {
      const request = indexedDB.open('stammtisch');
      request.addEventListener('success', () => {
        const transaction = request.result.transaction(['session', 'event'], 'readwrite');
        transaction.objectStore('session').put({ version: 99, id: [] }, 'open');
        transaction.addEventListener('complete', resolve);
      });
    });
  });
  await withSettings(page);
  await page.reload();
  await page.getByRole('button', { name: /Gleich spielen/ }).click();
  await moment(page);
  await page.reload();
  await moment(page);
});

test('without any storage the game works and says that nothing is kept', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await page.getByRole('button', { name: /Gleich spielen|Play now/ }).click();
  await moment(page);
  const note = page.getByRole('status').filter({ hasText: /nicht gespeichert|not being stored/ });
  await note.getByRole('button').click();
  await expect(note).toBeHidden();
  await page.getByRole('button', { name: /Menü|Menu/ }).click();
  await expect(page.getByRole('dialog')).toContainText(/speichert nichts|stores nothing/);
});

test('two windows: the newer one plays on, the older one rests, and no log splits', async ({ page, context }) => {
  await withSettings(page);
  await sitDown(page, { seed: 's3' });
  await toTheMiddleOfATrick(page);
  const before = await seen(page);
  const second = await context.newPage();
  await withSettings(second, QUICK);
  await second.goto('/tisch');
  await moment(second);
  expect(await seen(second)).toEqual(before);
  const rests = page.getByRole('alertdialog');
  await expect(rests).toContainText('in einem anderen Fenster');
  await expect(rests.getByRole('button', { name: 'Hier weiterspielen' })).toBeFocused();
  await clickCard(second);
  await moment(second);
  const after = await seen(second);
  await rests.getByRole('button', { name: 'Hier weiterspielen' }).click();
  await moment(page);
  expect(await seen(page)).toEqual(after);
  await expect(second.getByRole('alertdialog')).toBeVisible();
});

test('a page that is left in the same instant as a card loses nothing', async ({ page }) => {
  await withSettings(page);
  await sitDown(page, { seed: 's3' });
  await toTheMiddleOfATrick(page);
  const played = await legalCards(page).first().getAttribute('data-card');
  const before = await hand(page).count();
  await page.evaluate(() => {
    // Nothing that comes later than this very task reaches the database.
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('The page is gone.', 'AbortError');
    };
    document.querySelector<HTMLElement>('[role="toolbar"] button[aria-disabled="false"]')?.click();
    location.reload();
  });
  await moment(page);
  await expect(page.locator(`[role="toolbar"] [data-card="${played}"]`)).toHaveCount(0);
  await expect(hand(page)).toHaveCount(before - 1);
});
