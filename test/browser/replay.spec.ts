import { expect, test, type Page } from '@playwright/test';
import { expectNoBarrier } from './every-look.ts';
import { choice, playToBill, QUICK, sheet, sitDown, withSettings } from './practice-table.ts';

/** A Rufspiel of bots, as somebody shared it. */
const LINK =
  'deal1=R8to4th_2RyGkHjERASAxwR_7Ha35JD3NVTYmWXkYSTTqBQAQA&n=~Sepp~Resi~Xaver&d=2026-11-30&s=0&1=schafkopfschule';

async function openLink(page: Page, behind = ''): Promise<void> {
  await page.goto(`/analyse#${LINK}${behind}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rufspiel auf die Eichel-Sau');
}

function line(page: Page): ReturnType<Page['getByRole']> {
  return page.getByRole('status').first();
}

function handOf(page: Page, name: string): ReturnType<Page['getByRole']> {
  return page.getByRole('region', { name: `Blatt: ${name}`, exact: true }).getByRole('listitem');
}

test('a shared deal goes card by card: buttons, keys, slider, tricks and swipe', async ({ page }) => {
  await withSettings(page);
  await openLink(page);
  await expect(line(page)).toHaveText('Vor der ersten Karte. Vorhand: Platz 1.');
  await expect(handOf(page, 'Platz 1')).toHaveCount(8);
  await page.getByRole('button', { name: 'Nächste Karte' }).click();
  await expect(line(page)).toHaveText(/^Platz 1: .*\.$/);
  await expect(handOf(page, 'Platz 1')).toHaveCount(7);
  await page.keyboard.press('PageDown');
  await expect(line(page)).toHaveText(/Stich an .*, 21 Augen\.$/);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Karte 3 von 32');
  await page.getByRole('slider').fill('10');
  await expect(page).toHaveURL(/stand=10$/);
  await page.getByRole('button', { name: /^4\. Stich/ }).click();
  await expect(page).toHaveURL(/stand=16$/);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('End');
  await expect(page.getByRole('heading', { name: /^Abrechnung/ })).toBeVisible();
  const felt = await page.getByRole('region', { name: 'Tisch', exact: true }).boundingBox();
  if (felt === null) throw new Error('The table is not there.');
  await page.mouse.move(felt.x + 60, felt.y + 20);
  await page.mouse.down();
  await page.mouse.move(felt.x + 200, felt.y + 24);
  await page.mouse.up();
  await expect(page).toHaveURL(/stand=31$/);
});

test('other hands can be closed, and the deal seen from every seat', async ({ page }) => {
  await withSettings(page);
  await openLink(page, '&stand=8');
  await expect(handOf(page, 'Resi')).toHaveCount(6);
  await page.getByText('eine Hand').click();
  await expect(handOf(page, 'Resi')).toHaveCount(0);
  await expect(page.getByRole('img', { name: '6 Karten verdeckt' })).toHaveCount(3);
  await expect(handOf(page, 'Platz 1')).toHaveCount(6);
  await page.getByRole('group', { name: 'Blick von' }).getByText('Resi').click();
  await expect(handOf(page, 'Resi')).toHaveCount(6);
  await expect(handOf(page, 'Platz 1')).toHaveCount(0);
});

test('with hindsight: one tap to a mistake and the better card, and a graph that leads to any card', async ({
  page,
}) => {
  await withSettings(page);
  await openLink(page);
  await page.getByRole('group', { name: 'Blick von' }).getByText('Xaver').click();
  await page.getByRole('button', { name: /^Nächster Fehler/ }).click();
  await expect(page.getByText(/^Xaver: [▲◆] .* kostet .* Besser: .*\.$/)).toBeVisible();
  await expect(page.getByRole('img', { name: / Augen?, gespielt$/ })).toBeVisible();
  const graph = page.getByRole('img', { name: /^Verlauf des Spiels/ });
  const box = await graph.boundingBox();
  if (box === null) throw new Error('The graph is not there.');
  await graph.click({ position: { x: box.width / 2, y: 20 } });
  await expect(page).toHaveURL(/stand=16$/);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/Spielen ab hier alle am besten: \d+ Augen? für die Seite von Xaver/)).toBeVisible();
});

test('a bot is asked after the deal why it said something, two taps from the bill', async ({ page }) => {
  await withSettings(page);
  await sitDown(page, { seed: 'why' });
  await playToBill(page);
  await choice(page, 'Karte für Karte').click();
  await page
    .getByRole('button', { name: /^Warum hat .* das gesagt\?$/ })
    .first()
    .click();
  await expect(page.getByText('Nach Faustregel, ohne zu rechnen.')).toBeVisible();
});

test('a broken link says what is wrong', async ({ page }) => {
  await withSettings(page);
  await page.goto(`/analyse#${LINK.replace('R8', 'R9')}`);
  await expect(page.getByRole('alert')).toContainText('beschädigt');
  await page.goto('/analyse#spiel=nothing-1');
  await expect(page.getByRole('alert')).toContainText('nicht mehr da');
});

