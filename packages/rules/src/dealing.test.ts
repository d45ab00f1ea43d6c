import { describe, expect, test } from 'vitest';
import { deckCards } from './card.ts';
import { cardsOf, singleton, without } from './card-set.ts';
import { cutDeck, dealHands, handSize, packetSize, whyNotCut, whyNotDeck } from './dealing.ts';
import { SEATS, cutterOf, forehandOf, seatAfter } from './seat.ts';
import { isSie } from './sie.ts';
import { view } from './view.ts';
import { codes, hand, rulesOf, sorted } from '../test/support/cards.ts';
import {
  after,
  allPass,
  auctionTable,
  dealOf,
  dealtTable,
  openAuction,
  playOut,
  refusal,
  run,
} from '../test/support/table.ts';
import { newTable } from './table.ts';

/** The pack of the DL cases: Eichel, Gras, Herz, Schellen, each from Sau to Sieben. */
const PACK = deckCards(32);

const TWO_BY_FOUR = rulesOf();
const FOUR_BY_TWO = rulesOf({ 'dealing.packets': '4x2' });

const KLOPFEN = { 'klopfen.enabled': true, 'dealing.cutMaxTimes': 0 } as const;

describe('dealing', () => {
  test('DL-01 2x4: two packets of four, clockwise from the forehand', () => {
    expect(dealHands(TWO_BY_FOUR, PACK, 3, 8).map(codes)).toEqual([
      sorted('EA EZ EK EO HA HZ HK HO'),
      sorted('EU E9 E8 E7 HU H9 H8 H7'),
      sorted('GA GZ GK GO SA SZ SK SO'),
      sorted('GU G9 G8 G7 SU S9 S8 S7'),
    ]);
  });

  test('DL-02 4x2: four packets of two', () => {
    expect(dealHands(FOUR_BY_TWO, PACK, 3, 8).map(codes)).toEqual([
      sorted('EA EZ GA GZ HA HZ SA SZ'),
      sorted('EK EO GK GO HK HO SK SO'),
      sorted('EU E9 GU G9 HU H9 SU S9'),
      sorted('E8 E7 G8 G7 H8 H7 S8 S7'),
    ]);
  });

  test('DL-03 the left neighbour of the dealer gets the first packet, the dealer the last', () => {
    const hands = dealHands(TWO_BY_FOUR, PACK, 1, 8);
    expect(codes(hands[2])).toBe(sorted('EA EZ EK EO HA HZ HK HO'));
    expect(codes(hands[1])).toBe(sorted('GU G9 G8 G7 SU S9 S8 S7'));
  });

  test('DL-04 VI-06 Klopfen with 2x4: each seat decides on its first packet and sees no other card', () => {
    const table = run(newTable(rulesOf(KLOPFEN), 3), { type: 'deal', deck: PACK });
    const seen = SEATS.map((seat) => view(table, seat).deal!);
    expect(seen.map(({ hand }) => codes(hand))).toEqual(['EA EZ EK EO', 'EU E9 E8 E7', 'GA GZ GK GO', 'GU G9 G8 G7']);
    expect(seen[0]!.dealt).toBe(hand('EA EZ EK EO'));
    expect(seen[0]!.handSizes).toEqual([4, 4, 4, 4]);
  });

  test.each([
    [2, 'EA EZ'],
    [4, 'EA EZ GA GZ'],
    [6, 'EA EZ GA GZ HA HZ'],
  ] as const)('DL-05 Klopfen with 4x2 after %i cards: the forehand decides on %s', (afterCards, expected) => {
    const rules = rulesOf({ ...KLOPFEN, 'dealing.packets': '4x2', 'klopfen.afterCards': afterCards });
    const table = run(newTable(rules, 3), { type: 'deal', deck: PACK });
    expect(codes(view(table, 0).deal!.hand)).toBe(expected);
  });

  test('R13 the short deck: six cards each in two packets of three, without Achter and Siebener', () => {
    const rules = rulesOf({ deck: 24 });
    expect(packetSize(rules)).toBe(3);
    expect(handSize(rules)).toBe(6);
    expect(dealHands(rules, deckCards(24), 3, 6).map(codes)).toEqual([
      sorted('EA EZ EK HA HZ HK'),
      sorted('EO EU E9 HO HU H9'),
      sorted('GA GZ GK SA SZ SK'),
      sorted('GO GU G9 SO SU S9'),
    ]);
  });

  test('B15 the short deck knocks after its first packet of three', () => {
    const rules = rulesOf({ ...KLOPFEN, deck: 24 });
    const table = run(newTable(rules, 3), { type: 'deal', deck: deckCards(24) });
    expect(codes(view(table, 1).deal!.hand)).toBe(sorted('EO EU E9'));
    expect(view(table, 1).deal!.handSizes).toEqual([3, 3, 3, 3]);
  });

  test('R2 only a pack with each card exactly once is dealt', () => {
    const short = rulesOf({ deck: 24 });
    expect(whyNotDeck(TWO_BY_FOUR, PACK)).toBeNull();
    expect(whyNotDeck(short, deckCards(24))).toBeNull();
    const wrong = [PACK.slice(1), [...PACK, 0], [...PACK.slice(1), 1], deckCards(24), [...PACK.slice(0, 31), 63]];
    for (const deck of wrong) expect(whyNotDeck(TWO_BY_FOUR, deck)).toEqual({ code: 'deck-invalid', size: 32 });
    expect(whyNotDeck(TWO_BY_FOUR, [...PACK.slice(0, 31), 31.5])).toEqual({ code: 'deck-invalid', size: 32 });
    expect(whyNotDeck(TWO_BY_FOUR, [-32, ...PACK.slice(1)])).toEqual({ code: 'deck-invalid', size: 32 });
    expect(whyNotDeck(short, PACK)).toEqual({ code: 'deck-invalid', size: 24 });
  });
});

