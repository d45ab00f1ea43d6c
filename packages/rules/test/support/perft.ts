import { cardsOf, size } from '../../src/card-set.ts';
import { isPlayOver, legalInPlay, playCard } from '../../src/play.ts';
import type { Play } from '../../src/play.ts';

/** How many ways there are to lay the next `depth` cards by the source's rules. */
export function perft(play: Play, depth: number): number {
  if (depth === 0) return 1;
  if (isPlayOver(play)) return 0;
  const legal = legalInPlay(play);
  if (depth === 1) return size(legal);
  return cardsOf(legal).reduce((count, card) => count + perft(playCard(play, card), depth - 1), 0);
}
