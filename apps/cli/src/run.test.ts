import { describe, expect, it } from 'vitest';
import { schafkopf } from '../test/memory-io.ts';
import { COMMANDS } from './run.ts';

describe('how the command is called', () => {
  it('says what it can do', async () => {
    const help = await schafkopf(['--help']);
    expect(help).toMatchObject({ exit: 0, err: '' });
    for (const { name } of COMMANDS) expect(help.out).toContain(`  ${name}`);
    expect((await schafkopf(['help'])).out).toBe(help.out);
    expect((await schafkopf(['-h'])).out).toBe(help.out);
    expect((await schafkopf(['--help', '--lang', 'en'])).out).toContain('Commands:');
  });

  it('says its version', async () => {
    expect(await schafkopf(['--version'])).toMatchObject({
      exit: 0,
      out: expect.stringMatching(/^schafkopf \d+\.\d+\.\d+\n$/) as unknown,
    });
    expect((await schafkopf(['-V'])).out).toMatch(/^schafkopf /);
  });

  it('without a command it was used wrongly', async () => {
    const said = await schafkopf([]);
    expect(said).toMatchObject({ exit: 2, out: '' });
    expect(said.err).toBe(
      'schafkopf: Was soll geschehen? Befehle: replay, legal, solve, bill, simulate, bot, verify.\nMehr dazu: schafkopf --help\n',
    );
  });

  it('an unknown command is named, with the one that was probably meant', async () => {
    expect(await schafkopf(['replya', 'x'])).toMatchObject({
      exit: 2,
      out: '',
      err: 'schafkopf: Den Befehl replya gibt es nicht. Meintest du replay?\nMehr dazu: schafkopf --help\n',
    });
    expect((await schafkopf(['analyse', '--lang=en', '--deep'])).err).toBe(
      'schafkopf: There is no command analyse.\nMore: schafkopf --help\n',
    );
    expect((await schafkopf(['--lang', 'en', 'replay', '--chek'])).err).toContain('Did you mean --check?');
    expect((await schafkopf(['--help', 'bill'])).out).toContain('schafkopf bill');
    expect((await schafkopf(['help', '--nie'])).exit).toBe(2);
    expect((await schafkopf(['help', 'bil'])).err).toContain('Meintest du bill?');
  });

  it('an unknown option is named, with the one that was probably meant', async () => {
    expect(await schafkopf(['replay', '--chek', '-'])).toMatchObject({
      exit: 2,
      out: '',
      err: 'schafkopf replay: Die Option --chek gibt es nicht. Meintest du --check?\nMehr dazu: schafkopf replay --help\n',
    });
    expect((await schafkopf(['bill', '-x', '--lang', 'en'])).err).toContain('There is no option -x.');
    expect((await schafkopf(['--versoin'])).err).toContain('Meintest du --version?');
    expect((await schafkopf(['bill', '--constructor'])).exit).toBe(2);
  });

  it('values are missing or too many', async () => {
    expect((await schafkopf(['simulate', '--seed'])).err).toContain('Der Option --seed fehlt ihr Wert.');
    expect((await schafkopf(['simulate', '--seed', '--json'])).err).toContain('Der Option --seed fehlt ihr Wert.');
    expect((await schafkopf(['replay', '--check=ja', '-'])).err).toContain('Die Option --check nimmt keinen Wert.');
  });

  it('languages are German, Boarisch and English', async () => {
    expect(await schafkopf(['replay', '--lang', 'fr', '-'])).toMatchObject({ exit: 2 });
    expect((await schafkopf(['--lang', 'fr', '--help'])).err).toContain('--lang nimmt de, bar, en.');
    expect((await schafkopf(['replay', '--help', '--lang', 'bar'])).out).toContain('Spielt aufgeschriebene Spiele');
  });
});

describe.each(COMMANDS)('$name --help', ({ name, options, help }) => {
  it('explains every option, with examples, in both languages', async () => {
    for (const [language, examples] of [
      ['de', 'Beispiel'],
      ['en', 'Example'],
    ] as const) {
      const said = await schafkopf([name, '--help', '--lang', language]);
      expect(said).toMatchObject({ exit: 0, err: '' });
      expect((await schafkopf(['help', name, '--lang', language])).out).toBe(said.out);
      expect(said.out).toContain(examples);
      for (const option of Object.keys(options)) expect(said.out).toContain(`--${option}`);
      for (const line of help[language].split('\n')) expect(line.length).toBeLessThanOrEqual(86);
    }
  });
});

describe('what to read', () => {
  it('a terminal as standard input is not waited for', async () => {
    for (const name of ['replay', 'legal', 'bill']) {
      expect(await schafkopf([name], { terminal: true })).toMatchObject({
        exit: 2,
        err: expect.stringContaining('Nenn eine Datei, oder - für die Standardeingabe.') as unknown,
      });
    }
  });

  it('no file means standard input, and nothing in it is no fault', async () => {
    expect(await schafkopf(['bill'], { stdin: '\n\n' })).toEqual({ exit: 0, out: '', err: '' });
    expect(await schafkopf(['replay', '--check', '-'], { stdin: '' })).toMatchObject({
      exit: 0,
      err: '0 von 0 Spielen stimmen.\n',
    });
  });

  it('a file that is not there is named, the others are read all the same', async () => {
    const files = { 'gut.jsonl': '{}\n' };
    const said = await schafkopf(['bill', 'fehlt.jsonl', 'gut.jsonl'], { files });
    expect(said.exit).toBe(2);
    expect(said.err).toContain('schafkopf bill: fehlt.jsonl: Die Datei gibt es nicht.\n');
    expect(said.err).toContain('gut.jsonl:1: rules: ');
  });

  it('an error of the program is no unreadable file', async () => {
    const stdin = new Proxy(new Uint8Array(1), {
      get: () => {
        throw new TypeError('a mistake of ours');
      },
    });
    await expect(schafkopf(['bill'], { stdin })).rejects.toThrow('a mistake of ours');
  });
});
