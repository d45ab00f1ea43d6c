import { expect, test } from '@playwright/test';

// That the app is kept is part of its start.
test.use({ serviceWorkers: 'allow' });

test('the app starts, without a word in the console and without a request to another place', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') complaints.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stammtisch');
  expect(complaints).toEqual([]);
});
