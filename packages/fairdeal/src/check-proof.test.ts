import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { good, makeDeal, makeEvening, someContext, testRandom } from '../test/make-proof.ts';
import { checkProof } from './check-proof.ts';
import { partsOf } from './dealing.ts';
import { startEvening } from './evening.ts';
import { readHex } from './bytes.ts';
import { nextPlaces, writeProof, type Proof } from './proof.ts';
import { readProof } from './read-proof.ts';

/** Reads and computes a proof. */
function computed(input: unknown) {
  const read = readProof(input);
  return read.ok ? checkProof(read.value) : read;
}

/** The code of what is wrong with a proof, or `good`. */
function verdict(input: unknown): string {
  const checked = computed(input);
  return checked.ok ? 'good' : checked.reason.code;
}

/** The same for lines of a file. */
function verdictOfLines(lines: readonly string[]): string {
  const evening = startEvening();
  for (const line of lines) {
    let input: unknown;
    try {
      input = JSON.parse(line);
    } catch {
      return 'no-json';
    }
    const checked = KNOWN.get(line) ?? computed(input);
    if (!checked.ok) return checked.reason.code;
    const problem = evening.add(checked.value);
    if (problem !== null) return problem.code;
  }
  return evening.chains().every(({ first }) => first === 1) ? 'good' : 'missing';
}

/** Lines that were computed before, so that only what a test changes is computed again. */
const KNOWN = new Map<string, ReturnType<typeof computed>>();
const EVENING = makeEvening(6, testRandom(3));
const headOf = (proofs: readonly Proof[]) => proofs.at(-1)!.log!.reveal.after;
const LINES = EVENING.map((proof) => JSON.stringify(proof));
for (const line of LINES) KNOWN.set(line, computed(JSON.parse(line)));
/** Everybody plays, seat 1 cuts. */
const CONTEXT = {
  ...someContext(testRandom(4)),
  deck: 32,
  packets: [4, 4],
  dealer: 2,
  seats: someContext(testRandom(5)).seats.map(({ ref }) => ({ kind: 'human', ref })),
} as unknown as ReturnType<typeof someContext>;
const deal = makeDeal(CONTEXT, testRandom(10));
const PROOF = writeProof(partsOf(deal, 0), null);

describe('a real evening', () => {
  it('is accepted, in any order of its deals', () => {
    expect(verdictOfLines(LINES)).toBe('good');
    expect(verdictOfLines(LINES.toReversed())).toBe('good');
  });

  it('tells the last head of the log from any other', () => {
    const evening = startEvening();
    for (const proof of EVENING) expect(evening.add(good(checkProof(good(readProof(proof)))))).toBeNull();
    const { after, before } = EVENING.at(-1)!.log!.reveal;
    expect(evening.reached(readHex(after, 32)!)).toBe(true);
    expect(evening.reached(readHex(before, 32)!)).toBe(true);
    expect(evening.reached(readHex('00'.repeat(32), 32)!)).toBe(false);
  });

  it('is one whole chain, and two evenings are two', () => {
    const evening = startEvening();
    const second = makeEvening(2, testRandom(30));
    for (const proof of [...EVENING, ...second].toReversed()) expect(evening.add(good(computed(proof)))).toBeNull();
    expect(evening.chains()).toEqual([
      { first: 1, last: 4, head: headOf(second) },
      { first: 1, last: 12, head: headOf(EVENING) },
    ]);
  });

  it('shows where deals were left out, and refuses two stories of one moment', () => {
    const evening = startEvening();
    for (const place of [0, 1, 4]) expect(evening.add(good(computed(EVENING[place])))).toBeNull();
    expect(evening.chains().map(({ first, last }) => [first, last])).toEqual([
      [1, 4],
      [9, 10],
    ]);
    const parts = partsOf(makeDeal(CONTEXT, testRandom(31)), 0);
    const { n, after } = EVENING[1]!.log!.reveal;
    const other = writeProof(parts, nextPlaces(parts, n, readHex(after, 32)!));
    expect(evening.add(good(computed(other)))).toBeNull();
    expect(evening.add(good(computed(EVENING[2])))).toEqual({ code: 'log-broken', n: 5 });
  });

  it('is refused with one deal twice, one deal left out, or a secret used again', () => {
    expect(verdictOfLines([...LINES, LINES[2]!])).toBe('deal-twice');
    expect(verdictOfLines(LINES.filter((_, place) => place !== 2))).toBe('missing');
    const again = makeDeal({ ...CONTEXT, attempt: 9 }, testRandom(10));
    const lines = [PROOF, writeProof(partsOf(again, 0), null)].map((proof) => JSON.stringify(proof));
    expect(verdictOfLines(lines)).toBe('secret-twice');
  });

  it('is refused with any bit of it turned over', () => {
    const text = LINES.join('\n');
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.integer({ min: 0, max: 6 }), (place, bit) => {
        const flipped = String.fromCharCode(text.charCodeAt(place) ^ (1 << bit));
        expect(verdictOfLines(`${text.slice(0, place)}${flipped}${text.slice(place + 1)}`.split('\n'))).not.toBe(
          'good',
        );
      }),
      { numRuns: 5_000, seed: 20261130 },
    );
  });

  it('is refused with two values of a proof exchanged', () => {
    const proofs = [EVENING[0]!, EVENING[1]!] as const;
    for (const name of Object.keys(PROOF) as (keyof Proof)[]) {
      if (JSON.stringify(proofs[0][name]) === JSON.stringify(proofs[1][name])) continue;
      expect([name, verdict({ ...proofs[0], [name]: proofs[1][name] })]).not.toEqual([name, 'good']);
    }
  });
});

