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
  sitDownWhere,
  sum,
  withSettings,
} from './practice-table.ts';
import type { Practice } from './practice-table.ts';

/** A contract that the person announces, and how. */
interface Announced {
  readonly title: string;
  readonly rules: Rules;
  /** What is said after "Ich tät spielen", button by button. */
  readonly say: readonly string[];
}

type Rules = Omit<Practice, 'seed'>;

const STANDARD: Rules = {};
const ALL: Rules = { set: { 'games.geier': true, 'games.farbgeier': true, 'games.bettel': true } };

/** In these deals nobody else wants to play, as the bots bid today. */
const QUIET_DEAL = { standard: 9, sauspiel: 13, turnier: 34 } as const;

const ANNOUNCED: readonly Announced[] = [
  { title: 'Rufspiel auf die Gras-Sau', rules: STANDARD, say: ['Rufspiel auf die Gras-Sau'] },
  { title: 'Eichel-Solo', rules: STANDARD, say: ['Solo', 'Eichel-Solo'] },
  { title: 'Herz-Solo Tout', rules: STANDARD, say: ['Solo', '+ Tout', 'Herz-Solo Tout'] },
  { title: 'Wenz', rules: STANDARD, say: ['Wenz', 'Wenz spielen'] },
  { title: 'Wenz Tout', rules: STANDARD, say: ['Wenz', '+ Tout', 'Wenz Tout spielen'] },
  { title: 'Schellen-Farbwenz', rules: STANDARD, say: ['Farbwenz', 'Schellen-Farbwenz'] },
  { title: 'Geier', rules: ALL, say: ['Geier', 'Geier spielen'] },
  { title: 'Gras-Farbgeier', rules: ALL, say: ['Farbgeier', 'Gras-Farbgeier'] },
  { title: 'Bettel', rules: ALL, say: ['Bettel', 'Bettel spielen'] },
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

/** Says that the person wants to play; whether it then plays, because nobody else wanted to. */
async function isAlone(page: Page): Promise<boolean> {
  await sayNoUntil(page, 'Ich tät spielen');
  await choice(page, 'Ich tät spielen').click();
  await moment(page);
  return (await choice(page, 'Solo').getAttribute('aria-pressed')) !== null;
}

/** Says it button by button; whether all of it may be said. */
async function mayAnnounce(page: Page, say: readonly string[]): Promise<boolean> {
  if (!(await isAlone(page))) return false;
  for (const words of say) {
    if ((await choice(page, words).getAttribute('aria-disabled')) === 'true') return false;
    await choice(page, words).click();
  }
  return true;
}

for (const { title, rules, say } of ANNOUNCED) {
  test(`${title} is announced, played and settled`, async ({ page }) => {
    await sitDownWhere(page, rules, () => mayAnnounce(page, say), QUIET_DEAL.standard);
    await expect(page.getByRole('banner').getByRole('heading')).toHaveText(title);
    await playToBill(page);
    await expect(sheet(page)).toContainText(/Gewonnen!|Verloren\./);
    await expect(sheet(page)).toContainText(title.replace(' Tout', ''));
    expect(sum(await accounts(page, 'Dieses Spiel'))).toBe(0);
  });
}

/** Says weiter whenever asked, until cards are played or the deal is over; whether the table came to what is wanted. */
async function passesInto(page: Page, title: RegExp): Promise<boolean> {
  for (;;) {
    const now = await moment(page);
    if (title.test(await sheetOrHeading(page))) return true;
    if (now.sheet !== 'question') return false;
    await sayNo(page);
  }
}

async function sheetOrHeading(page: Page): Promise<string> {
  const heading = await page.getByRole('banner').getByRole('heading').innerText();
  const asked = sheet(page);
  return (await asked.count()) === 0 ? heading : `${heading} ${await asked.getAttribute('aria-label')}`;
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
  await sitDownWhere(page, { preset: 'sauspiel' }, () => passesInto(page, /^Ramsch/), QUIET_DEAL.sauspiel);
  await playToBill(page);
  await expect(sheet(page)).toContainText(/Ramsch|Durchmarsch/);
  expect(sum(await accounts(page, 'Dieses Spiel'))).toBe(0);
});

test('four times weiter: thrown in, and each pays into the Stock at the Wirtshaus', async ({ page }) => {
  await sitDownWhere(page, { preset: 'wirtshaus' }, () => passesInto(page, /Zusammengeworfen/), QUIET_DEAL.standard);
  await expect(sheet(page)).toContainText('Im Stock:');
  const paid = await accounts(page, 'Dieses Spiel');
  expect(paid[0]).toBeLessThan(0);
  expect(new Set(paid).size).toBe(1);
});

test('four times weiter: der Alte muss, and the person who has to play announces a game', async ({ page }) => {
  await sitDownWhere(page, { preset: 'turnier' }, () => passesInto(page, /Du musst spielen/), QUIET_DEAL.turnier);
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
  await page.getByRole('button', { name: 'Auflegen? Ja' }).click();
  await playToBill(page);
  await expect(sheet(page)).toContainText('Gewonnen!');
  await expect(sheet(page)).toContainText('120 : 0 Augen');
});

test('a game that is greyed says why when it is tapped, and stays open', async ({ page }) => {
  const greyed = choice(page, /^Rufspiel auf/).and(page.locator('[aria-disabled="true"]'));
  await sitDownWhere(
    page,
    STANDARD,
    async () => (await isAlone(page)) && (await choice(page, 'Rufspiel').click(), await greyed.count()) > 0,
    QUIET_DEAL.standard,
  );
  await greyed.first().click({ force: true });
  await expect(sheet(page).getByRole('status')).toContainText(/Sau|Eichel|Gras|Schellen/);
  await expect(greyed.first()).toBeVisible();
});
