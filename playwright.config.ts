import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/chromium.mjs';

/**
 * Browser tests: the built web app, served by our own server on a free port, in the Chromium of this system.
 * The server prints its address; Playwright takes the port from there into the environment of the workers.
 */
const executablePath = findChromium();

export default defineConfig({
  testDir: 'test/browser',
  outputDir: 'reports/browser',
  // Some tests wait for others at their table: one more than there are cores keeps these busy.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine must not decide whether the app is right: there is much time, and what fails is tried once more. `npm test` names what
  // passed only then; such a test is to be mended.
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: 'reports/browser.json' }]],
  use: {
    baseURL: `http://localhost:${process.env.STAMMTISCH_PORT ?? ''}`,
    // Recording costs half of the time of a test; `--trace on` records the one that fails.
    trace: 'off',
    // Only the tests of playing offline want the app to be kept; all others would fetch all of it each time.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node apps/server/src/main.ts',
    env: {
      PORT: '0',
      STAMMTISCH_DATA: join(tmpdir(), `stammtisch-browser-tests-${process.pid}`),
      STAMMTISCH_FREE_CHAT: 'on',
      STAMMTISCH_BOT_PACE: 'quick',
      // All who open tables here have one address.
      STAMMTISCH_NEW_TABLES_PER_ADDRESS: '1000',
    },
    wait: { stdout: /http:\/\/localhost:(?<stammtisch_port>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
