import { SEATS, cardsOf, has } from '@stammtisch/rules';
import type { Card, CardSet, Seat } from '@stammtisch/rules';
import type { Hidden } from './hidden.ts';

/** Hidden cards that are alike for the count of worlds: the same seats may hold them, and they are or are not of the suits that are counted. */
export interface Group {
  readonly cards: readonly Card[];
  readonly seats: readonly Seat[];
  /** Whether a card of the group counts for what the holder of the called card must hold, and for what the caller must hold. */
  readonly forHolder: boolean;
  readonly forOneOf: boolean;
}

/** The hidden cards besides `fixed` in groups, those that are counted first. */
export function groupsOf({ mayHold, called, oneOf }: Hidden, fixed: CardSet): readonly Group[] {
  const all = (mayHold[0] | mayHold[1] | mayHold[2] | mayHold[3]) & ~fixed;
  const groups = new Map<number, Card[]>();
  for (const card of cardsOf(all)) {
    const seats = SEATS.reduce<number>((bits, seat) => bits | (Number(has(mayHold[seat], card)) << seat), 0);
    const counted = Number(has(called?.suit ?? 0, card)) | (Number(has(oneOf?.cards ?? 0, card)) << 1);
    const key = seats | ((3 - counted) << 4);
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([key, cards]) => ({
      cards,
      seats: SEATS.filter((seat) => ((key >> seat) & 1) === 1),
      forHolder: ((3 - (key >> 4)) & 1) === 1,
      forOneOf: ((3 - (key >> 4)) & 2) === 2,
    }));
}
