import { expect, it } from 'vitest';
import { makeEvening, testRandom } from '../test/make-proof.ts';
import { EMPTY_LOG, headAfter, hex, readHex, startPublicChain, type ChainLine, type Proof } from './index.ts';

const bytes = (text: string) => readHex(text, 32) ?? EMPTY_LOG;

/** The chain of deals of two tables that were played at the same time. */
const DEALS = [makeEvening(3, testRandom(1)), makeEvening(3, testRandom(2))].flatMap((evening) => evening);
const CHAIN = chainOf(DEALS);

function chainOf(deals: readonly Proof[]): readonly ChainLine[] {
  let head = EMPTY_LOG;
  return deals.map(({ L, R }, place) => {
    head = headAfter(head, bytes(L), bytes(R));
    return { n: place + 1, L, R, head: hex(head) };
  });
}

function problemIn(lines: readonly unknown[]): string | null {
  const chain = startPublicChain();
  return lines.map(chain.add).find((problem) => problem !== null)?.code ?? null;
}

it('holds every deal by what was locked and what closed it, and every head on the way', () => {
  const chain = startPublicChain();
  for (const line of CHAIN) expect(chain.add(line)).toBeNull();
  for (const { L, R } of DEALS) expect(chain.holds(bytes(L), bytes(R))).toBe(true);
  expect(chain.holds(bytes(DEALS[0]!.L), bytes(DEALS[1]!.R))).toBe(false);
  expect(chain.reached(CHAIN[2]!.head)).toBe(true);
  expect(chain.head()).toBe(CHAIN.at(-1)!.head);
});

it('breaks where a deal was left out, changed, put in twice or put in another place', () => {
  const [first, second, ...rest] = CHAIN;
  expect(problemIn(CHAIN)).toBeNull();
  expect(problemIn([first, ...rest])).toBe('chain-broken');
  expect(problemIn([second, first, ...rest])).toBe('chain-broken');
  expect(problemIn([first, first, ...rest])).toBe('chain-broken');
  expect(problemIn([{ ...first, R: second?.R }, second, ...rest])).toBe('chain-broken');
  expect(problemIn([first, { ...second, n: 3 }, ...rest])).toBe('chain-broken');
  expect(problemIn([first, { n: 2 }])).toBe('chain-unreadable');
});
