import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { withSettings } from './practice-table.ts';

/** A window of somebody with a device of its own. */
export async function device(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await withSettings(page);
  return page;
}

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

/** Fills the chairs with bots and begins; resolves when the cards are there. */
export async function startWithBots(host: Page): Promise<void> {
  await host.getByRole('button', { name: 'Bots dazusetzen' }).click();
  await host.getByRole('button', { name: 'Losspielen' }).click();
  await expect(host.getByRole('toolbar').getByRole('button')).toHaveCount(8, { timeout: 60_000 });
}

/** Opens something in the menu of the table. */
export async function inMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}
