import { talliedCards } from '@stammtisch/fairdeal';
import { SEATS, bySeat, seatAfter, size } from '@stammtisch/rules';
import type { BySeat } from '@stammtisch/rules';
import type { Lucky } from './card-luck.ts';
import { chanceOfChiSquare } from './chi-square.ts';
import type { OwnDeal } from './own-deal.ts';

/** A test whether the cards were dealt as chance deals them. */
export interface FairnessTest {
  readonly kind: Lucky;
  /** Deals that count: practice tables do not, their cards are chosen. */
  readonly deals: number;
  /** How many such cards each seat got on average, clockwise from the own one. */
  readonly average: BySeat<number>;
  readonly expected: number;
  readonly chi: number;
  /** In how many of 1 series of deals as long as this chance alone spreads the cards at least as unevenly. */
  readonly chance: number;
}

/** How often a hand held so many trumps, against how often chance gives that. */
export interface HandTest {
  readonly rows: readonly { readonly cards: number; readonly seen: number; readonly expected: number }[];
  readonly chi: number;
  readonly chance: number;
}

/** Fewer deals say nothing. */
export const FEWEST_DEALS = 20;
/** A class of a chi-square test should expect at least so many. */
const LEAST_EXPECTED = 5;

function dealt(deals: readonly OwnDeal[]): readonly OwnDeal[] {
  return deals.filter(({ isPractice, deck }) => !isPractice && deck === 32);
}

/**
 * Whether the seats got equally many cards of a kind. Of `n` deals a seat gets n·k/4 on average, with the variance of the hypergeometric
 * distribution; because the four always share all k cards, three quarters of the sum of the squares is a chi-square with 3 degrees of freedom.
 */
export function seatTest(deals: readonly OwnDeal[], kind: Lucky): FairnessTest | null {
  const counted = dealt(deals);
  if (counted.length < FEWEST_DEALS) return null;
  const lucky = talliedCards(kind, 32);
  const k = size(lucky);
  const n = counted.length;
  const variance = (n * 8 * (k / 32) * (1 - k / 32) * 24) / 31;
  const totals = bySeat((place) =>
    counted.reduce((sum, { hands, seat }) => sum + size(hands[seatAfter(seat, place)] & lucky), 0),
  );
  const chi = (0.75 * totals.reduce<number>((sum, total) => sum + (total - (n * k) / 4) ** 2, 0)) / variance;
  return {
    kind,
    deals: n,
    average: bySeat((seat) => totals[seat] / n),
    expected: k / 4,
    chi,
    chance: chanceOfChiSquare(chi, SEATS.length - 1),
  };
}

/** Whether the own hand held 0, 1, 2 … trumps as often as chance gives them. Rare hands are put together. */
export function handTest(deals: readonly OwnDeal[]): HandTest | null {
  const counted = dealt(deals);
  if (counted.length < FEWEST_DEALS) return null;
  const lucky = talliedCards('trumps', 32);
  const rows = Array.from({ length: 9 }, (_, cards) => ({
    cards,
    seen: counted.filter(({ hands, seat }) => size(hands[seat] & lucky) === cards).length,
    expected: counted.length * chanceOfHolding(cards, size(lucky)),
  }));
  const classes = pooled(rows);
  const chi = classes.reduce((sum, { seen, expected }) => sum + (seen - expected) ** 2 / expected, 0);
  return { rows, chi, chance: chanceOfChiSquare(chi, classes.length - 1) };
}

/** The chance that a hand of eight holds exactly so many of `k` cards of the 32: hypergeometric. */
export function chanceOfHolding(cards: number, k: number): number {
  return (choose(k, cards) * choose(32 - k, 8 - cards)) / choose(32, 8);
}

/** In how many ways so many things can be chosen from n. */
function choose(n: number, count: number): number {
  if (count < 0 || count > n) return 0;
  let ways = 1;
  for (let taken = 1; taken <= count; taken++) ways = (ways * (n - count + taken)) / taken;
  return ways;
}

interface Class {
  readonly seen: number;
  readonly expected: number;
}

/** Puts neighbouring classes together until each of them expects enough. */
function pooled(rows: readonly Class[]): readonly Class[] {
  const classes: Class[] = [];
  let open: Class = { seen: 0, expected: 0 };
  for (const { seen, expected } of rows) {
    open = { seen: open.seen + seen, expected: open.expected + expected };
    if (open.expected < LEAST_EXPECTED) continue;
    classes.push(open);
    open = { seen: 0, expected: 0 };
  }
  const last = classes.pop() ?? { seen: 0, expected: 0 };
  return [...classes, { seen: last.seen + open.seen, expected: last.expected + open.expected }];
}
