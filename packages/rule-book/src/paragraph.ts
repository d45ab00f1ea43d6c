import type { Bill, Card, CardSet, Contract } from '@stammtisch/rules';
import type { Ratio } from './odds/ratio.ts';
import type { Prose } from './prose.ts';

/** Something to look at. Everything in it is computed by the rules of the table, nothing is drawn by hand. */
export type Figure =
  /** A row of cards, the highest first. */
  | { readonly kind: 'cards'; readonly label: string; readonly cards: readonly Card[] }
  /** Cards with a value beside each. */
  | { readonly kind: 'values'; readonly label: string; readonly values: readonly CardValue[] }
  /** What lies on the table, what somebody holds, and which of it he may play. */
  | {
      readonly kind: 'turn';
      readonly label: string;
      readonly trick: readonly Card[];
      readonly hand: readonly Card[];
      readonly legal: CardSet;
    }
  /** Lines with an amount each: a price list. */
  | { readonly kind: 'prices'; readonly label: string; readonly rows: readonly PriceRow[] }
  /** Things from the highest to the lowest; the words of one step are equal. */
  | { readonly kind: 'ranks'; readonly label: string; readonly steps: readonly (readonly string[])[] }
  /** A settled game. */
  | {
      readonly kind: 'bill';
      readonly label: string;
      readonly bill: Bill;
      readonly contract: Contract | null;
    }
  /** Chances, each with its bar. */
  | { readonly kind: 'odds'; readonly label: string; readonly rows: readonly OddsRow[] };

export interface CardValue {
  readonly card: Card;
  readonly name: string;
  readonly value: string;
}

export interface PriceRow {
  readonly name: string;
  readonly amount: string;
}

export interface OddsRow {
  readonly name: string;
  readonly ratio: Ratio;
}

/** A paragraph: what holds everywhere, and what this table agreed on. */
export interface Paragraph {
  /** The rules it tells, the main one first; each is an address in the book. */
  readonly ids: readonly string[];
  readonly text: Prose;
  /** What holds at this table, a sentence each; empty where every table plays the same. */
  readonly table: readonly Prose[];
  readonly figures: readonly Figure[];
}

/** A chapter of the book. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** Whether this table plays what the chapter is about. */
  readonly played: boolean;
  readonly paragraphs: readonly Paragraph[];
}

/** A question players argue about, answered for one table. */
export interface Dispute {
  readonly id: string;
  readonly question: string;
  /** The answer in one or a few words. */
  readonly verdict: string;
  /** Why. */
  readonly answer: Prose;
  readonly figures: readonly Figure[];
  /** The rules it rests on. */
  readonly rules: readonly string[];
}

/** Makes a paragraph; table sentences and figures only where there are some. */
export function paragraph(
  ids: readonly string[],
  text: Prose,
  more: { readonly table?: readonly Prose[]; readonly figures?: readonly Figure[] } = {},
): Paragraph {
  return { ids, text, table: more.table ?? [], figures: more.figures ?? [] };
}
