import { shuffle, seededRandom } from '@stammtisch/bots';
import { talliedCards } from '@stammtisch/fairdeal';
import { ALL_CARDS, bySeat, cardsOf, deckCards, setOf, size } from '@stammtisch/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playedRecords, REAL_TABLES } from '../../test/played-records.ts';
import { accountAfter, forAndAgainst, roundTallies, talliesBy, tallyOf, worstOf } from './balance.ts';
import { luckOf } from './card-luck.ts';
import { chanceOfChiSquare } from './chi-square.ts';
import { chanceOfHolding, FEWEST_DEALS, handTest, seatTest } from './dealing-fairness.ts';
import { counts, isIn, usualCurrency, type DealFilter } from './deal-filter.ts';
import { csvOf, jsonOf } from './export-deals.ts';
import { oldestFirst, ownDealOf, type OwnDeal } from './own-deal.ts';

const DEALS = REAL_TABLES.flatMap(([, head]) => ownDeals(playedRecords(head, 12)));

function ownDeals(records: readonly unknown[]): readonly OwnDeal[] {
  return oldestFirst(records.map(ownDealOf).filter((deal) => deal !== null));
}

/** A deal of chance, or of a deck that somebody stacked. */
function dealtFrom(deck: readonly number[]): OwnDeal {
  const [first] = DEALS;
  if (first === undefined) throw new Error('Nothing was played.');
  return { ...first, deck: 32, hands: bySeat((seat) => setOf(deck.slice(seat * 8, seat * 8 + 8))) };
}

function series(words: string, length: number): readonly OwnDeal[] {
  const random = seededRandom(words);
  return Array.from({ length }, () => dealtFrom(shuffle(deckCards(32), random)));
}

describe('the deals of one’s own', () => {
  test('are what the records say: what every deal brought, and to whom', () => {
    for (const [, head] of REAL_TABLES) {
      const records = playedRecords(head, 12);
      const deals = ownDeals(records);
      expect(deals.map(({ delta }) => delta)).toEqual(records.map(({ result }) => result.deltas[0]));
      expect(deals.map(({ game }) => game)).toEqual(records.map(({ contract }) => contract?.game ?? 'thrown-in'));
      expect(deals.every(({ role, game }) => (role === 'thrown-in') === (game === 'thrown-in'))).toBe(true);
    }
  });

  test('who wins a game of a party gets something, who loses pays', () => {
    const party = DEALS.filter(({ isWon, delta }) => isWon !== null && delta !== 0);
    expect(party.length).toBeGreaterThan(20);
    expect(party.every(({ isWon, delta }) => isWon === delta > 0)).toBe(true);
    expect(new Set(party.map(({ role }) => role))).toEqual(new Set(['declarer', 'partner', 'opponent', 'alone']));
  });

  test('whatever else lies in the archive is none', () => {
    expect([null, 7, {}, { id: 'x', source: { app: 'stammtisch' } }].map(ownDealOf)).toEqual([null, null, null, null]);
    const [record] = playedRecords(REAL_TABLES[0]?.[1] ?? ({} as never), 1);
    expect(ownDealOf({ ...record, source: 'sauspiel' })).toBeNull();
    fc.assert(fc.property(fc.jsonValue(), (value) => ownDealOf(value) === null));
  });
});

