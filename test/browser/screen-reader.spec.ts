import { expect, test, type Page } from '@playwright/test';
import { openStep } from './open-step.ts';
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

test('a lesson goes by commands in words; whoever types stays in the line from step to step', async ({ page }) => {
  await withSettings(page, { ...QUICK, screenReader: true });
  await page.goto('/lernen/2');
  const said = page.getByRole('contentinfo').getByRole('status');
  const line = page.getByRole('textbox', { name: 'Befehl' });
  const answer = page.getByRole('form', { name: 'Befehle' }).getByRole('status');
  const goOn = async (task: string): Promise<void> => {
    await expect(said).toContainText('Richtig.');
    await expect(line).toBeFocused();
    await type(page, 'weiter');
    await expect(answer).toContainText(task);
    await expect(line).toBeFocused();
  };
  expect(await type(page, 'aufgabe')).toMatch(/^Die Sau zählt 11 Augen/);
  expect(await type(page, 'ea')).toBe('Eichel-Sau gewählt.');
  for (const card of ['gz', 'sa']) await type(page, card);
  await type(page, 'fertig');
  await expect(said).toContainText('Noch nicht.');
  await type(page, 'Herz-Zehn');
  expect(await type(page, 'h')).toMatch(/^8 Karten\. Eichel-Sau gewählt, Gras-Zehn gewählt, Herz-König, /);
  await type(page, 'fertig');
  await goOn('König 4, Ober 3, Unter 2');

  for (const [place, card] of ['ea', 'gz', 'hk', 'so', 'eu'].entries()) {
    expect(await type(page, card)).toContain(`: Platz ${place + 1}.`);
  }
  await type(page, 's9');
  await goOn('Wie viele Augen');
  await type(page, '25');
  await goOn('Und in diesem?');
  await type(page, '17');
  await expect(said).toContainText('Noch nicht.');
  await type(page, 'lösung');
  await expect(said).toContainText('So geht’s.');
  await type(page, 'weiter');
  await type(page, '73');
  await goOn('haben 60 Augen');
  expect(await type(page, 'p')).toContain('60 : 60 Augen');
  await type(page, 'gegner');
  await expect(said).toContainText('Richtig.');
  await line.fill('weiter');
  await line.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lektion geschafft!' })).toBeFocused();

  await page.goto('/lernen/3');
  expect(await type(page, 'gk')).toBe('');
  await goOn('Trumpf liegt.');
  expect(await type(page, 't')).toBe('Xaver: Herz-Ober.');
});

test('a lesson by accessible names only', async ({ page }) => {
  await withSettings(page);
  await page.goto('/lernen/3');
  const task = page.getByRole('heading', { level: 2 });
  const said = page.getByRole('contentinfo').getByRole('status');
  const cards = page.getByRole('group', { name: 'Deine Karten' });
  const press = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click();

  await expect(task).toBeFocused();
  await expect(task).toHaveText('Xaver spielt Gras aus. Gib eine Karte zu.');
  await expect(page.getByRole('banner')).toContainText('Schritt 1 von 5');
  const inHand = page.getByRole('toolbar', { name: 'Deine Karten' });
  await expect(inHand.getByRole('button', { name: 'Schellen-Sau, geht jetzt nicht' })).toHaveAccessibleDescription(
    'Gras liegt: Du musst Gras zugeben.',
  );
  await inHand.getByRole('button', { name: 'Gras-König' }).dispatchEvent('click');
  await expect(said).toContainText('Richtig.');
  await press('Weiter');

  const free = ['Gras-Zehn', 'Gras-Neun', 'Eichel-König', 'Eichel-Acht', 'Eichel-Sieben'];
  const trumps = ['Eichel-Unter', 'Herz-Sau', 'Herz-Acht'];
  for (const [led, right] of [
    ['Herz-Ober von Xaver', trumps],
    ['Schellen-Neun von Xaver', [...trumps, ...free]],
    ['Gras-Neun von Xaver', ['Gras-Sieben']],
  ] as const) {
    await expect(task).toBeFocused();
    await expect(page.getByRole('region', { name: 'Es liegt' }).getByRole('img', { name: led })).toHaveCount(1);
    for (const name of right) await cards.getByRole('button', { name, exact: true }).click();
    for (const name of right) {
      await expect(cards.getByRole('button', { name, exact: true, pressed: true })).toHaveCount(1);
    }
    await press('Fertig');
    await expect(said).toContainText('Richtig.');
    await press('Weiter');
  }

  await inHand.getByRole('button', { name: 'Schellen-König' }).dispatchEvent('click');
  await expect(said).toContainText('Noch nicht.');
  await inHand.getByRole('button', { name: 'Schellen-Neun' }).dispatchEvent('click');
  await expect(said).toContainText('Richtig.');
  await press('Weiter');
  await expect(page.getByRole('heading', { name: 'Lektion geschafft!' })).toBeFocused();
});

