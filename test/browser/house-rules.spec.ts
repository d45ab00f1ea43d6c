import { expect, type Locator, type Page } from '@playwright/test';
import { OPTION_NAMES } from '@stammtisch/rules';
import { test } from './devices.ts';
import { expectNoBarrier } from './every-look.ts';
import { QUICK, withSettings } from './practice-table.ts';

async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(`/hausregeln${fragment}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

function fold(page: Page, name: string): Locator {
  return page.locator('summary', { has: page.getByRole('heading', { name, exact: true }) });
}

function sentence(page: Page): Locator {
  return page.getByTestId('sentence');
}

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Opens every fold, also those of the options without effect. */
async function openAll(page: Page): Promise<void> {
  const closed = page.locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Taps one after the other; what they are called is how many they are. */
async function taps(...places: readonly Locator[]): Promise<void> {
  for (const place of places) await place.click();
}

/** The rules that the table in front of us is played by, from its own menu. */
async function rulesOfTable(page: Page): Promise<string> {
  await expect(page.locator('[data-phase]')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: /spiel/i }).click();
  return (await page.getByRole('dialog').textContent()) ?? '';
}

test.beforeEach(async ({ page }) => withSettings(page));

test.describe('few taps', () => {
  test('2 taps start with a preset', async ({ page }) => {
    await open(page);
    await taps(page.getByRole('radio', { name: 'Turnier' }), button(page, 'So spielen'));
    expect(await rulesOfTable(page)).toContain('der Alte muss');
  });

  test('3 taps play by another tariff', async ({ page }) => {
    await open(page);
    await taps(fold(page, 'Tarif'), button(page, 'Preis Rufspiel: mehr'), button(page, 'So spielen'));
    expect(await rulesOfTable(page)).toContain('Rufspiel 0,15 €');
  });

  test('3 taps play with a Ramsch', async ({ page }) => {
    await open(page);
    await taps(
      fold(page, 'Alle weiter'),
      page.getByRole('radio', { name: 'Ramsch', exact: true }),
      button(page, 'So spielen'),
    );
    expect(await rulesOfTable(page)).toContain('Alle weiter: Ramsch');
  });

  test('2 taps and a name save our round', async ({ page }) => {
    await open(page);
    await button(page, 'Speichern').click();
    await page.keyboard.type('Donnerstag');
    await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('radio', { name: 'Donnerstag' })).toBeChecked();
  });

  test('1 tap reads all rules, 2 taps copy the link', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await button(page, 'Alle Regeln').click();
    await expect(page.getByRole('heading', { name: 'Alle Regeln' })).toBeVisible();
    await expect(page.getByText('Preis Rufspiel: 0,10 €')).toBeVisible();
    await page.goBack();
    await taps(button(page, 'Teilen'), button(page, 'Link kopieren'));
    await expect(page.getByText('Kopiert.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/hausregeln#1=schafkopfschule$/);
  });
});

test('every option of the rules has its place, and every one can be changed and taken back', async ({ page }) => {
  test.slow();
  await open(page);
  await page.getByRole('radio', { name: 'Wirtshaus' }).check();
  await openAll(page);
  // The ties of rank are changed inside the order of rank.
  const expected = OPTION_NAMES.filter((name) => name !== 'bidding.rankTies');
  const stubborn = await page.evaluate(async (names) => {
    const undo = document.querySelector<HTMLElement>('button[aria-label="Rückgängig"]')!;
    const before = localStorage.getItem('stammtisch.house-rules');
    const isAsBefore = (): boolean => localStorage.getItem('stammtisch.house-rules') === before;
    const left: string[] = [];
    for (const name of names) {
      const row = (): Element | null => document.querySelector(`[data-option="${name}"]`);
      // A fold that had nothing in it for a moment comes back closed.
      for (let tries = 0; tries < 5 && row() === null; tries += 1) {
        for (const fold of document.querySelectorAll<HTMLElement>('details:not([open]) > summary')) fold.click();
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      const select = row()?.querySelector('select');
      if (select) {
        select.value = 'farbwenz';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      } else {
        row()
          ?.querySelector<HTMLElement>(
            'input[role=switch], input[type=radio]:not(:checked), input[type=checkbox], button[aria-disabled=false]',
          )
          ?.click();
      }
      // The page answers a click in a microtask.
      await Promise.resolve();
      const isChanged = !isAsBefore() || document.querySelector('[role=alert]') !== null;
      if (isChanged) undo.click();
      await Promise.resolve();
      if (!isChanged || !isAsBefore()) left.push(name);
    }
    return left;
  }, expected);
  expect(stubborn).toEqual([]);
});

test('games of equal rank are tied and moved by their buttons', async ({ page }) => {
  await open(page);
  await fold(page, 'Geben und Ansagen').click();
  await taps(button(page, 'Rufspiel höher'), button(page, 'Wenz gleich hoch wie Solo'));
  await expect(sentence(page)).toContainText('Rang der Spiele: Solo, Wenz, Rufspiel, Farbwenz');
  await expect(sentence(page)).toContainText('Gleicher Rang: Solo = Wenz');
});

test('the sentence says at once what was changed, and one tap gives an option or all of them back', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('radio', { name: 'Wirtshaus' }).check();
  const before = await sentence(page).textContent();
  await fold(page, 'Tarif').click();
  await page.getByRole('spinbutton', { name: 'Preis Solo' }).fill('80');
  await expect(sentence(page).locator('mark')).toHaveText(['Solospiele 0,80 €,']);
  await button(page, 'Preis Rufspiel: mehr').click();
  await expect(page.getByText('anders als Wirtshaus (2)')).toBeVisible();
  await expect(fold(page, 'Tarif')).toContainText('2 anders');
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^Preis Solo: 0,80/ })
    .click();
  await expect(sentence(page).locator('mark')).toHaveText([
    'Alle weiter: Stock (Einlage 0,15 €).',
    'Tarif: Rufspiel 0,15 €,',
  ]);
  await button(page, 'Rückgängig').click();
  await button(page, '↶ Alles zurücksetzen').click();
  await expect(sentence(page)).toHaveText(before ?? '');
});

test('an amount out of bounds says what is possible and offers the nearest', async ({ page }) => {
  await open(page);
  await fold(page, 'Tarif').click();
  await page.getByRole('spinbutton', { name: 'Preis Solo' }).fill('20000');
  await expect(page.getByText('Möglich ist alles von 0,00 € bis 100,00 €.')).toBeVisible();
  await expect(sentence(page)).toContainText('Solospiele 0,50 €');
  await button(page, '100,00 € nehmen').click();
  await expect(sentence(page)).toContainText('Solospiele 100,00 €');
});

test('C.8 a contradiction is explained where it was made; the rules before count until one tap leads out', async ({
  page,
}) => {
  await open(page);
  await fold(page, 'Klopfen und Stoß').click();
  await page.getByRole('switch', { name: /^Stoß \(Kontra\)/ }).click();
  await button(page, 'Verdoppeln: mehr').click();
  const note = page.getByRole('alert');
  await expect(note).toContainText('„Stoß (Kontra)“ und „Verdoppeln“ passen nicht zusammen.');
  await expect(page.locator('[data-option="stoss.maxSteps"]')).toContainText('passen nicht zusammen');
  await expect(sentence(page)).toContainText('kein Stoß');
  await note.getByRole('button', { name: 'Mit Stoß (Kontra)' }).click();
  await expect(note).toBeHidden();
  await expect(sentence(page)).toContainText('Kein Klopfen, Stoß, der Stoß bis');
});

test('an option without effect says what it waits for, and one tap makes it count', async ({ page }) => {
  await open(page);
  await fold(page, 'Alle weiter').click();
  await page.locator('summary', { hasText: 'Gerade ohne Wirkung' }).click();
  await button(page, 'Einschalten: Alle weiter: Ramsch').click();
  await expect(page.getByRole('radio', { name: 'Ramsch', exact: true })).toBeChecked();
  await expect(page.locator('[data-group="all-pass"] > [data-option="ramsch.jungfrau"]')).toBeVisible();
});

test('a link carries the rules to somebody else, who plays, saves or changes them', async ({ page, device }) => {
  await open(page);
  await page.getByRole('radio', { name: 'Wie im Netz' }).check();
  await taps(fold(page, 'Spiele'), page.getByRole('switch', { name: /^Bettel/ }));
  await button(page, 'Speichern').click();
  await page.keyboard.type('Bettler & Söhne');
  await page.keyboard.press('Enter');
  await button(page, 'Teilen').click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).toMatch(/#1=sauspiel&games\.bettel=1&name=Bettler%20%26%20S%C3%B6hne$/);
  await expect(page.getByRole('img', { name: 'QR-Code des Links' })).toBeVisible();
  const said = await sentence(page).textContent();

  const other = await device();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Hausregeln: Bettler & Söhne');
  await expect(sentence(other)).toHaveText(said ?? '');
  await expect(other.getByRole('definition')).toHaveText(['mit Bettel statt kein Bettel']);
  await button(other, 'Speichern').click();
  await other.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await expect(other.getByRole('radio', { name: 'Bettler & Söhne' })).toBeChecked();
  await expect(sentence(other)).toHaveText(said ?? '');
  expect(new URL(other.url()).hash).toBe('');

  await other.goto('/');
  await other.goto(link);
  await button(other, 'So spielen').click();
  expect(await rulesOfTable(other)).toContain('Bettel');
});

for (const [fragment, reason] of [
  ['#1=wirtshaus&tariff.sollo=3', 'Die Regel „tariff.sollo“ gibt es nicht.'],
  ['#1=kneipe', 'Die Vorlage "kneipe" gibt es nicht'],
  ['#9=wirtshaus', 'aus einer neueren Fassung'],
  ['#1=wirtshaus&tariff.solo=5&tariff.solo=6', 'beschädigt'],
  ['#hallo=1', 'stecken keine Hausregeln'],
] as const) {
  test(`a broken link says what is wrong: ${fragment}`, async ({ page }) => {
    await open(page, fragment);
    await expect(page.getByRole('alert')).toContainText(reason);
    await button(page, 'Zu den Hausregeln').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hausregeln');
  });
}

test('rounds are kept, renamed, changed, deleted and brought back, and a new table is started with one', async ({
  page,
}) => {
  await open(page);
  await taps(fold(page, 'Spiele'), page.getByRole('switch', { name: /^Geier/ }));
  await button(page, 'Speichern').click();
  await page.keyboard.press('Enter');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Unsere Runde' })).toBeChecked();
  await button(page, 'Umbenennen').click();
  await page.keyboard.type('Die Geier');
  await page.keyboard.press('Enter');
  await taps(fold(page, 'Spiele'), page.getByRole('switch', { name: /^Sie/ }));
  await button(page, 'Änderungen speichern').click();
  await expect(button(page, 'Änderungen speichern')).toBeHidden();
  await button(page, 'Löschen').click();
  await expect(page.getByRole('radio', { name: 'Die Geier' })).toBeHidden();
  await page.getByRole('button', { name: /Zurückholen/ }).click();
  await page.getByRole('radio', { name: 'Turnier' }).check();
  await page.goto('/neu');
  await expect(page.getByRole('radio', { name: 'Turnier' })).toBeChecked();
  await page.getByRole('radio', { name: 'Die Geier' }).check();
  await button(page, 'Hinsetzen').click();
  expect(await rulesOfTable(page)).toContain('ohne Sie');
});

test('a running table keeps its rules, and the page says so', async ({ page }) => {
  await page.goto('/tisch?seed=1&preset=turnier');
  await expect(page.locator('[data-phase]')).toBeVisible();
  await open(page);
  await expect(page.getByText(/Am laufenden Tisch gelten seine Regeln weiter/)).toBeVisible();
  await page.getByRole('radio', { name: 'Wirtshaus' }).check();
  await page.goto('/tisch');
  expect(await rulesOfTable(page)).toContain('der Alte muss');
});

test('a poisoned store breaks nothing, and its text is not lost', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('stammtisch.house-rules') === null)
      localStorage.setItem('stammtisch.house-rules', '{"version":1,"rounds":[{}');
  });
  await open(page);
  await page.getByRole('radio', { name: 'Wirtshaus' }).check();
  expect(await page.evaluate(() => localStorage.getItem('stammtisch.house-rules.unreadable'))).toBe(
    '{"version":1,"rounds":[{}',
  );
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Wirtshaus' })).toBeChecked();
});

test('where nothing can be stored everything works and says that nothing is kept', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page);
  // The language cannot be read from there either.
  await expect(page.getByText('This browser stores nothing')).toBeVisible();
  await button(page, 'Save').click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Our round' })).toBeChecked();
});

/** Goes on with the Tab key until something has the focus, and whatever has it on the way is in sight (WCAG 2.4.11). */
async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    const { isThere, hidden } = await place.evaluate((element) => {
      const focused = document.activeElement;
      const bar = document.querySelector('aside');
      const isBehindBar =
        focused !== null &&
        bar !== null &&
        focused !== document.body &&
        !bar.contains(focused) &&
        focused.getBoundingClientRect().top > bar.getBoundingClientRect().top;
      return { isThere: element === focused, hidden: isBehindBar ? focused.outerHTML : null };
    });
    expect(hidden).toBeNull();
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not get there.');
}

test('everything works by keyboard alone, and the focus is always in sight', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page);
  await tabTo(page, page.getByRole('radio', { name: 'Vereinsregeln' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Wirtshaus' })).toBeChecked();
  await tabTo(page, fold(page, 'Tarif'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('spinbutton', { name: 'Preis Rufspiel' }));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(sentence(page)).toContainText('Rufspiel 0,20 €');
  await tabTo(page, fold(page, 'Laufende'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('spinbutton', { name: 'Laufende, Solo', exact: true }));
  await page.keyboard.press('ArrowUp');
  await expect(sentence(page)).toContainText('bei Solo ab 4');
  await tabTo(page, fold(page, 'Geben und Ansagen'));
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, 'Rufspiel höher'));
  await page.keyboard.press('Enter');
  await expect(button(page, 'Rufspiel höher')).toBeFocused();
  await tabTo(page, button(page, 'Speichern'));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Tastenrunde');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Tastenrunde' })).toBeChecked();
  await expect(button(page, 'Speichern')).toBeFocused();
  await tabTo(page, button(page, 'Teilen'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Link' }));
  await page.keyboard.press('Escape');
  await expect(button(page, 'Teilen')).toBeFocused();
});

test.describe('no barrier', () => {
  test.beforeEach(async ({ page }) => {
    // A page with every option open has a thousand parts to look at.
    test.slow();
    await page.setViewportSize({ width: 360, height: 640 });
  });

  test('with everything open and a contradiction', async ({ page }) => {
    await open(page);
    await page.getByRole('radio').nth(1).check();
    await openAll(page);
    await page.locator('[data-option="stoss.enabled"]').getByRole('switch').click();
    await page.locator('[data-option="stoss.maxSteps"]').getByRole('button').nth(1).click();
    await page.locator('[data-option="tariff.solo"]').getByRole('spinbutton').fill('99999');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoBarrier(page, 'everything open');
  });

  test('in its dialogs, all rules and links', async ({ page }) => {
    await open(page);
    for (const place of [-1, -2]) {
      await page.locator('aside').getByRole('button').nth(place).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoBarrier(page, `dialog ${place}`, 'dialog');
      await page.keyboard.press('Escape');
    }
    for (const link of ['#alle', '#1=wirtshaus&games.bettel=1', '#1=kneipe']) {
      await page.goto('/');
      await open(page, link);
      await expectNoBarrier(page, link);
    }
  });
});

async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect([where, wide]).toEqual([where, 0]);
}

for (const { width, height, textSize } of [
  { width: 320, height: 568, textSize: 100 },
  { width: 320, height: 640, textSize: 200 },
  { width: 360, height: 560, textSize: 150 },
  { width: 640, height: 320, textSize: 100 },
  { width: 768, height: 1024, textSize: 200 },
  { width: 1280, height: 800, textSize: 100 },
] as const) {
  test(`nothing runs out sideways and every target is large enough at ${width}x${height}, text ${textSize} %`, async ({
    page,
  }) => {
    await page.addInitScript(
      (text) => localStorage.setItem('stammtisch.settings', text),
      JSON.stringify({ ...QUICK, textSize }),
    );
    await page.setViewportSize({ width, height });
    await open(page);
    await page.getByRole('radio', { name: 'Wirtshaus' }).check();
    await openAll(page);
    await button(page, 'Preis Rufspiel: mehr').click();
    await expectNoSidewaysScroll(page, 'editor');
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, summary, select, label')].flatMap((target) => {
        const box = target.getBoundingClientRect();
        return box.height >= 44 && box.width >= 48
          ? []
          : [`${box.width}x${box.height} ${target.outerHTML.slice(0, 120)}`];
      }),
    );
    expect(small).toEqual([]);
    await expect(sentence(page)).toBeInViewport();
    await button(page, 'Teilen').click();
    await expect(page.getByRole('img', { name: 'QR-Code des Links' })).toBeVisible();
    await expectNoSidewaysScroll(page, 'share');
    await page.keyboard.press('Escape');
    await open(page, '#alle');
    await expectNoSidewaysScroll(page, 'all rules');
    await page.goto('/');
    await open(page, '#1=wirtshaus&bidding.rankTies=none&tout.allowedGames=none');
    await expectNoSidewaysScroll(page, 'link');
  });
}
