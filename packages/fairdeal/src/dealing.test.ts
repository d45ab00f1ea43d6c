import { SEATS } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { below, good, makeDeal, someBytes, someContext, testRandom } from '../test/make-proof.ts';
import { announceDeal, dealLocked, lockDeal, missingOpenings, partsOf, takeCommit, takeOpening } from './dealing.ts';
import type { DealContext } from './context.ts';
import { commitSeat, whyNotMine, whyNotOpen } from './seat-part.ts';
import { shuffledPack } from './deal-cards.ts';

const random = testRandom(1);
const human = { kind: 'human', ref: someBytes(8, random) } as const;
const bot = { kind: 'bot', ref: someBytes(8, random) } as const;
/** Seat 0 cuts. */
const CONTEXT: DealContext = {
  ...someContext(random),
  deck: 32,
  packets: [4, 4],
  dealer: 1,
  seats: [human, human, bot, human],
};

const announced = announceDeal(CONTEXT, someBytes(32, random));
const part = (seat: 0 | 1 | 3, cuts: readonly number[] = []) =>
  good(commitSeat(CONTEXT, announced.commitment, seat, { r: someBytes(32, random), cuts }));
const [own, other] = [part(0, [11]), part(1)];
const committed = good(takeCommit(good(takeCommit(announced, 0, own.commit)), 1, other.commit)) as typeof announced;
const locked = lockDeal(committed);

describe('the side that keeps the secret', () => {
  it('takes a commitment once: the same again is fine, another one is refused', () => {
    expect(takeCommit(committed, 0, own.commit)).toEqual({ ok: true, value: committed });
    expect(takeCommit(committed, 0, other.commit)).toEqual({ ok: false, reason: { code: 'commit-changed', seat: 0 } });
  });

  it('takes none after the lock, except one it has', () => {
    expect(takeCommit(locked, 3, part(3).commit)).toEqual({ ok: false, reason: { code: 'commit-late', seat: 3 } });
    expect(takeCommit(locked, 0, own.commit).ok).toBe(true);
  });

  it('takes nothing from a bot', () => {
    expect(takeCommit(announced, 2, own.commit)).toMatchObject({ reason: { code: 'bot-contributed', seat: 2 } });
    expect(takeOpening(locked, 2, own.opening)).toMatchObject({ reason: { code: 'bot-contributed', seat: 2 } });
  });

  it('takes no opening before the lock', () => {
    expect(takeOpening(committed, 0, own.opening)).toMatchObject({ reason: { code: 'open-early', seat: 0 } });
  });

  it('takes only what a seat had committed to', () => {
    const changed = { ...own.opening, cuts: [12] };
    expect(takeOpening(locked, 0, changed)).toMatchObject({ reason: { code: 'seat-commit-differs', seat: 0 } });
    expect(takeOpening(locked, 1, own.opening)).toMatchObject({ reason: { code: 'cut-other-seat', seat: 1 } });
    expect(takeOpening(locked, 3, { ...own.opening, cuts: [] })).toMatchObject({
      reason: { code: 'opening-without-commit', seat: 3 },
    });
  });

  it('deals when every seat that committed has opened, not before', () => {
    const half = good(takeOpening(locked, 0, own.opening));
    expect(missingOpenings(half)).toEqual([1]);
    expect(dealLocked(half)).toEqual({ ok: false, reason: { code: 'opening-missing', seat: 1 } });
    const all = good(takeOpening(half, 1, other.opening));
    const dealt = good(dealLocked(all));
    expect(dealt.hands.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 32 }, (_, card) => card));
  });

  it('the cut turns the pack and changes nothing else', () => {
    const all = good(takeOpening(good(takeOpening(locked, 0, own.opening)), 1, other.opening));
    const { shuffled, deck } = good(dealLocked(all));
    expect(deck).toEqual([...shuffled.slice(11), ...shuffled.slice(0, 11)]);
    const chances = [own.opening.r, other.opening.r, null, null] as const;
    expect(shuffledPack(CONTEXT, all.secret, chances).shuffled).toEqual(shuffled);
  });
});

describe('a seat', () => {
  it.each([[2], [30], [3, 3, 3, 3], [3.5]])('does not cut outside the bounds: %j', (...cuts) => {
    expect(commitSeat(CONTEXT, announced.commitment, 0, { r: own.opening.r, cuts })).toEqual({
      ok: false,
      reason: { code: 'cuts-bad', fewest: 3, most: 29, times: 3 },
    });
  });

  it('does not open to a lock that is not the one it expects', () => {
    expect(whyNotOpen(own, locked)).toBeNull();
    expect(whyNotOpen(own, { ...locked, context: { ...CONTEXT, dealer: 2 } })).toEqual({ code: 'announce-differs' });
    expect(whyNotOpen(own, { ...locked, commitment: own.commit })).toEqual({ code: 'announce-differs' });
    expect(whyNotOpen(own, lockDeal(announced))).toEqual({ code: 'own-commit-missing' });
    expect(whyNotOpen(own, { ...locked, lock: own.commit })).toEqual({ code: 'lock-differs' });
  });

  it('notices a proof without its contribution, however good it is in itself', () => {
    const all = good(takeOpening(good(takeOpening(locked, 0, own.opening)), 1, other.opening));
    expect(whyNotMine(own, partsOf(all, 0))).toBeNull();
    expect(whyNotMine(own, partsOf(locked, 2))).toEqual({ code: 'own-opening-missing' });
    const without = lockDeal(good(takeCommit(announced, 1, other.commit)) as typeof announced);
    expect(whyNotMine(own, partsOf(good(takeOpening(without, 1, other.opening)), 0))).toEqual({
      code: 'own-commit-missing',
    });
  });
});

it('messages in any order, twice and from anybody never leave the protocol', () => {
  const chance = testRandom(7);
  for (let run = 0; run < 300; run++) {
    const context = someContext(chance);
    const good_ = makeDeal(context, chance);
    let dealing: ReturnType<typeof lockDeal> | typeof announced = announceDeal(context, good_.secret);
    for (let step = 0; step < 24; step++) {
      const seat = SEATS[below(4, chance)]!;
      const from = SEATS[below(4, chance)]!;
      const commit = good_.commits[from];
      const opening = good_.openings[from];
      const kind = below(7, chance);
      if (kind < 3 && commit !== null) {
        const taken = takeCommit(dealing, seat, commit);
        if (taken.ok) dealing = taken.value;
      } else if (kind < 6 && opening !== null) {
        const taken = takeOpening(dealing, seat, opening);
        if (taken.ok) dealing = taken.value;
      } else if (step > 8 && dealing.phase === 'committing') dealing = lockDeal(dealing);
    }
    if (dealing.phase !== 'opening') continue;
    for (const seat of SEATS) {
      const opening = dealing.openings[seat];
      // Somebody else's message never passes for one of this seat.
      if (opening !== null) expect(opening).toBe(good_.openings[seat]);
      if (opening !== null) expect(dealing.commits[seat]).toBe(good_.commits[seat]);
    }
    expect(dealLocked(dealing).ok).toBe(missingOpenings(dealing).length === 0);
  }
});
