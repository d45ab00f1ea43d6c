import { expect, type Page } from '@playwright/test';
import { test } from './devices.ts';
import { dealt, inMenu, join, nextDeal, openTable, playOn, startWithBots } from './friends-table.ts';
import { clickCard } from './practice-table.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** Rows of deals in the accounts beside the table. */
function deals(page: Page) {
  return page
    .getByRole('tabpanel')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: /^\d+\. / }) });
}

test('the round shows every deal of the evening, after a reload too, and to whoever joins later', async ({
  device,
}) => {
  test.slow();
  const anna = await device({ viewport: { width: 1280, height: 800 } });
  const table = await openTable(anna, 'Anna');
  await startWithBots(anna);
  if ((await playOn(anna, 'card')) === 'card') await clickCard(anna);
  await playOn(anna);
  await expect(deals(anna)).toHaveCount(1);
  const rows = await deals(anna).allInnerTexts();
  await anna.reload();
  await expect(deals(anna)).toHaveCount(1);
  expect(await deals(anna).allInnerTexts()).toEqual(rows);

  const ben = await device({ viewport: { width: 1280, height: 800 } });
  await join(ben, table, 'Ben');
  await nextDeal(anna, ben);
  await dealt(anna, ben);
  await expect(deals(ben)).toHaveCount(1);
  await inMenu(ben, 'Verlauf');
  await expect(ben.getByRole('dialog').getByRole('rowheader', { name: /^1\. / })).toBeVisible();
});
