import { expect, test, type Page } from '@playwright/test';
import { playToBill, sheet, sitDown, withSettings } from './practice-table.ts';

/** Opens a page with settings as somebody left them. */
async function open(page: Page, path: string, settings: object = {}): Promise<void> {
  await page.addInitScript(
    (text) => localStorage.setItem('stammtisch.settings', text),
    JSON.stringify({ language: 'de', ...settings }),
  );
  await page.goto(path);
}

/** Goes to a page of the book and waits until it is there; before that something else is shown. */
async function read(page: Page, place: string): Promise<void> {
  await page.goto(place);
  await expect(page.getByRole('navigation', { name: /Teile des Buchs|Parts of the book/ })).toBeVisible();
}

async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

const bill = (page: Page) => page.getByRole('region', { name: 'Rechnung' });

test.describe('rule book', () => {
  test('from the start page to the book, a chapter, and back', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: 'Mehr' }).click();
    await page.getByRole('link', { name: /^Regelbuch/ }).click();
    await expect(page).toHaveURL(/\/regeln$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Karten und Augen' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/mehr$/);
  });

  test('R76 a link to a rule opens the book at its paragraph', async ({ page }) => {
    await open(page, '/regeln#R76');
    const paragraph = page.getByRole('article').filter({ has: page.locator('#R76') });
    await expect(paragraph).toBeInViewport();
    await expect(paragraph).toContainText('muss fallen');
    await expect(paragraph).toHaveAttribute('data-here', 'true');
    await page.getByRole('link', { name: 'Regel B41', exact: true }).click();
    await expect(page).toHaveURL(/#B41$/);
    await expect(page.getByRole('article').filter({ has: page.locator('#B41') })).toHaveAttribute('data-here', 'true');
  });

  test('the text follows the rules that are chosen', async ({ page }) => {
    await open(page, '/regeln#B10');
    const paragraph = page.getByRole('article').filter({ has: page.locator('#B10') });
    await expect(paragraph).toContainText('Solange die zweite Karte des ersten Stichs nicht liegt.');
    await page.getByLabel('Regeln von').selectOption({ label: 'Wie im Netz' });
    await expect(paragraph).toContainText('Solange man noch alle Karten hat.');
  });

  test('a line of the bill leads to its rule, told by the rules of the table, and back to the table', async ({
    page,
  }) => {
    await withSettings(page);
    await sitDown(page, { seed: 'regelbuch', preset: 'sauspiel' });
    await playToBill(page);
    const line = sheet(page).locator('details').first();
    await line.locator('summary').click();
    const link = line.getByRole('link', { name: /^Regel / });
    const rule = (await link.innerText()).replace('Regel ', '');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/regeln#${rule}$`));
    await expect(page.getByRole('article').filter({ has: page.locator(`#${rule}`) })).toBeInViewport();
    await expect(page.getByLabel('Regeln von')).toHaveValue('table');
    await page.getByRole('button', { name: 'Zum Tisch' }).click();
    await expect(line.locator('summary')).toBeVisible();
  });

  test('search finds words, numbers and rules in all parts of the book', async ({ page }) => {
    await open(page, '/regeln');
    const search = page.getByRole('searchbox', { name: 'Im Regelbuch suchen' });
    await search.fill('davonlaufen');
    const status = page.getByRole('status').filter({ hasText: 'gefunden' });
    await expect(status).toHaveText(/\d+ Stellen gefunden/);
    await expect(page.getByRole('heading', { name: 'Streitfragen' })).toBeVisible();
    await search.fill('R80');
    await expect(page.locator('#R80')).toBeAttached();
    await search.fill('quatschwort');
    await expect(page.getByRole('status').filter({ hasText: 'nichts im Buch' })).toBeVisible();
    await page.getByRole('button', { name: 'Suche löschen' }).click();
    await expect(page.getByRole('heading', { name: 'Karten und Augen' })).toBeVisible();
  });

  test('a dispute is answered with the case, allowed cards named for those who cannot see', async ({ page }) => {
    await open(page, '/regeln#streitfragen');
    await page.getByText('aber der Stich ist schon gestochen').click();
    const dispute = page.getByRole('group').filter({ hasText: 'Muss die Gras-Sau trotzdem fallen?' });
    await expect(dispute.getByText('Gras-Sau, erlaubt', { exact: true })).toBeAttached();
    await expect(dispute.getByText('Gras-König, nicht erlaubt', { exact: true })).toBeAttached();
  });

  test('R69 chances are exact', async ({ page }) => {
    await open(page, '/regeln#chancen');
    await expect(page.getByRole('row', { name: 'Du selber' })).toContainText('1 : 10.518.300');
    await expect(page.getByRole('row', { name: 'Irgendeiner am Tisch' })).toContainText('1 : 2.629.575');
  });
});

test.describe('glossary', () => {
  test('a word of the book explains itself: by keyboard, aloud, closed by Esc, and more in the glossary', async ({
    page,
  }) => {
    await open(page, '/regeln#R80');
    const word = page.getByRole('button', { name: 'Davonlaufen', exact: true }).first();
    await word.focus();
    await page.keyboard.press('Enter');
    const more = page.getByRole('link', { name: 'Mehr über davonlaufen' });
    await expect(more).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'unter seiner Sau' })).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(more).toBeHidden();
    await word.click();
    await expect(more).toBeInViewport();
    await page.mouse.click(5, 5);
    await expect(more).toBeHidden();
    await word.click();
    await more.click();
    await expect(page).toHaveURL(/\/glossar#davonlaufen$/);
    await expect(page.locator('#davonlaufen')).toBeInViewport();
    await page.getByRole('link', { name: 'Regel R80 lesen' }).first().click();
    await expect(page.locator('#R80')).toBeAttached();
  });

  test('words are found in every language', async ({ page }) => {
    await open(page, '/glossar');
    await page.getByRole('searchbox', { name: 'Wort suchen' }).fill('davolaffa');
    await expect(page.getByRole('term')).toHaveText(['davonlaufen']);
    await page.getByRole('searchbox', { name: 'Wort suchen' }).fill('forehand');
    await expect(page.getByRole('term')).toHaveText(['Ausspieler']);
  });
});

