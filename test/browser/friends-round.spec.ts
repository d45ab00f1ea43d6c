import { expect, test, type Page } from '@playwright/test';
import { device, inMenu, join, openTable, startWithBots } from './friends-table.ts';
import { playToBill } from './practice-table.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** Rows of deals in the accounts beside the table. */
function deals(page: Page) {
  return page
    .getByRole('tabpanel')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: /^\d+\. / }) });
}

test('the round shows every deal of the evening, after a reload too, and to whoever joins later', async ({
  browser,
}) => {
  test.slow();
  const anna = await device(browser, { viewport: { width: 1280, height: 800 } });
  const table = await openTable(anna, 'Anna');
  await startWithBots(anna);
  await playToBill(anna);
  await expect(deals(anna)).toHaveCount(1);
  const rows = await deals(anna).allInnerTexts();
  await anna.reload();
  await expect(deals(anna)).toHaveCount(1);
  expect(await deals(anna).allInnerTexts()).toEqual(rows);

  const ben = await device(browser, { viewport: { width: 1280, height: 800 } });
  await join(ben, table, 'Ben');
  await anna.getByRole('button', { name: 'Nächstes Spiel' }).click();
  await expect(ben.getByRole('toolbar').getByRole('button')).toHaveCount(8, { timeout: 60_000 });
  await expect(deals(ben)).toHaveCount(1);
  await inMenu(ben, 'Verlauf');
  await expect(ben.getByRole('dialog').getByRole('rowheader', { name: /^1\. / })).toBeVisible();
});