describe('cutting', () => {
  test.each([
    [2, false],
    [3, true],
    [29, true],
    [30, false],
    [3.5, false],
  ])('DL-06 a cut of %d cards of 32: allowed %s', (at, allowed) => {
    expect(whyNotCut(TWO_BY_FOUR, at)).toEqual(allowed ? null : { code: 'cut-size', min: 3, max: 29 });
  });

  test('DL-06 the short deck leaves as many cards as are taken at least', () => {
    const rules = rulesOf({ deck: 24, 'dealing.cutMinCards': 5 });
    expect(whyNotCut(rules, 19)).toBeNull();
    expect(whyNotCut(rules, 20)).toEqual({ code: 'cut-size', min: 5, max: 19 });
  });

  test('DL-07 three cuts are allowed, the fourth is refused', () => {
    const table = dealtTable();
    const cut = after(table, '2 cut 3', '2 cut 10', '2 cut 29');
    expect(dealOf(cut).cuts).toEqual([3, 10, 29]);
    expect(dealOf(cut).phase.name).toBe('auction');
    expect(refusal(cut, '2 cut 3')).toEqual({ code: 'cut-limit', max: 3 });
  });

  test('DL-07 the cutter may stop after each cut, or leave the pack as it is', () => {
    expect(dealOf(after(dealtTable(), '2 done-cutting')).phase.name).toBe('auction');
    expect(dealOf(after(dealtTable(), '2 cut 5', '2 done-cutting')).cuts).toEqual([5]);
  });

  test('R11 without cutting the auction begins at once', () => {
    const table = dealtTable({ rules: rulesOf({ 'dealing.cutMaxTimes': 0 }) });
    expect(dealOf(table).phase.name).toBe('auction');
    expect(refusal(table, '2 cut 3')).toEqual({ code: 'cut-limit', max: 0 });
  });

  test('R9 the cards dealt are those of the pack after all cuts', () => {
    expect(cutDeck([1, 2, 3, 4, 5], 2)).toEqual([3, 4, 5, 1, 2]);
    const dealt = run(newTable(rulesOf(), 3), { type: 'deal', deck: PACK });
    const cut = dealOf(after(dealt, '2 cut 8', '2 cut 4'));
    expect(cut.deck).toEqual([...PACK.slice(12), ...PACK.slice(0, 12)]);
    expect(cut.hands).toEqual(dealHands(rulesOf(), cut.deck, 3, 8));
  });

  test('R9 nobody sees a card while the pack is cut', () => {
    for (const seat of SEATS) {
      expect(view(dealtTable(), seat).deal).toMatchObject({ hand: 0, dealt: 0, handSizes: [0, 0, 0, 0], turn: 2 });
    }
  });

  test('DL-08 the right-hand neighbour of the dealer cuts, the left-hand neighbour leads, the deal moves on', () => {
    expect([cutterOf(3), forehandOf(3)]).toEqual([2, 0]);
    const table = dealtTable({ dealer: 3 });
    expect(refusal(table, '0 cut 5')).toEqual({ code: 'cut-seat', seat: 2 });
    expect(refusal(table, '3 done-cutting')).toEqual({ code: 'cut-seat', seat: 2 });
    const played = playOut(after(auctionTable(), '0 interest', '1 weiter', '2 weiter', '3 weiter', '0 announce wenz'));
    expect(dealOf(played).play!.tricks[0]!.leader).toBe(0);
    expect(played.dealer).toBe(0);
  });

  test('BL-031 whatever comes before the first card, the seat left of the dealer leads', () => {
    for (const dealer of SEATS) {
      const rules = rulesOf({ 'klopfen.enabled': true });
      const forehand = seatAfter(dealer);
      const table = openAuction(after(dealtTable({ rules, dealer }), `${cutterOf(dealer)} cut 7`));
      const others = [1, 2, 3].map((steps) => seatAfter(forehand, steps));
      const announced = after(
        table,
        `${forehand} weiter`,
        ...others.map((seat) => `${seat} interest` as const).slice(0, 1),
        ...others.map((seat) => `${seat} weiter` as const).slice(1),
        `${others[0]!} announce wenz`,
      );
      expect(view(announced, forehand).deal!.turn).toBe(forehand);
      expect(view(announced, forehand).actions.some(({ type }) => type === 'play')).toBe(true);
    }
  });
});

