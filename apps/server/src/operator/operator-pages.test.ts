import { get, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../listen.ts';
import { createWebServer } from '../web-server.ts';
import { metrics } from './metrics.ts';
import { operatorPages } from './operator-pages.ts';

const TOKEN = 'a token of thirty-two characters';
let isReady = true;
const servers: Server[] = [];
let home: string;
let away: string;

type Asked = Parameters<typeof operatorPages>[0];

async function serve(legal: Asked['legal'], metricsToken: string | null, proxied: Partial<Asked> = {}) {
  const measured = metrics();
  measured.gauge('tables', 'Open tables', () => 3);
  const settings = { legal, metricsToken, publicOrigin: null, trustedProxies: [], ...proxied };
  const pages = operatorPages(settings, measured, () => Promise.resolve(isReady));
  const server = createWebServer(new Map(), { pages, onlyTls: legal !== null });
  servers.push(server);
  return `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
}

beforeAll(async () => {
  home = await serve(null, null);
  away = await serve({ imprint: 'Sepp Maier', privacy: 'Wir speichern wenig.' }, TOKEN);
});
afterAll(() => servers.forEach((server) => server.close()));

/** What `/metrics` answers at home if the server is called so. */
function statusFor(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(`${home}/metrics`, { headers: { host } }, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
  });
}

describe('pages for the operator', () => {
  it('say that the server lives, and whether it may be given visitors', async () => {
    expect((await fetch(`${home}/healthz`)).status).toBe(200);
    expect((await fetch(`${home}/readyz`)).status).toBe(200);
    isReady = false;
    expect((await fetch(`${home}/readyz`)).status).toBe(503);
    expect((await fetch(`${home}/healthz`)).headers.get('cache-control')).toBe('no-store');
    isReady = true;
  });

  it('show numbers to this machine, but not to whoever comes through a proxy on it', async () => {
    expect(await (await fetch(`${home}/metrics`)).text()).toContain('stammtisch_tables 3\n');
    expect((await fetch(`${home}/metrics`, { headers: { 'X-Forwarded-For': '198.51.100.7' } })).status).toBe(404);
  });

  it('show none without a token behind a proxy, which may say nothing of itself, nor to another name of this machine', async () => {
    const proxied = [{ publicOrigin: 'https://schafkopf.example' }, { trustedProxies: ['127.0.0.1'] }];
    for (const settings of proxied)
      expect((await fetch(`${await serve(null, null, settings)}/metrics`)).status).toBe(404);
    expect(await statusFor('schafkopf.example')).toBe(404);
    expect(await statusFor('localhost:8080')).toBe(200);
  });

  it('show numbers to whoever knows the token', async () => {
    const ask = (Authorization: string) => fetch(`${away}/metrics`, { headers: { Authorization } });
    expect((await ask(`Bearer ${TOKEN}`)).status).toBe(200);
    expect((await ask(`Bearer ${TOKEN.toUpperCase()}`)).status).toBe(404);
    expect((await fetch(`${away}/metrics`)).status).toBe(404);
  });

  it('have the imprint and the privacy notice where there are some, with the headers of all pages', async () => {
    const imprint = await fetch(`${away}/impressum.txt`);
    expect(await imprint.text()).toBe('Sepp Maier\n');
    expect(imprint.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(imprint.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(await (await fetch(`${away}/datenschutz.txt`)).text()).toBe('Wir speichern wenig.\n');
    const nothing = await fetch(`${home}/impressum.txt`);
    expect(nothing.status).toBe(404);
    expect(nothing.headers.get('strict-transport-security')).toBe(null);
  });
});
