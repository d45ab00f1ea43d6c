import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type StaticFile, type StaticFiles } from './static-files.ts';

/** Sent with every answer: nothing from other places, no framing, no guessing of types, no referrer. */
const SECURITY_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self' data:; " +
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; " +
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * A web server (not yet listening) for the given files.
 *
 * Addresses without a file ending that are not known get the start page, since they are pages of the app; unknown
 * files get 404. Only GET and HEAD are answered.
 */
export function createWebServer(files: StaticFiles): Server {
  return createServer((request, response) => answer(files, request, response));
}

function answer(files: StaticFiles, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, 405, { Allow: 'GET, HEAD' });
    return;
  }
  const file = fileFor(files, request.url ?? '/');
  if (file === undefined) {
    refuse(response, 404);
    return;
  }
  const { body, encoding } = bodyFor(file, request.headers['accept-encoding'] ?? '');
  // Each encoding has a validator of its own: its bytes differ.
  const etag = encoding === null ? file.etag : file.etag.replace(/"$/, `-${encoding}"`);
  const headers = {
    ...SECURITY_HEADERS,
    'Cache-Control': file.cacheControl,
    ETag: etag,
    ...(file.compressed.length === 0 ? {} : { Vary: 'Accept-Encoding' }),
  };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, {
    ...headers,
    'Content-Type': file.contentType,
    'Content-Length': body.length,
    ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The bytes in the best encoding that a browser says it reads. */
function bodyFor(file: StaticFile, accepted: string): { readonly body: Buffer; readonly encoding: string | null } {
  const reads = accepted.split(',').map((part) => part.trim().toLowerCase());
  const isRead = (encoding: string): boolean =>
    reads.some((part) => part === encoding || (part.startsWith(`${encoding};`) && !/q=0(\.0*)?$/.test(part)));
  return file.compressed.find(({ encoding }) => isRead(encoding)) ?? { body: file.body, encoding: null };
}

function fileFor(files: StaticFiles, url: string): StaticFile | undefined {
  const path = pathOf(url);
  if (path === undefined) return undefined;
  return files.get(path) ?? (isPage(path) ? files.get('/') : undefined);
}

/** The decoded path of a request's target, or undefined if it is no address of ours at all. */
function pathOf(target: string): string | undefined {
  if (!target.startsWith('/')) return undefined;
  try {
    return decodeURIComponent(new URL(`http://stammtisch.invalid${target}`).pathname);
  } catch {
    return undefined;
  }
}

function isPage(path: string): boolean {
  return !path.slice(path.lastIndexOf('/')).includes('.');
}

function refuse(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { ...SECURITY_HEADERS, ...headers, 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${status}\n`);
}