describe('who deals next', () => {
  test.each([
    ['next', 0],
    ['same', 3],
  ] as const)('DL-09 all four pass, redealDealer=%s: dealer %i', (redealDealer, dealer) => {
    const table = allPass(dealtTable({ rules: rulesOf({ 'dealing.redealDealer': redealDealer }) }));
    expect(dealOf(table).phase.name).toBe('settled');
    expect(table.dealer).toBe(dealer);
  });

  test('DL-09 after a game that was played the deal moves on even if a redeal would not', () => {
    const rules = rulesOf({ 'dealing.redealDealer': 'same' });
    const table = playOut(
      after(auctionTable({ rules }), '0 interest', '1 weiter', '2 weiter', '3 weiter', '0 announce wenz'),
    );
    expect(table.dealer).toBe(0);
  });
});

describe('the chance of a Sie', () => {
  /** Number of ways to choose `k` of `n`. */
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

  test('PR-01 one seat: exactly one of C(32,8) hands is a Sie', () => {
    const sie = hand('EO GO HO SO EU GU HU SU');
    expect(choose(32, 8)).toBe(10_518_300);
    expect(isSie(sie)).toBe(true);
    const swaps = cardsOf(sie).flatMap((out) => cardsOf(~sie).map((into) => without(sie, out) | singleton(into)));
    expect(swaps.filter(isSie)).toEqual([]);
  });

  test('PR-02 any seat: 4/10 518 300 = 1/2 629 575, for the four hands exclude each other', () => {
    expect(choose(32, 8) / 4).toBe(2_629_575);
  });
});