test('a bill of a lesson by accessible names only', async ({ page }) => {
  await withSettings(page);
  await openStep(page, 11, 'abrechnung', 'schneider');
  const ended = page.getByRole('region', { name: 'So ging es aus' });
  await expect(ended).toContainText('95 : 25 Augen');
  await expect(ended.getByRole('list', { name: 'Höchste Trümpfe der Spieler' }).getByRole('img')).toHaveCount(3);
  const lines = page.getByRole('group', { name: 'Was gehört auf die Rechnung?' });
  await lines.getByRole('button', { name: 'Schneider', pressed: false }).click();
  for (let count = 1; count <= 3; count++) await lines.getByRole('button', { name: 'Laufende: Eins mehr' }).click();
  await expect(lines.getByRole('status')).toHaveText('3 Laufende');
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect(page.getByRole('contentinfo').getByRole('status')).toContainText('Richtig.');
  const bill = page.getByRole('table', { name: 'Die Rechnung' });
  await expect(bill.getByRole('row', { name: /^Schneider/ })).toContainText('0,10 €');
});

test('the rules editor by accessible names only', async ({ page }) => {
  await withSettings(page);
  await page.goto('/hausregeln');
  const main = page.getByRole('main');
  const inWords = page.getByRole('complementary', { name: 'So wird gespielt' });
  const sentence = inWords.getByRole('group', { name: 'So wird gespielt' });
  const group = (name: string): Promise<void> => main.getByRole('heading', { name, exact: true }).click();
  await main.getByRole('group', { name: 'Vorlage' }).getByRole('radio', { name: 'Wirtshaus' }).check();

  // A number, a switch, a choice and an order: each is found by its name and says what it is now.
  await group('Tarif');
  const price = main.getByRole('spinbutton', { name: 'Preis Solo', exact: true });
  await expect(price).toHaveAccessibleDescription(/\S/);
  await main.getByRole('button', { name: 'Preis Solo: mehr', exact: true }).click();
  await expect(inWords.getByRole('status')).toContainText('Solospiele 0,60 €');
  await group('Spiele');
  await main.getByRole('switch', { name: /^Bettel/ }).check();
  await expect(inWords.getByRole('status')).toContainText('Bettel');
  await group('Alle weiter');
  await main
    .getByRole('radiogroup', { name: 'Alle weiter' })
    .getByRole('radio', { name: 'Ramsch', exact: true })
    .check();
  await group('Geben und Ansagen');
  await main.getByRole('button', { name: 'Rufspiel höher', exact: true }).click();
  await expect(main.getByText('Rufspiel: Platz')).toHaveRole('status');

  // A contradiction says what it is about, and how to get out of it.
  await group('Klopfen und Stoß');
  await main.getByRole('switch', { name: /^Stoß \(Kontra\)/ }).uncheck();
  await main.getByRole('button', { name: 'Verdoppeln: mehr' }).click();
  const alert = main.getByRole('alert');
  await expect(alert).toContainText('passen nicht zusammen');
  await alert.getByRole('button', { name: 'Mit Stoß (Kontra)' }).click();
  await expect(alert).toHaveCount(0);

  // What is different is a list, and each line of it takes itself back.
  const chip = main.getByRole('listitem').getByRole('button', { name: 'Mit Bettel – Bettel zurücksetzen' });
  await chip.click();
  await expect(chip).toHaveCount(0);
  await expect(main.getByRole('switch', { name: /^Bettel/ })).not.toBeChecked();
  await inWords.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(main.getByRole('switch', { name: /^Bettel/ })).toBeChecked();

  await inWords.getByRole('button', { name: 'Speichern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Als „Unsere Runde“ speichern' });
  await dialog.getByRole('textbox', { name: 'Name der Runde' }).fill('Die Hörer');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(main.getByRole('radio', { name: 'Die Hörer' })).toBeChecked();
  await expect(sentence).toContainText('Bettel');
  await inWords.getByRole('button', { name: 'So spielen' }).click();
  await expect(page.getByRole('toolbar', { name: 'Deine Karten' })).toBeVisible();
});
