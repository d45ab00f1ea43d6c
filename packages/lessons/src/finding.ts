import type { BillItemKind, Bill, Card, EffectiveSuit, Game, HouseRules, Reason, Seat, Trick } from '@stammtisch/rules';

/** Something that the rules found out about an answer; `finding-text.ts` says it in words. */
export type Finding =
  /** The rules refuse it, with the reason they give at the table. */
  | { readonly type: 'refused'; readonly reason: Reason }
  /** How the trick ends with this card. */
  | { readonly type: 'trick'; readonly trick: Trick }
  /** Which card decides a trick, and as what. */
  | { readonly type: 'best-card'; readonly card: Card; readonly suit: EffectiveSuit }
  /** To which suit a card belongs in a game. */
  | { readonly type: 'belongs'; readonly card: Card; readonly suit: EffectiveSuit; readonly game: Game }
  /** What a card is called. */
  | { readonly type: 'is'; readonly card: Card }
  | { readonly type: 'worth'; readonly card: Card; readonly points: number }
  /** So many cards are missing. */
  | { readonly type: 'missing'; readonly count: number }
  /** One card is higher than another. */
  | { readonly type: 'higher'; readonly higher: Card; readonly lower: Card; readonly by: 'strength' | 'points' }
  | { readonly type: 'too-few' }
  | { readonly type: 'too-many' }
  /** The sum of Augen, card by card. */
  | { readonly type: 'sum'; readonly cards: readonly Card[]; readonly points: number }
  | { readonly type: 'count'; readonly cards: readonly Card[] }
  | { readonly type: 'rest'; readonly points: number; readonly rest: number }
  | { readonly type: 'laufende'; readonly run: readonly Card[]; readonly holder: 'declarer' | 'opponents' }
  /** Who showed the called card. */
  | { readonly type: 'called-card'; readonly card: Card; readonly seat: Seat }
  /** Augen of the declaring party and what they need. */
  | { readonly type: 'points'; readonly points: number; readonly needed: number }
  /** A line that belongs to a bill: the sentence is the one of the bill. */
  | { readonly type: 'bill-line'; readonly kind: BillItemKind; readonly bill: Bill; readonly rules: HouseRules }
  /** A line that does not belong there. */
  | {
      readonly type: 'no-bill-line';
      readonly kind: BillItemKind;
      readonly losersPoints: number;
      readonly limit: number;
    }
  /** How many trumps a hand has in a game. */
  | { readonly type: 'trumps-in-hand'; readonly count: number; readonly game: Game }
  /** The bots would play with this hand, or would not. */
  | { readonly type: 'players-would'; readonly play: boolean }
  /** The card leads another suit than was asked. */
  | { readonly type: 'leads'; readonly suit: EffectiveSuit }
  /** The rules have nothing against it. */
  | { readonly type: 'allowed' }
  /** It is allowed, but not what was asked. */
  | { readonly type: 'not-asked' };

/** What the rules say about an answer. */
export type Verdict =
  | { readonly right: true; readonly findings: readonly Finding[] }
  | { readonly right: false; readonly findings: readonly Finding[] };

export function right(...findings: readonly Finding[]): Verdict {
  return { right: true, findings };
}

export function wrong(...findings: readonly Finding[]): Verdict {
  return { right: false, findings };
}
