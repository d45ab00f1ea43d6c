import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { objects } from '../test/memory-io.ts';
import { linesOf, playedDeals } from '../test/played-deals.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'schafkopf-'));
const DEALS = playedDeals(3);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Ended {
  readonly exit: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real command as a process of its own; after `leaveAfter` characters nobody reads its output any more. */
function run(
  words: readonly string[],
  stdin: string | Uint8Array,
  leaveAfter = Number.POSITIVE_INFINITY,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...words], { stdio: 'pipe' });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (out.length >= leaveAfter) child.stdout.destroy();
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.on('error', reject);
    child.on('close', (exit) => resolve({ exit, out, err }));
    // The command may end before it has read everything.
    child.stdin.on('error', () => undefined);
    child.stdin.end(stdin);
  });
}

// Processes take their time to start on a busy machine.
describe('the command as a process', () => {
  it('reads standard input with BOM, CRLF and empty lines', async () => {
    const ended = await run(['replay', '--check', '--json', '-'], `\uFEFF\r\n${linesOf(DEALS, '\r\n\r\n')}`);
    expect(ended).toMatchObject({ exit: 0, err: '3 von 3 Spielen stimmen.\n' });
    expect(objects(ended.out).map(({ id, ok }) => [id, ok])).toEqual(DEALS.map(({ id }) => [id, true]));
  });

  it('reads files; one wrong line makes the status 1, the others are answered', async () => {
    const good = join(folder, 'gut.jsonl');
    const bad = join(folder, 'schlecht.jsonl');
    writeFileSync(good, linesOf(DEALS));
    writeFileSync(bad, `${JSON.stringify(DEALS[0])}\n{"id":\n${JSON.stringify(DEALS[1])}`);
    expect(await run(['replay', good], '')).toMatchObject({ exit: 0, err: '' });
    const ended = await run(['replay', '--check', bad, good], '');
    expect(ended.exit).toBe(1);
    expect(ended.err).toContain(`${bad}:2: Die Zeile ist kein gültiges JSON`);
    expect(ended.err).toContain('5 von 6 Spielen stimmen.');
  });

  it('a folder or a file that is not there makes the status 2', async () => {
    expect(await run(['replay', folder], '')).toMatchObject({
      exit: 2,
      out: '',
      err: `schafkopf replay: ${folder}: Das ist ein Ordner, keine Datei.\n`,
    });
    const missing = join(folder, 'fehlt.jsonl');
    expect((await run(['legal', missing], '')).err).toBe(`schafkopf legal: ${missing}: Die Datei gibt es nicht.\n`);
    expect((await run(['--nie'], '')).exit).toBe(2);
  });

  it('a reader who leaves early ends it quietly', async () => {
    const many = linesOf(Array.from({ length: 4000 }, () => DEALS[0]));
    const ended = await run(['replay', '--check', '--json', '-'], many, 100);
    expect(ended).toMatchObject({ exit: 0, err: '' });
  });

  it('a huge line is refused, the next one is read', async () => {
    const ended = await run(
      ['replay', '--json', '-'],
      `"${'x'.repeat(17 * 1024 * 1024)}"\n${JSON.stringify(DEALS[0])}\n`,
    );
    expect(ended.exit).toBe(1);
    expect(objects(ended.out)).toMatchObject([{ ok: false, reason: 'line-too-long', line: 1 }, { ok: true }]);
  });

  it('simulates on several threads', async () => {
    const ended = await run(
      ['simulate', '--deals', '120', '--players', 'random,random,random,random', '--jobs', '2', '--json'],
      '',
    );
    expect(ended).toMatchObject({ exit: 0, err: '' });
    expect(objects(ended.out)[0]).toMatchObject({ planned: 120, tables: 120 });
  });
});
