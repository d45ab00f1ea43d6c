import type { FigureRank, Suit } from './card-code.ts';
import type { DrawingKit } from './drawing-kit.ts';
import { drawKoenig } from './koenig/koenig.ts';
import { drawOber } from './ober/ober.ts';
import { drawSau } from './sau/sau.ts';
import { drawUnter } from './unter/unter.ts';

/** The person or pig of a card, with the signs that belong to the picture, in card space. */
export function drawFigure(kit: DrawingKit, suit: Suit, rank: FigureRank): string {
  switch (rank) {
    case 'A':
      return drawSau(kit, suit);
    case 'K':
      return drawKoenig(kit, suit);
    case 'O':
      return drawOber(kit, suit);
    case 'U':
      return drawUnter(kit, suit);
  }
}
