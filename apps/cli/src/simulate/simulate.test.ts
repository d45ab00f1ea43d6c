import { describe, expect, it } from 'vitest';
import { simulateDeals } from '@stammtisch/bots';
import { PRESETS } from '@stammtisch/rules';
import { objects, schafkopf } from '../../test/memory-io.ts';

const PROGRESS = ['simulate', '--deals', '120', '--players', 'random,random,random,random'] as const;
const SIMULATE = ['simulate', '--deals', '30', '--seed', 'prüfung'] as const;

// Hundreds of deals take their time on a busy machine.
describe('schafkopf simulate', () => {
  it('prints the report of the same plan', async () => {
    const said = await schafkopf([...SIMULATE, '--players', 'resi,random,sepp,random', '--json']);
    expect(said).toMatchObject({ exit: 0, err: '' });
    const report = simulateDeals({
      deals: 30,
      seed: 'prüfung',
      players: ['resi', 'random', 'sepp', 'random'],
      rules: PRESETS.wirtshaus,
      duplicate: false,
    });
    expect(objects(said.out)).toEqual([
      {
        planned: 30,
        seed: 'prüfung',
        seats: ['resi', 'random', 'sepp', 'random'],
        duplicate: false,
        ...(report.ok ? report.value : {}),
      },
    ]);
  });

  it('the same seed gives the same deals, another seed others', async () => {
    const first = await schafkopf([...SIMULATE, '--json']);
    expect((await schafkopf([...SIMULATE, '--json'])).out).toBe(first.out);
    expect((await schafkopf([...SIMULATE, '--json', '--seed', 'andere'])).out).not.toBe(first.out);
  });

  it('the number of threads changes nothing', async () => {
    const words = ['simulate', '--deals', '110', '--players', 'sepp,random,random,random', '--json'];
    expect((await schafkopf([...words, '--jobs', '3'])).out).toBe((await schafkopf(words)).out);
  });

  it('--duplicate plays every deal in all four rotations', async () => {
    const said = await schafkopf([...SIMULATE, '--duplicate', '--json']);
    expect(objects(said.out)[0]).toMatchObject({ planned: 30, tables: 30, deals: 120, duplicate: true });
  });

  it('--contract plays one game only, --rules takes a preset or JSON', async () => {
    const wenz = await schafkopf([...SIMULATE, '--contract', 'Wenz', '--rules', 'turnier', '--json']);
    const { games } = objects(wenz.out)[0] as { games: { game: string }[] };
    expect(games.map(({ game }) => game)).toEqual(['wenz']);
    const json = '{"preset":"wirtshaus","set":{"games.bettel":true}}';
    const bettel = await schafkopf([...SIMULATE, '--contract', 'bettel', '--rules', json, '--json']);
    expect(bettel).toMatchObject({ exit: 0, err: '' });
  });

  it('a table for people', async () => {
    const { out } = await schafkopf([...SIMULATE, '--duplicate']);
    expect(out).toMatch(/^120 Spiele \(jedes viermal gespielt\), Karten „prüfung“\n/);
    expect(out).toMatch(
      /\nSpieler +Cent je Spiel +± 95 % +spielt +gewinnt\nsepp +[+\u2212]?\d+,\d\d +\d+,\d\d +\d+,\d % +\d+,\d %\n/,
    );
    expect(out).toMatch(/\nSpiel +Anzahl +Anteil +gewinnt\nRufspiel +\d+ +\d+,\d % +\d+,\d %\n/);
    expect(out).not.toMatch(/[ \t]\n|undefined|NaN/);
    const english = await schafkopf([...SIMULATE, '--rules', 'turnier', '--lang', 'en']);
    expect(english.out).toMatch(/^30 deals, cards “prüfung”\n\nPlayer +points a deal/);
    expect(english.out).toMatch(/\d\.\d\d +\d+\.\d %/);
  });

  it('progress only on a terminal, and it is wiped away', async () => {
    const piped = await schafkopf(PROGRESS, { tick: 700 });
    expect(piped.err).toBe('');
    const shown = await schafkopf(PROGRESS, { tick: 700, terminal: true });
    expect(shown.err).toBe('\r\u001B[K100 von 120 (83 %) …\r\u001B[K');
    const fast = await schafkopf(PROGRESS, { tick: 1, terminal: true });
    expect(fast.err).toBe('');
  });
});

describe('wrong plans', () => {
  it.each([
    [['--deals', '0'], '--deals nimmt eine ganze Zahl von 1 bis 1000000000, nicht 0.'],
    [['--deals', 'viele'], '--deals nimmt eine ganze Zahl'],
    [['--deals', '1e3'], 'nicht 1e3.'],
    [['--jobs', '0'], '--jobs nimmt eine ganze Zahl von 1 bis 256, nicht 0.'],
    [
      ['--players', 'resi,sepp'],
      '--players nimmt vier Namen mit Kommas aus sepp, resi, xaver, beginner, regular, strong, random, sampler und engine:PROGRAMM, nicht resi,sepp.',
    ],
    [['--players', 'resi,sepp,xaver,hugo'], 'nicht resi,sepp,xaver,hugo.'],
    [['--players', 'resi,sepp,xaver,random,random'], '--players nimmt vier Namen'],
    [['--contract', 'skat'], '--contract nimmt eines von solo, wenz'],
    [['--contract', 'geier', '--rules', 'turnier'], 'Nach diesen Hausregeln wird kein geier gespielt.'],
    [['--rules', 'zuhause'], '--rules: Die Vorlage "zuhause" gibt es nicht'],
    [['--rules', '{"preset":"wirtshaus","set":{"tariff.solo":-1}}'], '--rules: '],
    [['datei.jsonl'], 'simulate nimmt keine Dateien.'],
  ])('%j', async (words, message) => {
    const said = await schafkopf(['simulate', ...words]);
    expect(said).toMatchObject({ exit: 2, out: '' });
    expect(said.err).toContain(`schafkopf simulate: `);
    expect(said.err).toContain(message);
    expect((await schafkopf(['simulate', ...words, '--lang', 'en'])).err).toContain('More: schafkopf simulate --help');
  });
});
