import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const ROOT = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

/** Names of settings that the server knows: all that it does not call unknown. */
const isKnown = (name: string): boolean => {
  const result = readSettings({ [name]: '' }, () => null);
  return result.ok || !result.problems.some((problem) => problem.includes('is no setting'));
};
const settingsIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\b(?:STAMMTISCH_[A-Z_]*[A-Z]|HOST|PORT)\b/g)].map(([name]) => name)),
];

const forProxy: ReadonlySet<string> = new Set(['STAMMTISCH_DOMAIN', 'STAMMTISCH_SERVERS']);

/** Whether an address lies in a network that is written as `10.0.0.0/8`. */
const within = (address: string, network: string): boolean => {
  const [base = '', bits] = network.split('/');
  const list = new BlockList();
  list.addSubnet(base, Number(bits));
  return list.check(address);
};

/** Whether a server would start with this as its legal texts. */
const starts = (content: string): boolean =>
  readSettings({ STAMMTISCH_IMPRINT: 'text', STAMMTISCH_PRIVACY: 'text' }, () => content).ok;

describe('what is shipped for operators', () => {
  it('uses settings that the server knows', () => {
    // The domain and the servers are for the proxy and the compose file.
    const texts = ['deploy/compose.yaml', 'deploy/Containerfile', 'deploy/stammtisch.service'].map(read).join('\n');
    const names = settingsIn(texts).filter((name) => !forProxy.has(name));
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
  });

  it('hands on every setting that the container does not lay down itself', () => {
    const laidDown = new Set([...settingsIn(read('deploy/Containerfile')), 'STAMMTISCH_BOT_PACE']);
    const wanted = settingsIn(read('apps/server/src/operator/settings.ts')).filter((name) => !laidDown.has(name));
    expect(settingsIn(read('deploy/compose.yaml'))).toEqual(expect.arrayContaining(wanted));
  });

  it('copies only what is there, and no secrets', () => {
    const copied = [...read('deploy/Containerfile').matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(
      ([, path]) => path,
    );
    expect(copied.length).toBeGreaterThan(3);
    // Comes from the build.
    const sources = copied.filter((path) => path !== undefined && path !== 'node_modules');
    expect(sources.filter((path) => !existsSync(new URL(path ?? '', ROOT)))).toEqual([]);
    expect(read('.containerignore')).toBe(read('.dockerignore'));
    expect(read('.dockerignore').split('\n')).toContain('/deploy');
  });

  it('agrees on the port, and on who stands before the server', () => {
    const container = read('deploy/Containerfile');
    const compose = read('deploy/compose.yaml');
    const [, port] = /PORT=(\d+)/.exec(container) ?? [];
    expect(container).toContain(`EXPOSE ${port}`);
    expect(container).toContain(`127.0.0.1:${port}/readyz`);
    expect(read('deploy/Caddyfile')).toContain(`{$STAMMTISCH_SERVERS:stammtisch:${port}}`);
    expect(compose).toContain(`STAMMTISCH_SERVERS:-stammtisch:${port}`);
    const [, trusted = ''] = /STAMMTISCH_PROXIES: (\S+)/.exec(compose) ?? [];
    expect(compose).toContain(`ipv4_address: ${trusted}`);
    const [, subnet = '', others = ''] = /subnet: (\S+), ip_range: (\S+) }/.exec(compose) ?? [];
    // The server starts before the proxy: if it could be given this address, it would.
    expect([within(trusted, subnet), within(trusted, others)]).toEqual([true, false]);
  });

  it('is described in the handbook: every setting, and none that there is not', () => {
    const code = settingsIn(read('apps/server/src/operator/settings.ts'));
    const handbook = settingsIn(read('docs/handbuch/eigener-server.md')).filter((name) => !forProxy.has(name));
    expect(handbook.toSorted()).toEqual(code.toSorted());
  });

  it('has texts that keep the server closed until they are filled in', () => {
    for (const name of readdirSync(new URL('deploy/texts/', ROOT))) {
      const text = read(`deploy/texts/${name}`);
      expect(starts(text)).toBe(false);
      expect(starts(text.replaceAll(/\[\[.*?\]\]/g, 'ausgefüllt'))).toBe(true);
    }
  });
});
