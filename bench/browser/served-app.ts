import { chromium, type Browser } from '@playwright/test';
import { listen } from '../../apps/server/src/listen.ts';
import { readStaticFiles } from '../../apps/server/src/static-files.ts';
import { createWebServer } from '../../apps/server/src/web-server.ts';
import { findChromium } from '../../tools/chromium.mjs';

/** The built app on a free port, and a browser to look at it. */
export interface ServedApp {
  /** Without a slash at the end. */
  readonly address: string;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/** Serves what `npm run build` made; rejects if there is nothing. `flags` are Chromium's. */
export async function serveApp(flags: readonly string[] = []): Promise<ServedApp> {
  const files = await readStaticFiles(new URL('../../apps/web/dist', import.meta.url).pathname);
  const server = createWebServer(files);
  const address = `http://localhost:${await listen(server, 0, 'localhost')}`;
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', ...flags],
  });
  const close = async (): Promise<void> => {
    await browser.close();
    server.close();
    server.closeAllConnections();
  };
  return { address, browser, close };
}
