import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { listen } from '../../apps/server/src/listen.ts';
import { readStaticFiles, type StaticFile } from '../../apps/server/src/static-files.ts';
import { createWebServer } from '../../apps/server/src/web-server.ts';
import { compressFiles, writePrecache } from '../../apps/web/build/finish-build.ts';
import { hand, moment, playToBill, withSettings } from './practice-table.ts';

const DIST = join(import.meta.dirname, '../../apps/web/dist');

/** A server of the test's own, which can be given another version of the app, and be gone. */
interface OwnServer {
  readonly address: string;
  readonly deploy: (folder: string) => Promise<void>;
  readonly stop: () => void;
}

const test = base.extend<{ server: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see which fixtures a fixture uses
  server: async ({}, use) => {
    const files = new Map<string, StaticFile>();
    const server: Server = createWebServer(files);
    const address = `http://localhost:${await listen(server, 0, 'localhost')}`;
    const deploy = async (folder: string): Promise<void> => {
      files.clear();
      for (const [path, file] of await readStaticFiles(folder)) files.set(path, file);
    };
    const stop = (): void => {
      server.close();
      server.closeAllConnections();
    };
    await deploy(DIST);
    await use({ address, deploy, stop });
    stop();
  },
});

test.use({ serviceWorkers: 'allow' });

/** The first visit is over once the whole app lies in the browser. */
async function visit(page: Page, address: string): Promise<void> {
  await withSettings(page);
  await page.goto(`${address}/installieren`);
  await expect(page.locator('[data-ready="ready"]')).toBeVisible();
}

test('after the first visit every page opens without a network, and a deal is played', async ({ page, server }) => {
  await visit(page, server.address);
  server.stop();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${server.address}/mehr`);
  const links = page.getByRole('main').getByRole('link');
  await expect(links.first()).toBeVisible();
  const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const path of [...listed, '/neu', '/lernen', '/lernen/3', '/lernen/stich-des-tages', '/nirgends']) {
    await page.goto(server.address + path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  await page.goto(server.address);
  await page.getByRole('button', { name: /Gleich spielen/ }).click();
  await playToBill(page);
  expect(complaints).toEqual([]);
});

/** A copy of the app of which one file is another. */
async function newerVersion(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stammtisch-newer-'));
  await cp(DIST, folder, { recursive: true });
  const page = join(folder, 'index.html');
  await writeFile(page, (await readFile(page, 'utf8')).replace('<body>', '<body data-version="newer">'));
  await writePrecache(folder);
  await compressFiles(folder);
  return folder;
}

test('a newer version waits until somebody asks, comes whole, and is offered only once', async ({
  page,
  context,
  server,
}) => {
  await visit(page, server.address);
  const newer = await newerVersion();
  await server.deploy(newer);
  const playing = await context.newPage();
  await playing.goto(server.address);
  await playing.getByRole('button', { name: /Gleich spielen/ }).click();
  await moment(playing);
  const cards = await hand(playing).count();

  await page.goto(server.address);
  const offer = page.getByRole('button', { name: 'Jetzt laden' });
  await expect(offer).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-version', 'newer');
  // What is offered is here already: no network is needed any more.
  server.stop();
  await offer.click();
  await expect(page.locator('body')).toHaveAttribute('data-version', 'newer');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer).toBeHidden();

  // The other window is in a deal: it goes on with its own version, and is offered the newer one afterwards.
  await expect(hand(playing)).toHaveCount(cards);
  await expect(playing.locator('body')).not.toHaveAttribute('data-version', 'newer');
  await playing.getByRole('button', { name: 'Menü' }).click();
  await playing.getByRole('button', { name: 'Tisch verlassen' }).click();
  await playing.getByRole('button', { name: 'Jetzt laden' }).click();
  await expect(playing.locator('body')).toHaveAttribute('data-version', 'newer');
  await expect(playing.getByRole('button', { name: /^Weiterspielen/ })).toBeVisible();
  await rm(newer, { recursive: true });
});