describe('the balance', () => {
  test('the account ends with the sum, and groups add up to the whole', () => {
    const all = tallyOf(DEALS);
    expect(accountAfter(DEALS)).toHaveLength(DEALS.length + 1);
    expect(accountAfter(DEALS).at(-1)).toBe(all.sum);
    const roles = talliesBy(
      DEALS,
      ['declarer', 'partner', 'opponent', 'alone', 'thrown-in'] as const,
      (one) => one.role,
    );
    for (const groups of [roles, roundTallies(DEALS)]) {
      expect(groups.reduce((sum, group) => sum + group.sum, 0)).toBe(all.sum);
      expect(groups.reduce((sum, group) => sum + group.deals, 0)).toBe(all.deals);
      expect(groups.reduce((sum, group) => sum + group.won, 0)).toBe(all.won);
    }
    expect(roundTallies(DEALS)).toHaveLength(REAL_TABLES.length);
  });

  test('the worst deal is the one that cost most', () => {
    expect(worstOf(DEALS)?.delta).toBe(Math.min(...DEALS.map(({ delta }) => delta)));
    expect(worstOf(DEALS.filter(({ delta }) => delta >= 0))).toBeNull();
    expect(worstOf([])).toBeNull();
  });

  test('Schneider and Laufende are for somebody or against him', () => {
    const [first] = DEALS;
    if (first === undefined) throw new Error('Nothing was played.');
    const deals: readonly OwnDeal[] = [
      { ...first, schneider: 1, laufende: 3 },
      { ...first, schneider: -1, laufende: -4 },
      { ...first, schneider: 1, laufende: 0 },
    ];
    expect(forAndAgainst(deals, 'schneider')).toEqual({ made: 2, suffered: 1 });
    expect(forAndAgainst(deals, 'laufende')).toEqual({ made: 1, suffered: 1 });
  });
});

describe('which deals count', () => {
  const filter: DealFilter = {
    period: 'all',
    table: 'all',
    preset: 'all',
    bots: '',
    withPractice: false,
    currency: 'cent',
  };
  const now = new Date(2026, 0, 15, 12);

  test.each([
    ['2026-01-15T08:00:00', ['all', 'this-month', 'week']],
    ['2026-01-02T08:00:00', ['all', 'this-month']],
    ['2025-12-31T23:00:00', ['all', 'last-month']],
    ['2025-01-15T08:00:00', ['all']],
    ['', ['all']],
  ])('a deal of %s is in %j', (date, periods) => {
    expect((['all', 'this-month', 'last-month', 'week'] as const).filter((one) => isIn(date, one, now))).toEqual(
      periods,
    );
  });

  test('by preset, bots, currency, alone or with friends; practice only if it is wanted', () => {
    const [deal] = DEALS;
    if (deal === undefined) throw new Error('Nothing was played.');
    expect(counts(deal, filter, now)).toBe(true);
    expect(counts(deal, { ...filter, bots: deal.bots, preset: deal.preset }, now)).toBe(true);
    expect(counts(deal, { ...filter, bots: 'nobody' }, now)).toBe(false);
    expect(counts({ ...deal, preset: 'turnier' }, { ...filter, preset: 'sauspiel' }, now)).toBe(false);
    expect(counts({ ...deal, currency: 'point' }, filter, now)).toBe(false);
    expect(counts(deal, { ...filter, table: 'alone' }, now)).toBe(true);
    expect(counts(deal, { ...filter, table: 'friends' }, now)).toBe(false);
    expect(counts({ ...deal, isOnline: true }, { ...filter, table: 'friends' }, now)).toBe(true);
    expect(counts({ ...deal, isPractice: true }, filter, now)).toBe(false);
    expect(counts({ ...deal, isPractice: true }, { ...filter, withPractice: true }, now)).toBe(true);
    expect(usualCurrency([deal])).toBe('cent');
    expect(usualCurrency([{ ...deal, currency: 'point' }])).toBe('point');
  });
});