const other = (digits: string) => `${digits.startsWith('0') ? '1' : '0'}${digits.slice(1)}`;
const [a, b, c, d] = PROOF.hands!;
const swapped = [[b[0], ...a.slice(1)], [a[0], ...b.slice(1)], c, d];
const withOpening = (opening: object) => ({
  ...PROOF,
  openings: PROOF.openings.map((given, seat) => (seat === 1 ? { ...given, ...opening } : given)),
});

const CHEATS: readonly (readonly [string, unknown, string])[] = [
  ['nothing changed', PROOF, 'good'],
  ['another secret of the server', { ...PROOF, s: other(PROOF.s) }, 'server-commit-differs'],
  ['another chance of a seat', withOpening({ r: other(PROOF.s) }), 'seat-commit-differs'],
  ['another cut', withOpening({ cuts: [12] }), 'seat-commit-differs'],
  ['a cut of two', withOpening({ cuts: [2] }), 'cuts-bad'],
  ['a cut that leaves two', withOpening({ cuts: [30] }), 'cuts-bad'],
  ['four cuts', withOpening({ cuts: [3, 3, 3, 3] }), 'cuts-bad'],
  ['a cut by another seat', { ...PROOF, dealer: 3 }, 'server-commit-differs'],
  [
    'a contributor removed from the openings',
    { ...PROOF, openings: [null, ...PROOF.openings.slice(1)] },
    'opening-missing',
  ],
  [
    'a contributor removed from both',
    { ...PROOF, openings: [null, ...PROOF.openings.slice(1)], commits: [null, ...PROOF.commits.slice(1)] },
    'lock-differs',
  ],
  ['two cards exchanged', { ...PROOF, hands: swapped }, 'hands-differ'],
  ['a sorted hand', { ...PROOF, hands: [a.toSorted(), b, c, d] }, 'hands-differ'],
  ['no hands', { ...PROOF, hands: null }, 'hands-differ'],
  ['another status', { ...PROOF, status: 1 }, 'record-differs'],
  ['called void', { ...PROOF, status: 2, hands: null }, 'void-without-cause'],
  ['another lock', { ...PROOF, L: other(PROOF.L) }, 'lock-differs'],
  ['another closing hash', { ...PROOF, R: other(PROOF.R) }, 'record-differs'],
  ['upper-case digits', { ...PROOF, C: PROOF.C.toUpperCase() }, 'proof-field'],
  ['a digit less', { ...PROOF, s: PROOF.s.slice(1) }, 'proof-field'],
  ['an unknown version', { ...PROOF, skfd: 2 }, 'proof-version'],
  ['a field that nobody knows', { ...PROOF, note: 'x' }, 'proof-field'],
  ['packets that do not give out the deck', { ...PROOF, packets: [4, 3] }, 'proof-field'],
  ['three seats', { ...PROOF, seats: PROOF.seats.slice(1) }, 'proof-field'],
  ['nothing', null, 'proof-field'],
  ['a list', [], 'proof-field'],
  ['the prototype of everything', JSON.parse('{"__proto__":{"skfd":1}}'), 'proof-field'],
];

it.each(CHEATS)('%s', (_name, input, code) => {
  expect(verdict(input)).toBe(code);
});

it('a bot cannot have contributed', () => {
  const seats = PROOF.seats.map((seat) => ({ ...seat, kind: 'bot' }));
  expect(verdict({ ...PROOF, seats })).toBe('server-commit-differs');
});

it('a void attempt is proved without cards', () => {
  const silent = writeProof(partsOf(makeDeal(CONTEXT, testRandom(6), 3), 2), null);
  expect(verdict(silent)).toBe('good');
  expect(silent.hands).toBeNull();
  expect(verdict({ ...silent, status: 0 })).toBe('opening-missing');
});

it('deals without a contribution are good, and say so', () => {
  const bots = {
    ...CONTEXT,
    seats: CONTEXT.seats.map(({ ref }) => ({ kind: 'bot', ref })),
  } as unknown as typeof CONTEXT;
  const read = good(readProof(writeProof(partsOf(makeDeal(bots, testRandom(8)), 0), null)));
  expect(good(checkProof(read)).contributors).toEqual([]);
});

it('any value at all is refused and never thrown at', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      expect(readProof(input).ok).toBe(false);
    }),
    { numRuns: 1_000 },
  );
  const names = Object.keys(PROOF);
  fc.assert(
    fc.property(fc.nat(names.length - 1), fc.jsonValue(), (place, value) => {
      expect(verdict({ ...PROOF, [names[place]!]: value })).toMatch(/./);
    }),
    { numRuns: 2_000 },
  );
});
