import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { withSettings } from './practice-table.ts';

/** Opens a window of somebody with a device of its own. */
export type Device = (options?: BrowserContextOptions) => Promise<Page>;

/** Tests with several people. When one is over everybody goes: a table that goes on would slow down all later tests. */
export const test = base.extend<{ readonly device: Device }>({
  device: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      const page = await context.newPage();
      await withSettings(page);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
