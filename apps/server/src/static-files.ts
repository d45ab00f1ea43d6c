import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { contentType } from './content-type.ts';

/** A file as it goes out: its bytes, its type, a validator, and how long a browser may keep it. */
export interface StaticFile {
  readonly body: Buffer;
  /** The same bytes compressed by the build, best first. */
  readonly compressed: readonly Compressed[];
  readonly contentType: string;
  readonly etag: string;
  readonly cacheControl: string;
}

/** A file in the encoding of that name. */
export interface Compressed {
  readonly encoding: 'br' | 'gzip';
  readonly body: Buffer;
}

/** All files of a folder by their address (`/`, `/assets/app-3f2a.js`, …). */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** Names below `/assets/` carry a hash of their content, so they never change; everything else is asked for again. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** Endings of the compressed copies that lie beside a file. */
const ENDINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Reads a built web app into memory. Only what was found here is ever served, so no address can reach a file
 * outside the folder.
 *
 * @param folder the folder that holds `index.html`
 * @returns the files by address; `index.html` is also `/`. Rejects if the folder cannot be read.
 */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const bodies = new Map<string, Buffer>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    bodies.set(`/${relative(folder, path).split(sep).join('/')}`, await readFile(path));
  }
  const files = new Map<string, StaticFile>();
  for (const [address, body] of bodies) {
    if (!isCopy(address, bodies)) files.set(address, staticFile(address, body, copiesOf(address, bodies)));
  }
  const index = files.get('/index.html');
  if (index !== undefined) files.set('/', index);
  return files;
}

function isCopy(address: string, bodies: ReadonlyMap<string, Buffer>): boolean {
  return ENDINGS.some(([, ending]) => address.endsWith(ending) && bodies.has(address.slice(0, -ending.length)));
}

function copiesOf(address: string, bodies: ReadonlyMap<string, Buffer>): readonly Compressed[] {
  return ENDINGS.flatMap(([encoding, ending]) => {
    const body = bodies.get(address + ending);
    return body === undefined ? [] : [{ encoding, body }];
  });
}

function staticFile(address: string, body: Buffer, compressed: readonly Compressed[]): StaticFile {
  return {
    body,
    compressed,
    contentType: contentType(address),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    cacheControl: address.startsWith('/assets/') ? IMMUTABLE : REVALIDATE,
  };
}