test.describe('bill calculator', () => {
  test('a bill by touch: Anna and Carla, 95 points, three Laufende (R108)', async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 640 } });
    const page = await context.newPage();
    await open(page, '/rechner');
    await page.getByLabel('Regeln von').selectOption({ label: 'Wirtshaus' });
    await page.getByText('Gras', { exact: true }).tap();
    await page.getByRole('slider').fill('95');
    for (let tap = 0; tap < 3; tap++) await page.getByRole('button', { name: 'Laufende: mehr' }).tap();
    await page.getByRole('button', { name: 'Zur Rechnung' }).tap();
    await expect(bill(page)).toContainText('Rufspiel auf die Gras-Sau');
    await expect(bill(page)).toContainText('Gewonnen, Schneider');
    await expect(bill(page)).toContainText('3 Laufende je 0,10 €');
    await expect(bill(page).getByRole('status')).toHaveText('0,50 € von jedem Verlierer');
    await bill(page).getByRole('link', { name: 'Regel R98' }).tap();
    await expect(page).toHaveURL(/\/regeln#R98$/);
    await page.goBack();
    await expect(bill(page).getByRole('status')).toHaveText('0,50 € von jedem Verlierer');
    await context.close();
  });

  test('by keyboard only: a Herz-Solo Tout of Ben with Stoß', async ({ page }) => {
    await open(page, '/rechner');
    const kind = page.getByRole('radio', { name: 'Rufspiel' });
    await kind.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Solo', exact: true })).toBeChecked();
    await page.keyboard.press('Tab');
    for (let press = 0; press < 2; press++) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Herz' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: 'Tout' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Ben' })).toBeChecked();
    await page.getByRole('radio', { name: 'keiner' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(bill(page).getByRole('status')).toHaveText('Ben bekommt 2,00 € von jedem');
    await expect(bill(page)).toContainText('Herz-Solo Tout');
  });

  test('a contradiction is explained next to its field, with a way out', async ({ page }) => {
    await open(page, '/rechner');
    await page.getByText('alle', { exact: true }).click();
    await expect(bill(page)).toContainText('Schwarz');
    await page.getByRole('slider').fill('100');
    await expect(page.getByText('Wer alle Stiche hat, hat auch alle 120 Augen.')).toBeVisible();
    await expect(bill(page).getByRole('status')).toHaveText('Da passt noch etwas nicht.');
    await page.getByRole('button', { name: '120 Augen eintragen' }).click();
    await expect(bill(page)).toContainText('Schwarz');
  });

  test('RA-02 RA-16 a Ramsch: Jungfrau, missing points, equal points', async ({ page }) => {
    await open(page, '/rechner');
    await page.getByLabel('Regeln von').selectOption({ label: 'Wie im Netz' });
    await page.getByText('Ramsch', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Anna' }).fill('60');
    await page.getByRole('textbox', { name: 'Ben' }).fill('40');
    await page.getByRole('textbox', { name: 'Carla' }).fill('10');
    await page.getByRole('checkbox', { name: /Dirk/ }).check();
    await page.getByRole('button', { name: 'Rest an Carla' }).click();
    await expect(bill(page)).toContainText('Jungfrau ×2');
    await expect(bill(page).getByRole('status')).toHaveText('Es zahlt: Anna');
    await page.getByRole('textbox', { name: 'Anna' }).fill('50');
    await page.getByRole('button', { name: 'Rest an Ben' }).click();
    await page.getByRole('radio', { name: 'Ben' }).check({ force: true });
    await expect(bill(page).getByRole('status')).toHaveText('Es zahlt: Ben');
  });

  test('the address is a link to the same bill, with its rules', async ({ page, context }) => {
    await open(
      page,
      '/rechner#spiel=wenz&spieler=2&augen=95&laufende=2&stoss=1&regeln=1%3Dwirtshaus%26tariff.solo%3D100',
    );
    await expect(bill(page).getByRole('status')).toHaveText('Carla bekommt 2,60 € von jedem');
    const again = await context.newPage();
    await again.goto(page.url());
    await expect(bill(again).getByRole('status')).toHaveText('Carla bekommt 2,60 € von jedem');
    await again.goto('/rechner#spiel=sie&regeln=quatsch');
    await expect(again.getByText('sind nicht zu lesen')).toBeVisible();
  });
});

test.describe('everybody can use it', () => {
  const PLACES = ['/regeln', '/regeln#streit-sau-abwerfen', '/regeln#chancen', '/glossar', '/rechner'];

  for (const language of ['de', 'en']) {
    test(`nothing scrolls sideways at 320 px and 200 % text (${language})`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 560 });
      await open(page, '/regeln', { language, textSize: 200 });
      for (const place of [...PLACES, '/rechner#spiel=ramsch', '/rechner#spiel=solo&tout=1']) {
        await read(page, place);
        expect(await sidewaysScroll(page), place).toBe(0);
      }
    });
  }

  test('without a word in the console', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      // Most tests do without the service worker; the browser's remark about that is none of the app's.
      if (!message.text().endsWith('blocked by Playwright')) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await open(page, '/regeln');
    for (const place of PLACES) {
      await read(page, place);
    }
    expect(complaints).toEqual([]);
  });
});
