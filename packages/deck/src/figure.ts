import { drawAss } from './ass.ts';
import type { FigureRank, Suit } from './card-code.ts';
import { drawDame } from './dame/dame.ts';
import type { DrawingKit } from './drawing-kit.ts';
import { drawKoenig } from './koenig/koenig.ts';
import { drawOber } from './ober/ober.ts';
import { drawSau } from './sau/sau.ts';
import { drawUnter } from './unter/unter.ts';

/** The person or pig of a card, with the signs that belong to the picture, in card space. The Buben are the Unter. */
export function drawFigure(kit: DrawingKit, suit: Suit, rank: FigureRank): string {
  const french = kit.face === 'french';
  switch (rank) {
    case 'A':
      return french ? drawAss(kit, suit) : drawSau(kit, suit);
    case 'K':
      return drawKoenig(kit, suit);
    case 'O':
      return french ? drawDame(kit, suit) : drawOber(kit, suit);
    case 'U':
      return drawUnter(kit, suit);
  }
}
