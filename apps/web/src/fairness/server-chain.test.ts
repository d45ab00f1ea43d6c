import { EMPTY_LOG, headAfter, hex, readHex } from '@stammtisch/fairdeal';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkChain, loadSummary } from './server-chain.ts';

vi.mock('../archive/archive.ts', () => ({ wholeArchive: () => Promise.resolve({ all: () => Promise.resolve([]) }) }));

const bytes = (digit: number) => readHex(String(digit).repeat(64), 32) ?? EMPTY_LOG;

/** A chain of three deals. */
const LINES: readonly { readonly n: number; readonly L: string; readonly R: string; readonly head: string }[] = chain();
const HEAD = LINES.at(-1)?.head ?? '';

function chain() {
  let head = EMPTY_LOG;
  return [1, 2, 3].map((n) => {
    head = headAfter(head, bytes(n), bytes(n + 3));
    return { n, L: hex(bytes(n)), R: hex(bytes(n + 3)), head: hex(head) };
  });
}

let pages: Readonly<Record<string, () => Response>> = {};
beforeEach(() => {
  pages = {};
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(pages[path]?.() ?? new Response('')));
});

function serve(lines: readonly string[]): void {
  pages = { '/api/deals/chain/0': () => new Response(`${lines.join('\n')}\n`) };
}

const written = LINES.map((line) => JSON.stringify(line));

describe('the chain of a server', () => {
  it('is whole if it comes to the head that the server named, or further', async () => {
    serve(written);
    expect(await checkChain(HEAD)).toEqual({ deals: 3, problem: null, own: 0, found: 0 });
    expect((await checkChain(LINES[1]?.head ?? ''))?.problem).toBeNull();
    serve([]);
    expect((await checkChain(hex(EMPTY_LOG)))?.problem).toBeNull();
  });

  it('is not whole if the newest deals are missing', async () => {
    serve(written.slice(0, 2));
    expect((await checkChain(HEAD))?.problem).toEqual({ code: 'chain-without-head' });
    serve([]);
    expect((await checkChain(HEAD))?.problem).toEqual({ code: 'chain-without-head' });
  });

  it('that cannot be read is told, and does not leave the page waiting', async () => {
    serve([written[0] ?? '', '{"n":2,']);
    expect((await checkChain(HEAD))?.problem).toEqual({ code: 'chain-unreadable', line: 2 });
    serve([written[0] ?? '', written[2] ?? '']);
    expect((await checkChain(HEAD))?.problem).toEqual({ code: 'chain-broken', n: 3 });
  });

  it('is no chain where no server answers, or something else does', async () => {
    pages = { '/api/deals/chain/0': () => new Response('', { status: 502 }) };
    expect(await checkChain(HEAD)).toBeNull();
    const json = { 'Content-Type': 'application/json; charset=utf-8' };
    for (const answer of [
      () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
      () => new Response('{"dea', { headers: json }),
      () => new Response('null', { headers: json }),
    ]) {
      pages = { '/api/deals': answer };
      expect(await loadSummary()).toBeNull();
    }
  });
});
