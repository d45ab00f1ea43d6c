import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const TEXT = 'Angaben gemäß § 5 DDG: Sepp Maier, Dorfstraße 1, 84000 Unterhaching, sepp@example.org';
const FILES: Readonly<Record<string, string>> = {
  'impressum.txt': TEXT,
  'datenschutz.txt': TEXT,
  'leer.txt': '  \n',
  'vorlage.txt': `${TEXT} [[Name und Anschrift]]`,
};
const read = (environment: Readonly<Record<string, string>>) =>
  readSettings(environment, (path) => FILES[path] ?? null);
const problems = (environment: Readonly<Record<string, string>>): readonly string[] => {
  const result = read(environment);
  return result.ok ? [] : result.problems;
};

const PUBLIC = {
  STAMMTISCH_PUBLIC: 'on',
  STAMMTISCH_ORIGIN: 'https://schafkopf.example',
  STAMMTISCH_IMPRINT: 'impressum.txt',
  STAMMTISCH_PRIVACY: 'datenschutz.txt',
};

describe('settings', () => {
  it('need nothing at home: this machine, one file, no free chat', () => {
    expect(read({ HOME: '/home/sepp' })).toMatchObject({
      ok: true,
      settings: { host: 'localhost', port: 8080, databaseUrl: null, publicOrigin: null, freeChat: false, lobby: true },
    });
  });

  it('are read as they are written', () => {
    expect(
      read({
        ...PUBLIC,
        PORT: '0',
        STAMMTISCH_ORIGIN: 'https://Schafkopf.example/',
        STAMMTISCH_PROXIES: '127.0.0.1, ::1',
        STAMMTISCH_DATABASE: 'postgres://u:p@db/x',
        STAMMTISCH_LOBBY: 'OFF',
        STAMMTISCH_MAX_CONNECTIONS: '7',
        STAMMTISCH_MAX_TABLES: '3',
      }),
    ).toMatchObject({
      ok: true,
      settings: {
        port: 0,
        publicOrigin: 'https://schafkopf.example',
        trustedProxies: ['127.0.0.1', '::1'],
        databaseUrl: 'postgres://u:p@db/x',
        lobby: false,
        limits: { connections: 7, tables: 3 },
        legal: { imprint: TEXT },
      },
    });
  });

  it('say everything that is wrong at once, by name', () => {
    const sentences = problems({
      PORT: '99999',
      STAMMTISCH_BOT_PACE: 'schnell',
      STAMMTISCH_LOBBY: 'vielleicht',
      STAMMTISCH_ORIGIN: 'https://schafkopf.example/tisch',
      STAMMTISCH_DATABASE: 'mysql://geheim',
      STAMMTISCH_COOKIE_SECRET: 'kurz',
      STAMMTISCH_IMPRINT: 'nicht-da.txt',
      STAMMTISCH_LOBY: 'on',
    });
    expect(sentences.map((sentence) => sentence.split(/[ :]/)[0] ?? '').toSorted()).toEqual([
      'PORT',
      'STAMMTISCH_BOT_PACE',
      'STAMMTISCH_COOKIE_SECRET',
      'STAMMTISCH_DATABASE',
      'STAMMTISCH_IMPRINT',
      'STAMMTISCH_LOBBY',
      'STAMMTISCH_LOBY',
      'STAMMTISCH_ORIGIN',
    ]);
    expect(sentences.join(' ')).not.toMatch(/geheim|kurz/);
  });

  it.each(['', '1e3', '-1', '8080.5', '0x50', ' '])(
    'take no port that is written as "%s", but nothing as nothing',
    (port) => {
      expect(problems({ PORT: port })).toHaveLength(port.trim() === '' ? 0 : 1);
    },
  );

  it('do not let everybody in before imprint and privacy notice are filled in and the address is https', () => {
    expect(problems(PUBLIC)).toEqual([]);
    expect(problems({ STAMMTISCH_PUBLIC: 'on' })).toHaveLength(3);
    expect(problems({ ...PUBLIC, STAMMTISCH_ORIGIN: 'http://schafkopf.example' })).toHaveLength(1);
    expect(problems({ ...PUBLIC, STAMMTISCH_BOT_PACE: 'quick' })).toHaveLength(1);
    expect(problems({ ...PUBLIC, STAMMTISCH_PRIVACY: 'leer.txt' })[0]).toContain('empty');
    expect(problems({ ...PUBLIC, STAMMTISCH_IMPRINT: 'vorlage.txt' })[0]).toContain('[[Name und Anschrift]]');
  });
});
