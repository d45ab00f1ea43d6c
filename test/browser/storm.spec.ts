import { seededRandom } from '@stammtisch/bots';
import { expect, test } from '@playwright/test';
import { storm } from '../storm/storm.ts';
import { QUICK } from './practice-table.ts';

test('reloads, closed pages, sleep and other windows at random moments: no card is lost, no state is wrong', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addInitScript(
    (text) => localStorage.setItem('stammtisch.settings', text),
    JSON.stringify({ ...QUICK, botLevel: 'beginner', motion: 'off' }),
  );
  await page.close();
  const result = await storm(context, baseURL ?? '', 'storm', 10, seededRandom('storm'));
  expect(result.lost).toEqual([]);
  expect(result.wrong).toEqual([]);
});
