import { talliedCards, type HandCounts, type Tallied } from '@stammtisch/fairdeal';
import { SEATS, bySeat, size, type BySeat } from '@stammtisch/rules';
import { chanceOfChiSquare } from '../statistics/chi-square.ts';
import { chanceOfHolding } from '../statistics/dealing-fairness.ts';

/** How the hands were, against how chance deals them. */
export interface HandFigures {
  readonly kind: Tallied;
  /** Average of each seat, from the forehand on. */
  readonly average: BySeat<number>;
  readonly expected: number;
  /** In 95 of 100 cases the average of a seat lies so close to the expected one. */
  readonly within: number;
  /** How many hands held so many, and in what range that is in 95 of 100 cases. */
  readonly rows: readonly {
    readonly cards: number;
    readonly seen: number;
    readonly low: number;
    readonly high: number;
  }[];
  /** In how many of 1 series as long as this chance spreads the cards over the seats at least as unevenly. */
  readonly chance: number;
}

/** Standard deviations that hold 95 % of a normal distribution. */
const SPREAD = 1.96;
const DECK = 32;
const HAND = DECK / SEATS.length;

/**
 * Averages and ranges, computed from the hypergeometric distribution. Hands of one deal are not independent: their correlation is -1/3, since the four
 * share all cards. So of the count of hands the variance is at most that of independent ones, and the sum over the seats has 3 degrees of freedom.
 */
export function handFigures(kind: Tallied, hands: HandCounts, deals: number): HandFigures {
  const k = size(talliedCards(kind, DECK));
  const variance = (HAND * (k / DECK) * (1 - k / DECK) * (DECK - HAND)) / (DECK - 1);
  const totals = bySeat((place) => hands[place].reduce((sum, count, cards) => sum + count * cards, 0));
  const expected = k / SEATS.length;
  const chi =
    (0.75 * totals.reduce<number>((sum, total) => sum + (total - deals * expected) ** 2, 0)) / (deals * variance);
  const all = deals * SEATS.length;
  return {
    kind,
    average: bySeat((place) => totals[place] / deals),
    expected,
    within: SPREAD * Math.sqrt(variance / deals),
    rows: Array.from({ length: Math.min(k, HAND) + 1 }, (_, cards) => {
      const chance = chanceOfHolding(cards, k);
      const spread = SPREAD * Math.sqrt(all * chance * (1 - chance));
      return {
        cards,
        seen: SEATS.reduce<number>((sum, place) => sum + (hands[place][cards] ?? 0), 0),
        low: Math.max(0, Math.floor(all * chance - spread)),
        high: Math.min(all, Math.ceil(all * chance + spread)),
      };
    }),
    chance: chanceOfChiSquare(chi, SEATS.length - 1),
  };
}
