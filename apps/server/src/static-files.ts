import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { contentType } from './content-type.ts';

/** A file as it goes out: its bytes, its type, a validator, and how long a browser may keep it. */
export interface StaticFile {
  readonly body: Buffer;
  readonly contentType: string;
  readonly etag: string;
  readonly cacheControl: string;
}

/** All files of a folder by their address (`/`, `/assets/app-3f2a.js`, …). */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** Names below `/assets/` carry a hash of their content, so they never change; everything else is asked for again. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/**
 * Reads a built web app into memory. Only what was found here is ever served, so no address can reach a file
 * outside the folder.
 *
 * @param folder the folder that holds `index.html`
 * @returns the files by address; `index.html` is also `/`. Rejects if the folder cannot be read.
 */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(address, staticFile(address, await readFile(path)));
  }
  const index = files.get('/index.html');
  if (index !== undefined) files.set('/', index);
  return files;
}

function staticFile(address: string, body: Buffer): StaticFile {
  return {
    body,
    contentType: contentType(address),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    cacheControl: address.startsWith('/assets/') ? IMMUTABLE : REVALIDATE,
  };
}
