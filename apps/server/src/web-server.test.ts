import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from './listen.ts';
import { readStaticFiles } from './static-files.ts';
import { createWebServer } from './web-server.ts';

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stammtisch-'));
  const app = join(folder, 'app');
  await mkdir(join(app, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'not for the web');
  await writeFile(join(app, 'index.html'), '<!doctype html><title>Stammtisch</title>');
  await writeFile(join(app, 'assets', 'app-1a2b.js'), 'export {};');
  await writeFile(join(app, 'sw.js'), 'self.x = 1;');
  await writeFile(join(app, 'sw.js.br'), brotliCompressSync('self.x = 1;'));
  await writeFile(join(app, 'sw.js.gz'), gzipSync('self.x = 1;'));
  server = createWebServer(await readStaticFiles(app));
  port = await listen(server, 0, '127.0.0.1');
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, init);
}

/** `fetch` tidies paths before it sends them; an attacker's program does not. */
function rawGet(target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('the web server', () => {
  it('serves the start page, to be asked for again each time', async () => {
    const response = await get('/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('Stammtisch');
  });

  it('lets a browser keep files whose name holds their hash', async () => {
    const response = await get('/assets/app-1a2b.js');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
  ])('sends what the build compressed to who reads %s', async (accepted, encoding) => {
    const response = await get('/sw.js', { headers: { 'Accept-Encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toBe('self.x = 1;');
    const etag = response.headers.get('etag') ?? '';
    const again = await get('/sw.js', { headers: { 'Accept-Encoding': accepted, 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });

  it('has the service worker asked for again each time, and no copy under an address of its own', async () => {
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/sw.js.br')).status).toBe(404);
  });

  it('answers 304 when the browser already has the file', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const response = await get('/', { headers: { 'If-None-Match': etag } });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
  });

  it('gives pages of the app the start page and unknown files 404', async () => {
    expect((await get('/tisch/neu?x=1')).status).toBe(200);
    expect((await get('/assets/gone-9z.js')).status).toBe(404);
  });

  it.each(['/%E0%A4%A', '/%', '/lernen/%zz'])('lets the app say that %s is no address', async (target) => {
    const answer = await rawGet(target);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain('Content-Type: text/html');
    expect(answer).toContain('<title>Stammtisch</title>');
  });

  it('answers HEAD without a body and refuses to be written to', async () => {
    const head = await get('/', { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe('40');
    expect(await head.text()).toBe('');
    expect((await get('/', { method: 'POST' })).status).toBe(405);
  });

  it('sends the security headers with every answer', async () => {
    for (const path of ['/', '/gone.js']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/%',
    '/%00.txt',
  ])('never leaves its folder for %s', async (target) => {
    const answer = await rawGet(target);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain('not for the web');
  });

  it('takes the next port when the wanted one is taken', async () => {
    const second = createWebServer(new Map());
    const secondPort = await listen(second, port, '127.0.0.1');
    second.close();
    expect(secondPort).toBeGreaterThan(port);
  });
});
