import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type TextPage } from './operator/operator-pages.ts';
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

/** A whole request must be there within these times, in milliseconds, so that nobody holds the door open with a slow one. */
const SLOWEST = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };

/** What a web server has besides its files. */
export interface WebServerOptions {
  /** Pages made on the spot, asked before the files. */
  readonly pages?: (request: IncomingMessage, path: string) => Promise<TextPage | null>;
  /** Asked before everything else; answers itself, with the headers that are set already, and says whether it did. */
  readonly own?: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;
  /** More connections than this are closed at once. */
  readonly connections?: number;
  /** Whether browsers are told never to come without TLS again. */
  readonly onlyTls?: boolean;
}

/**
 * A web server (not yet listening) for the given files.
 *
 * Addresses without a file ending that are not known get the start page, since they are pages of the app; unknown
 * files get 404. Only GET and HEAD are answered.
 */
export function createWebServer(
  files: StaticFiles,
  {
    pages = () => Promise.resolve(null),
    own = () => Promise.resolve(false),
    connections,
    onlyTls = false,
  }: WebServerOptions = {},
): Server {
  const server = createServer({ ...SLOWEST, maxHeaderSize: 8 * 1024 }, (request, response) => {
    if (onlyTls) response.setHeader('Strict-Transport-Security', 'max-age=31536000');
    answer(files, { pages, own }, request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    });
  });
  if (connections !== undefined) server.maxConnections = connections;
  return server;
}

async function answer(
  files: StaticFiles,
  { pages, own }: Required<Pick<WebServerOptions, 'pages' | 'own'>>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = pathOf(request.url ?? '/');
  if (path !== undefined && (await isAnswered(own, request, response, path))) return;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, 405, { Allow: 'GET, HEAD' });
    return;
  }
  const page = path === undefined ? null : await pages(request, path);
  if (page === null) answerFile(fileFor(files, request.url ?? '/', path), request, response);
  else answerPage(page, request, response);
}

async function isAnswered(
  own: NonNullable<WebServerOptions['own']>,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<boolean> {
  response.setHeaders(new Map(Object.entries(SECURITY_HEADERS)));
  return own(request, response, path);
}

function answerPage({ status, contentType, body }: TextPage, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    'Cache-Control': 'no-store',
    'Content-Type': contentType,
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function answerFile(found: Found | undefined, request: IncomingMessage, response: ServerResponse): void {
  if (found === undefined) {
    refuse(response, 404);
    return;
  }
  const { file, status } = found;
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
  response.writeHead(status, {
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

interface Found {
  readonly file: StaticFile;
  readonly status: 200 | 404;
}

/** What an address shows. One that cannot be read gets the app, which says so in words, and the status that says it to programs. */
function fileFor(files: StaticFiles, url: string, path: string | undefined): Found | undefined {
  const named = path === undefined ? undefined : files.get(path);
  if (named !== undefined) return { file: named, status: 200 };
  const start = url.startsWith('/') && isPage(path ?? url) ? files.get('/') : undefined;
  return start === undefined ? undefined : { file: start, status: path === undefined ? 404 : 200 };
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
