import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDataFolder, STORE_FILE } from './data-folder.ts';

const ROOT = mkdtempSync(join(tmpdir(), 'data-'));
afterAll(() => rmSync(ROOT, { recursive: true }));

it('logs are for the user of the server alone, also in a folder that was there and that others may read', () => {
  const folder = join(ROOT, 'open');
  mkdirSync(folder, { mode: 0o755 });
  writeFileSync(join(folder, STORE_FILE), '', { mode: 0o644 });
  const { storeFile, release } = openDataFolder(folder);
  expect(statSync(storeFile).mode & 0o077).toBe(0);
  release();
});

it('a data folder has one server at a time, and keeps its secret for its user alone', () => {
  const folder = join(ROOT, 'deep', 'inside');
  const first = openDataFolder(folder);
  expect(first.cookieSecret).toMatch(/^[\w-]{43}$/);
  expect(statSync(folder).mode & 0o077).toBe(0);
  expect(statSync(join(folder, 'cookie-secret')).mode & 0o077).toBe(0);
  expect(() => openDataFolder(folder)).toThrow('Another server uses the folder');
  first.release();
  const second = openDataFolder(folder);
  expect(second.cookieSecret).toBe(first.cookieSecret);
  second.release();
});