describe('luck of cards and dealing', () => {
  test('14 trumps, 4 Säue, 4 Ober; in the short deck 12 trumps', () => {
    expect([size(talliedCards('trumps', 32)), size(talliedCards('saue', 32)), size(talliedCards('ober', 32))]).toEqual([
      14, 4, 4,
    ]);
    expect(size(talliedCards('trumps', 24))).toBe(12);
  });

  test('the own cards are compared with a quarter of the deck', () => {
    const trumps = cardsOf(talliedCards('trumps', 32));
    const others = cardsOf(ALL_CARDS).filter((card) => !trumps.includes(card));
    expect(luckOf([dealtFrom([...trumps, ...others])], 'trumps')).toEqual({
      kind: 'trumps',
      average: 8,
      expected: 3.5,
    });
    expect(luckOf([], 'saue')).toBeNull();
  });

  test('chi-square: known values of the tables', () => {
    for (const [chi, freedom, chance] of [
      [3.841, 1, 0.05],
      [7.815, 3, 0.05],
      [11.345, 3, 0.01],
      [2.366, 3, 0.5],
      [15.507, 8, 0.05],
      [26.124, 8, 0.001],
    ] as const) {
      expect(chanceOfChiSquare(chi, freedom)).toBeCloseTo(chance, 4);
    }
    expect(chanceOfChiSquare(0, 3)).toBe(1);
  });

  test('the chances of hands add up to one, and give 3.5 trumps', () => {
    const chances = Array.from({ length: 9 }, (_, cards) => chanceOfHolding(cards, 14));
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(chances.reduce((sum, chance, cards) => sum + chance * cards, 0)).toBeCloseTo(3.5, 12);
  });

  test('an honest dealer is suspected about as often as the test says', () => {
    const tests = Array.from({ length: 200 }, (_, index) => series(`honest ${index}`, 60));
    for (const chanceOf of [
      (deals: readonly OwnDeal[]) => seatTest(deals, 'trumps')?.chance,
      (deals: readonly OwnDeal[]) => seatTest(deals, 'saue')?.chance,
      (deals: readonly OwnDeal[]) => handTest(deals)?.chance,
    ]) {
      const chances = tests.map((deals) => chanceOf(deals) ?? -1);
      expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
      const [tenth, half] = [0.1, 0.5].map((level) => chances.filter((chance) => chance < level).length / 200);
      expect(tenth).toBeGreaterThan(0.03);
      expect(tenth).toBeLessThan(0.19);
      expect(half).toBeGreaterThan(0.38);
      expect(half).toBeLessThan(0.62);
    }
  });

  test('a dealer who favours one seat is found out', () => {
    const trump = talliedCards('trumps', 32);
    const random = seededRandom('cheat');
    const cheated = Array.from({ length: 100 }, () => {
      const deck = shuffle(deckCards(32), random);
      // One trump more for the first seat whenever it can be changed for a card that is none.
      const from = deck.findIndex((card, place) => place >= 8 && (trump & setOf([card])) !== 0);
      const to = deck.findIndex((card, place) => place < 8 && (trump & setOf([card])) === 0);
      return dealtFrom(
        deck.map((card, place) => (place === from ? (deck[to] ?? 0) : place === to ? (deck[from] ?? 0) : card)),
      );
    });
    expect(seatTest(cheated, 'trumps')?.chance).toBeLessThan(0.001);
    expect(handTest(cheated)?.chance).toBeLessThan(0.001);
  });

  test('few deals say nothing, practice tables and the short deck do not count', () => {
    const few = series('few', FEWEST_DEALS - 1);
    expect([seatTest(few, 'trumps'), handTest(few)]).toEqual([null, null]);
    const practice = series('practice', 40).map((deal) => Object.assign({}, deal, { isPractice: true }));
    expect(seatTest([...few, ...practice], 'trumps')).toBeNull();
  });
});

describe('the export', () => {
  test('has a line for every deal, and the amounts add up', () => {
    const lines = csvOf(DEALS).trim().split('\r\n');
    expect(lines).toHaveLength(DEALS.length + 1);
    const column = lines[0]?.split(';').indexOf('delta') ?? -1;
    const sum = lines.slice(1).reduce((all, line) => all + Number(line.split(';')[column]), 0);
    expect(sum).toBe(tallyOf(DEALS).sum);
    expect(JSON.parse(jsonOf(DEALS))).toHaveLength(DEALS.length);
  });

  test('no text becomes a formula, and signs of the format stay text', () => {
    const [deal] = DEALS;
    if (deal === undefined) throw new Error('Nothing was played.');
    const csv = csvOf([{ ...deal, id: '=1+1', bots: 'a;"b"' }]);
    expect(csv).toContain("'=1+1;");
    expect(csv).toContain('"a;""b"""');
  });
});
