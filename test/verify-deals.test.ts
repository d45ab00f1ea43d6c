import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { schafkopf } from '../apps/cli/test/memory-io.ts';
import { below, makeEvening, testRandom } from '../packages/fairdeal/test/make-proof.ts';
import { EMPTY_LOG, hex, partsOf, writeProof } from '@stammtisch/fairdeal';
import { makeDeal, someContext } from '../packages/fairdeal/test/make-proof.ts';

/** The witness that shares no code with the app. */
const WITNESS = fileURLToPath(new URL('../tools/verify-deals.mjs', import.meta.url));
const FOLDER = mkdtempSync(join(tmpdir(), 'verify-deals-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

let files = 0;

/** Exit status of the witness for a file. */
function witness(text: string, ...options: readonly string[]): Promise<number> {
  const file = join(FOLDER, `${(files += 1)}.jsonl`);
  writeFileSync(file, text);
  return new Promise((resolve) => {
    execFile(process.execPath, [WITNESS, ...options, file], (error) =>
      resolve(error === null ? 0 : Number(error.code)),
    );
  });
}

/** What both verifiers say. */
async function both(text: string, ...options: readonly string[]): Promise<readonly [number, number]> {
  const [app, other] = await Promise.all([
    schafkopf(['verify', ...options], { stdin: text }),
    witness(text, ...options),
  ]);
  return [app.exit, other];
}

const random = testRandom(20261130);
const EVENING = makeEvening(5, random);
const LINES = EVENING.map((proof) => JSON.stringify(proof));
const TEXT = `${LINES.join('\n')}\n`;

describe('the command and the independent witness', () => {
  it('the witness is short, and no code of the app is in it', () => {
    const source = readFileSync(WITNESS, 'utf8');
    expect(source.split('\n').length).toBeLessThan(200);
    expect([...source.matchAll(/from '([^']+)'/g)].map(([, name]) => name)).toEqual([
      'node:crypto',
      'node:fs',
      'node:util',
    ]);
  });

  it('accept a real evening, a single deal of it, and a void attempt', async () => {
    expect(await both(TEXT)).toEqual([0, 0]);
    expect(await both(TEXT, '--head', EVENING.at(-1)!.log!.reveal.after)).toEqual([0, 0]);
    expect(await both(`${LINES[3]}\n`)).toEqual([0, 0]);
    const people = {
      ...someContext(random),
      seats: EVENING.map(() => ({ kind: 'human', ref: new Uint8Array(8) })).slice(1),
    };
    const silent = makeDeal(people as unknown as ReturnType<typeof someContext>, random, 1);
    expect(await both(JSON.stringify(writeProof(partsOf(silent, 2), null)))).toEqual([0, 0]);
  });

  it('reject an evening with a deal left out, doubled or cut off', async () => {
    expect(await both(LINES.toSpliced(2, 1).join('\n'))).toEqual([1, 1]);
    expect(await both([...LINES, LINES[1]].join('\n'))).toEqual([1, 1]);
    expect(await both(LINES.slice(0, 4).join('\n'), '--head', EVENING[4]!.log!.reveal.after)).toEqual([1, 1]);
    expect(await both(TEXT, '--head', hex(EMPTY_LOG))).toEqual([1, 1]);
  });

  it('reject every copy with one bit turned over', async () => {
    for (let run = 0; run < 8; run++) {
      const copies = Array.from({ length: 2 }, () => {
        const place = below(TEXT.length, random);
        const flipped = String.fromCharCode(TEXT.charCodeAt(place) ^ (1 << below(7, random)));
        return `${TEXT.slice(0, place)}${flipped}${TEXT.slice(place + 1)}`;
      });
      expect(await Promise.all(copies.map((copy) => both(copy)))).toEqual([
        [1, 1],
        [1, 1],
      ]);
    }
  });

  it('reject every proof with a field of another deal, or without one', async () => {
    const [one, other] = EVENING;
    for (const name of Object.keys(one!) as (keyof NonNullable<typeof one>)[]) {
      const { [name]: gone, ...without } = one!;
      if (name !== 'log') expect([name, await both(JSON.stringify(without))]).toEqual([name, [1, 1]]);
      if (JSON.stringify(gone) === JSON.stringify(other![name])) continue;
      expect([name, await both(JSON.stringify({ ...one, [name]: other![name] }))]).toEqual([name, [1, 1]]);
    }
  });
});
