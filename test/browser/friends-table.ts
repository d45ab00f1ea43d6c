import { expect, type Page } from '@playwright/test';

/** Opens a table; the address of it is the one of the window then. */
export async function openTable(page: Page, name: string): Promise<string> {
  await page.goto('/tische');
  await page.getByLabel('Dein Name').fill(name);
  await expect(page.getByText('Verbindet …')).toHaveCount(0);
  await page.getByRole('button', { name: 'Tisch aufmachen' }).click();
  await expect(page.getByRole('heading', { name: /^Tisch [A-Z]{5}$/ })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Comes to a table by its link and sits down, or lines up for a chair. */
export async function join(page: Page, table: string, name: string): Promise<void> {
  await page.goto(table);
  await page.getByLabel('Dein Name').fill(name);
  await page.getByRole('button', { name: 'Hinsetzen' }).click();
  await expect(page.getByRole('button', { name: 'Hinsetzen' })).toHaveCount(0);
}

/** Fills the chairs with bots and begins; resolves when everybody has cards. */
export async function startWithBots(host: Page, ...guests: readonly Page[]): Promise<void> {
  await host.getByRole('button', { name: 'Bots dazusetzen' }).click();
  await host.getByRole('button', { name: 'Losspielen' }).click();
  await dealt(host, ...guests);
}

/** Waits until everybody has eight cards. Whoever may cut leaves the pack as it is, so that nobody waits for that. */
export async function dealt(...pages: readonly Page[]): Promise<void> {
  await Promise.all(
    pages.map((page) =>
      page.waitForFunction(() => {
        document.querySelector<HTMLElement>('section[aria-labelledby="cut"] button')?.click();
        return document.querySelectorAll('[role="toolbar"] button').length === 8;
      }),
    ),
  );
}

/** Opens something in the menu of the table. */
export async function inMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/**
 * Lets the deal go on until there is a bill, or before that until the person has to play a card; says which. What is asked is answered modestly, and
 * the first card that is allowed is played, from inside the page: between a look and a tap from outside the server may have gone on, and the button
 * be gone. A tap that comes too early or too late does nothing.
 */
export async function playOn(page: Page, until: 'card' | 'bill' = 'bill'): Promise<'card' | 'bill'> {
  const reached = await page.waitForFunction((goal) => {
    const asked = [...document.querySelectorAll<HTMLElement>('main section[tabindex="-1"] button')];
    if (document.querySelector('[data-sheet="all"]') !== null) return asked.length > 0 ? 'bill' : null;
    const free = asked.filter((button) => button.ariaDisabled !== 'true');
    const no = free.find(({ textContent }) =>
      /^(Weiter|Nix|Nicht abheben|Passt so|Nein|Verzichten)$/.test(textContent),
    );
    if (asked.length > 0) (no ?? free.at(-1))?.click();
    else if (document.querySelector('p[data-mine="true"]') !== null) {
      const card = document.querySelector<HTMLElement>('[role="toolbar"] button[aria-disabled="false"]');
      if (goal === 'card' && card !== null) return 'card';
      card?.click();
    }
    return null;
  }, until);
  return (await reached.jsonValue()) as 'card' | 'bill';
}

/** Everybody has seen the bill. */
export async function nextDeal(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.getByRole('button', { name: 'Nächstes Spiel' }).click();
}
