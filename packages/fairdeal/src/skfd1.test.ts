import { SEATS, bySeat, cardCode, type Card } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { committedIn, bytes, contextOf, HEAD, openingsOf, VECTORS } from '../test/vectors.ts';
import { hex, joined } from './bytes.ts';
import { seatCommitment, tableCode, withOwnWord } from './commitment.ts';
import { contextBytes } from './context.ts';
import { dealCards } from './deal-cards.ts';
import { announceDeal, dealLocked, lockDeal, partsOf, takeCommit, takeOpening } from './dealing.ts';
import { EMPTY_LOG, logStep } from './deal-log.ts';
import { isDealStatus, type DealStatus } from './deal-status.ts';
import { recordHash } from './record-hash.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8 } from './bytes.ts';
import { good } from '../test/make-proof.ts';

const words = (cards: readonly Card[]) => cards.map(cardCode).join(' ');

describe.each(VECTORS)('published vector $id of skfd1', (vector) => {
  const context = contextOf(vector);
  const openings = openingsOf(vector);
  const secret = bytes(vector.s);
  const status = vector.status as DealStatus;

  it('has the bytes of the context', () => {
    expect(hex(contextBytes(context))).toBe(vector.ctx);
  });

  it('goes through the protocol to the same commitments, lock, code and record', () => {
    const announced = announceDeal(context, secret);
    expect(hex(announced.commitment)).toBe(vector.C);
    let committed = announced;
    for (const seat of committedIn(vector)) {
      committed = good(takeCommit(committed, seat, bytes(vector.commits[seat]!))) as typeof announced;
    }
    let locked = lockDeal(committed);
    expect(hex(locked.lock)).toBe(vector.L);
    expect(tableCode(locked.lock)).toBe(vector.code);
    for (const seat of SEATS) {
      const opening = openings[seat];
      if (opening === null) continue;
      expect(hex(seatCommitment(context, announced.commitment, seat, opening))).toBe(vector.commits[seat]);
      locked = good(takeOpening(locked, seat, opening));
    }
    expect(isDealStatus(status)).toBe(true);
    expect(hex(recordHash(partsOf(locked, status)))).toBe(vector.record);
    expect(dealLocked(locked).ok).toBe(vector.status !== 2);
  });

  it('gives the same mix, key, pack and hands', () => {
    if (vector.status === 2) return;
    const dealt = dealCards(context, secret, openings);
    expect(hex(dealt.mix)).toBe(vector.M);
    expect(hex(dealt.key)).toBe(vector.K);
    expect(words(dealt.shuffled)).toBe(vector.shuffled);
    expect(bySeat((seat) => words(dealt.hands[seat]))).toEqual(vector.hands);
  });
});

it('the log of all five ends with the published head', () => {
  const head = VECTORS.reduce(
    (before, { L, record }) => logStep(logStep(before, 'lock', bytes(L)), 'reveal', bytes(record)),
    EMPTY_LOG,
  );
  expect(hex(head)).toBe(HEAD);
});

it('a word of one’s own counts in its composed form, however it was typed', () => {
  const third = VECTORS[2]!;
  const chance = sha256(utf8('skfd1-v3/seat1'));
  for (const word of ['Gru\u0308\u00DF Gott 42', 'Gr\u00FC\u00DF Gott 42']) {
    expect(hex(withOwnWord(chance, bytes(third.C), word))).toBe(third.r[1]);
  }
});

it('bytes one after the other', () => {
  expect(hex(joined(bytes('01'), bytes('0203')))).toBe('010203');
});