test('a deal is played on from any card, and leads back', async ({ page }) => {
  await withSettings(page);
  await openLink(page, '&stand=27');
  await page.getByRole('button', { name: 'Von hier weiterspielen' }).click();
  await expect(page.getByText(/Übung/)).toBeVisible();
  await playToBill(page);
  await choice(page, 'Zurück').click();
  await expect(page).toHaveURL(/stand=27$/);
  await expect(page.getByRole('button', { name: 'Von hier weiterspielen' })).toBeVisible();
});

test('what was played is in the list, is saved as a file and opened from it', async ({ page }) => {
  await withSettings(page);
  await sitDown(page, { seed: 'replay' });
  await playToBill(page);
  await sheet(page).getByRole('button', { name: 'Karte für Karte' }).click();
  await expect(handOf(page, 'Du').or(page.getByText('Zusammengeworfen'))).not.toHaveCount(0);
  await page.getByRole('button', { name: '← Zurück' }).click();
  await expect(page.getByText('1 von 1 Spielen')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Das Spiel speichern' }).click();
  const path = await (await download).path();
  expect((await download).suggestedFilename()).toBe('schafkopf-stammtisch.jsonl');
  await page.getByRole('link', { name: 'Spielen' }).click();
  await page.goto('/analyse');
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByRole('heading', { name: /^Aus der Datei/ })).toBeVisible();
  await page.getByRole('listitem').getByRole('button').first().click();
  await expect(page).toHaveURL(/#deal1=/);
});

test('a file is dropped on the page; bad lines are named, the others shown', async ({ page }) => {
  await withSettings(page);
  await page.goto('/analyse');
  await expect(page.getByText('sobald du eins zu Ende gespielt hast')).toBeVisible();
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['{"v":1}\nnothing\n'], 'abend.jsonl'));
    return transfer;
  });
  await page.dispatchEvent('main', 'drop', { dataTransfer: files });
  await expect(page.getByText('Zeile 1, rules:')).toBeVisible();
  await expect(page.getByText('Zeile 2: Das ist kein gültiges JSON')).toBeVisible();
  await page.getByRole('button', { name: 'Datei schließen' }).click();
  await expect(page.getByText('sobald du eins zu Ende gespielt hast')).toBeVisible();
});

test('the link that is shared opens the same card', async ({ page }) => {
  await withSettings(page);
  await openLink(page, '&stand=13');
  await page.getByRole('button', { name: 'Teilen' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toContain('&stand=13');
  await page.goto(link);
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Karte 13 von 32');
});

test('no barrier beside a file that cannot be read', async ({ page }) => {
  await withSettings(page);
  await page.goto('/analyse');
  await page.locator('input[type=file]').setInputFiles({
    name: 'abend.jsonl',
    mimeType: 'application/jsonl',
    buffer: Buffer.from('{"v":1}\n'),
  });
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await expectNoBarrier(page, 'a broken file');
});

test('fits a width of 320 px in letters of 200 %', async ({ page }) => {
  await withSettings(page, { ...QUICK, textSize: 200 });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const place of [`#${LINK}&stand=14`, `#${LINK}&stand=32`, '']) {
    await page.goto('about:blank');
    await page.goto(`/analyse${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
