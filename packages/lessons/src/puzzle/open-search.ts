import { cardsOf, isDeclaring, isPlayOver, legalInPlay, playCard, seatToPlay } from '@stammtisch/rules';
import type { Card, Play } from '@stammtisch/rules';

/**
 * Exact play with open cards: Augen that the declaring party gets in the tricks that are still to be made, when both parties know every
 * card and play their best. Searches every line and remembers each position at the beginning of a trick; meant for the last four tricks.
 */
export interface OpenSearch {
  /** Augen of the declaring party in all of its tricks, 0..120, when the best is played from here on. */
  readonly points: (play: Play) => number;
  /** The same after each card that may be played now. */
  readonly afterEachCard: (play: Play) => readonly { readonly card: Card; readonly points: number }[];
  /** How it goes on from here with the best cards. */
  readonly line: (play: Play) => readonly Card[];
}

/** A search with an empty memory. One search serves one deal. */
export function openSearch(): OpenSearch {
  const known = new Map<string, number>();

  /** Augen still to come for the declaring party, at the beginning of a trick. */
  function toCome(play: Play): number {
    if (isPlayOver(play)) return 0;
    const key = keyOf(play);
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = best(play, 0, 120);
    known.set(key, value);
    return value;
  }

  /** The same in the middle of a trick, between bounds (fail-soft alpha-beta). */
  function best(play: Play, alpha: number, beta: number): number {
    const maximises = isDeclaring(play, seatToPlay(play));
    let [low, high, value] = [alpha, beta, maximises ? -1 : 121];
    for (const card of cardsOf(legalInPlay(play))) {
      const worth = valueAfter(play, card, low, high);
      value = maximises ? Math.max(value, worth) : Math.min(value, worth);
      if (maximises) low = Math.max(low, value);
      else high = Math.min(high, value);
      if (low >= high) break;
    }
    return value;
  }

  function valueAfter(play: Play, card: Card, alpha: number, beta: number): number {
    const next = playCard(play, card);
    if (next.trick.length > 0) return best(next, alpha, beta);
    return wonNow(next) + toCome(next);
  }

  function points(play: Play): number {
    return soFar(play) + (play.trick.length === 0 ? toCome(play) : best(play, 0, 120));
  }

  function afterEachCard(play: Play): readonly { readonly card: Card; readonly points: number }[] {
    return cardsOf(legalInPlay(play)).map((card) => ({ card, points: points(playCard(play, card)) }));
  }

  function line(play: Play): readonly Card[] {
    if (isPlayOver(play)) return [];
    const wanted = points(play);
    const card = afterEachCard(play).find((option) => option.points === wanted)?.card;
    return card === undefined ? [] : [card, ...line(playCard(play, card))];
  }

  return { points, afterEachCard, line };
}

/** Augen of the declaring party in complete tricks. */
function soFar(play: Play): number {
  return play.points.reduce((sum, points, seat) => (isDeclaring(play, seat as 0 | 1 | 2 | 3) ? sum + points : sum), 0);
}

/** Augen of the trick that was just completed, if the declaring party won it. */
function wonNow(play: Play): number {
  const trick = play.tricks.at(-1);
  return trick !== undefined && isDeclaring(play, trick.winner) ? trick.points : 0;
}

/** Everything that the rest of the deal depends on at the beginning of a trick: hands, leader, and whether the partner ran away. */
function keyOf({ hands, leader, ranAway }: Play): string {
  return `${hands.join(' ')} ${leader} ${ranAway}`;
}
