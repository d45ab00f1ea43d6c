import { expect, type Page } from '@playwright/test';

/** Begins a lesson at one of its steps, as if it had been left there. */
export async function openStep(page: Page, number: number, lesson: string, step: string): Promise<void> {
  await page.addInitScript(
    ([id, reached]) => {
      const progress = { version: 1, lessons: { [id ?? '']: { step: reached, done: false } }, daily: {}, deal: [] };
      if (localStorage.getItem('stammtisch.lernen') === null) {
        localStorage.setItem('stammtisch.lernen', JSON.stringify(progress));
      }
    },
    [lesson, step],
  );
  await page.goto(`/lernen/${number}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}
