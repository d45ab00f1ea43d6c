import { describe, expect, it } from 'vitest';
import { readLines } from './read-lines.ts';
import type { Line } from './read-lines.ts';

async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size)
    yield await Promise.resolve(bytes.subarray(start, start + size));
}

async function linesOf(text: string, size = 1, longest?: number): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for await (const batch of readLines(pieces(new TextEncoder().encode(text), size), longest)) lines.push(...batch);
  return lines;
}

describe('lines of a stream', () => {
  it('LF and CRLF, with and without an end of the last line', async () => {
    const expected = [
      { number: 1, text: 'eins' },
      { number: 2, text: 'zwei' },
    ];
    for (const text of ['eins\nzwei', 'eins\nzwei\n', 'eins\r\nzwei\r\n', 'eins\r\nzwei']) {
      expect(await linesOf(text)).toEqual(expected);
      expect(await linesOf(text, 1000)).toEqual(expected);
    }
  });

  it('empty lines are left out and counted', async () => {
    expect(await linesOf('\n\n  \r\neins\n\nzwei\n\n')).toEqual([
      { number: 4, text: 'eins' },
      { number: 6, text: 'zwei' },
    ]);
    expect(await linesOf('')).toEqual([]);
  });

  it('a byte order mark is no text, also where files were put together', async () => {
    expect(await linesOf('\uFEFFeins\n\uFEFFzwei\n')).toEqual([
      { number: 1, text: 'eins' },
      { number: 2, text: 'zwei' },
    ]);
  });

  it('characters that are cut in two by the pieces come out whole', async () => {
    for (const size of [1, 2, 3, 5])
      expect(await linesOf('Größl ♥ 🂱\nStoß', size)).toMatchObject([{ text: 'Größl ♥ 🂱' }, { text: 'Stoß' }]);
  });

  it('UTF-16 with its mark, as Windows writes it where output is redirected, in pieces of any size', async () => {
    const text = '\uFEFFGrößl ♥ 🂱\r\nStoß\r\n';
    const little = Uint8Array.from(
      Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((code) => [code & 255, code >> 8]),
    );
    const big = little.map((_, at) => little[at ^ 1] ?? 0);
    for (const bytes of [little, big]) {
      for (const size of [1, 2, 3, 1000]) {
        const lines: Line[] = [];
        for await (const batch of readLines(pieces(bytes, size))) lines.push(...batch);
        expect(lines).toMatchObject([{ text: 'Größl ♥ 🂱' }, { text: 'Stoß' }]);
      }
    }
  });

  it('a single byte is a line too, an empty file none', async () => {
    expect(await linesOf('7')).toMatchObject([{ text: '7' }]);
    expect(await linesOf('')).toEqual([]);
  });

  it('line separators inside JSON texts end no line', async () => {
    expect(await linesOf('"a\u2028b\u0085c"\n')).toEqual([{ number: 1, text: '"a\u2028b\u0085c"' }]);
  });

  it('a line that is too long is said to be so, and the next one is read again', async () => {
    expect(await linesOf(`kurz\n${'x'.repeat(101)}\nwieder kurz\n`, 10, 100)).toEqual([
      { number: 1, text: 'kurz' },
      { number: 2, text: null },
      { number: 3, text: 'wieder kurz' },
    ]);
    expect(await linesOf(`${'x'.repeat(100)}\n`, 10, 100)).toEqual([{ number: 1, text: 'x'.repeat(100) }]);
    expect(await linesOf('x'.repeat(101), 10, 100)).toEqual([{ number: 1, text: null }]);
  });
});
