import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Names of files for stores, a new one with each call, in a folder that is gone when the tests of the file are over. */
export function storeFiles(): () => string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  let files = 0;
  return () => join(folder, `${(files += 1)}.sqlite`);
}
