import { expect, test, type Page } from '@playwright/test';
import {
  accounts,
  choice,
  clickCard,
  moment,
  playToBill,
  QUICK,
  sayNo,
  sheet,
  sitDown,
  sum,
  withSettings,
} from './practice-table.ts';
import type { Practice } from './practice-table.ts';

/** A contract that the person announces, and how. */
interface Announced {
  readonly title: string;
  readonly practice: Practice;
  /** What is said after "Ich tät spielen", button by button. */
  readonly say: readonly string[];
}

/** In deal 1 of `s9` nobody else wants to play, and the person may call Gras and Schellen. */
const S9 = { seed: 's9' } as const;
const ALL = { seed: 's9', set: { 'games.geier': true, 'games.farbgeier': true, 'games.bettel': true } } as const;

const ANNOUNCED: readonly Announced[] = [
  { title: 'Rufspiel auf die Gras-Sau', practice: S9, say: ['Rufspiel auf die Gras-Sau'] },
  { title: 'Eichel-Solo', practice: S9, say: ['Solo', 'Eichel-Solo'] },
  { title: 'Herz-Solo Tout', practice: S9, say: ['Solo', '+ Tout', 'Herz-Solo Tout'] },
  { title: 'Wenz', practice: S9, say: ['Wenz', 'Wenz spielen'] },
  { title: 'Wenz Tout', practice: S9, say: ['Wenz', '+ Tout', 'Wenz Tout spielen'] },
  { title: 'Schellen-Farbwenz', practice: S9, say: ['Farbwenz', 'Schellen-Farbwenz'] },
  { title: 'Geier', practice: ALL, say: ['Geier', 'Geier spielen'] },
  { title: 'Gras-Farbgeier', practice: ALL, say: ['Farbgeier', 'Gras-Farbgeier'] },
  { title: 'Bettel', practice: ALL, say: ['Bettel', 'Bettel spielen'] },
];

test.beforeEach(({ page }) => withSettings(page, QUICK));

/** Says no until a sheet with this button asks. */
async function sayNoUntil(page: Page, name: string | RegExp): Promise<void> {
  for (;;) {
    await moment(page);
    if ((await choice(page, name).count()) > 0) return;
    await sayNo(page);
  }
}

for (const { title, practice, say } of ANNOUNCED) {
  test(`${title} is announced, played and settled`, async ({ page }) => {
    await sitDown(page, practice);
    await sayNoUntil(page, 'Ich tät spielen');
    await choice(page, 'Ich tät spielen').click();
    for (const words of say) await choice(page, words).click();
    await expect(page.getByRole('banner').getByRole('heading')).toHaveText(title);
    await playToBill(page);
    await expect(sheet(page)).toContainText(/Gewonnen!|Verloren\./);
    await expect(sheet(page)).toContainText(title.replace(' Tout', ''));
    expect(sum(await accounts(page, 'Dieses Spiel'))).toBe(0);
  });
}

test('a Sie is laid open: not played, paid at once', async ({ page }) => {
  await sitDown(page, { seed: 'sie-1203817', preset: 'sauspiel', dealer: 2 });
  await sayNoUntil(page, 'Ich tät spielen');
  await choice(page, 'Sie auflegen').click();
  await playToBill(page);
  await expect(sheet(page)).toContainText('Ein Sie!');
  const [mine = 0, ...others] = await accounts(page, 'Dieses Spiel');
  expect(mine).toBeGreaterThan(0);
  expect(others).toEqual([-mine / 3, -mine / 3, -mine / 3]);
});

test('four times weiter: a Ramsch where the house rules say so', async ({ page }) => {
  await sitDown(page, { seed: 's13', preset: 'sauspiel' });
  await sayNoUntil(page, 'Weiter');
  await choice(page, 'Weiter').click();
  await expect(page.getByRole('banner').getByRole('heading')).toHaveText('Ramsch');
  await playToBill(page);
  await expect(sheet(page)).toContainText(/Ramsch|Durchmarsch/);
  expect(sum(await accounts(page, 'Dieses Spiel'))).toBe(0);
});

test('four times weiter: thrown in, and each pays into the Stock at the Wirtshaus', async ({ page }) => {
  await sitDown(page, { seed: 's9', preset: 'wirtshaus' });
  await playToBill(page);
  await expect(sheet(page)).toContainText('Zusammengeworfen');
  await expect(sheet(page)).toContainText('Im Stock:');
  const paid = await accounts(page, 'Dieses Spiel');
  expect(paid[0]).toBeLessThan(0);
  expect(new Set(paid).size).toBe(1);
});

test('four times weiter: der Alte muss, and the game of the person who has to play is announced', async ({ page }) => {
  await sitDown(page, { seed: 's9', preset: 'turnier' });
  await sayNoUntil(page, 'Weiter');
  await choice(page, 'Weiter').click();
  await expect(sheet(page)).toHaveAttribute('aria-label', 'Du musst spielen. Was?');
  await expect(choice(page, 'Weiter')).toHaveCount(0);
  await choice(page, /^Rufspiel auf/)
    .and(page.locator('[aria-disabled="false"]'))
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('heading')).toHaveText(/Rufspiel auf die/);
});

test('a sure rest is claimed where the house rules allow it: two taps, the others agree, the deal is settled', async ({
  page,
}) => {
  await sitDown(page, {
    seed: 'sie-1203817',
    preset: 'sauspiel',
    dealer: 2,
    set: { 'play.claimRest': 'allRemaining' },
  });
  await sayNoUntil(page, 'Ich tät spielen');
  await choice(page, 'Ich tät spielen').click();
  await choice(page, 'Solo').click();
  await choice(page, 'Herz-Solo').click();
  await moment(page);
  await clickCard(page);
  await page.getByRole('button', { name: 'Rest gehört mir' }).click();
  await page.getByRole('button', { name: 'Karten auflegen? Ja' }).click();
  await playToBill(page);
  await expect(sheet(page)).toContainText('Gewonnen!');
  await expect(sheet(page)).toContainText('120 : 0 Augen');
});

test('a game that is greyed says why when it is tapped, and stays open', async ({ page }) => {
  await sitDown(page, S9);
  await sayNoUntil(page, 'Ich tät spielen');
  await choice(page, 'Ich tät spielen').click();
  const eichel = choice(page, 'Rufspiel auf die Eichel-Sau');
  await expect(eichel).toHaveAttribute('aria-disabled', 'true');
  await eichel.click({ force: true });
  await expect(sheet(page).getByRole('status')).toContainText('Eichel');
  await expect(choice(page, 'Rufspiel auf die Gras-Sau')).toBeVisible();
});
