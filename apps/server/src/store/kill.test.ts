import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { openSqliteStore } from './sqlite-store.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'kill-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));
const PROGRAM = fileURLToPath(new URL('../../test/append-forever.ts', import.meta.url));
const CYCLES = 5;

/** Lets the program write and kills it so many lines later; gives back how far each table was acknowledged. */
function writeAndKill(file: string, lines: number): Promise<ReadonlyMap<string, number>> {
  const child = spawn(process.execPath, [PROGRAM, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (said.split('\n').length > lines) child.kill('SIGKILL');
  });
  return new Promise((resolve) => {
    child.on('close', () => {
      // The last line may have been cut in the middle.
      const whole = said.slice(0, said.lastIndexOf('\n')).split('\n');
      resolve(new Map(whole.map((line) => line.split(' ')).map(([table = '', to = '']) => [table, Number(to)])));
    });
  });
}

it(
  'kill -9 under load: what was acknowledged is there, nothing twice, nothing by halves',
  { timeout: 60_000 },
  async () => {
    const file = join(FOLDER, 'store.sqlite');
    for (let cycle = 0; cycle < CYCLES; cycle++) {
      const acknowledged = await writeAndKill(file, 40 + 37 * cycle);
      expect(acknowledged.size).toBe(10);
      const store = openSqliteStore(file);
      for (const [table, to] of acknowledged) {
        const events = await store.read(table);
        expect(events.length).toBeGreaterThanOrEqual(to);
        expect(events.length % 2).toBe(0);
        expect(events.map(({ event }) => event)).toEqual(events.map((_, number) => number));
      }
      await store.close();
    }
  },
);
