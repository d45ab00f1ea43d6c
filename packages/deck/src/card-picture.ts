import { type CardCode, isFigureRank, type Rank, rankOf, type Suit, suitOf } from './card-code.ts';
import { framed } from './card-frame.ts';
import { drawCornerIndex } from './corner-index.ts';
import type { DeckStyle, IndexSide } from './deck-style.ts';
import type { DrawingKit } from './drawing-kit.ts';
import { drawFigure } from './figure.ts';
import { pictureFor } from './index-side.ts';
import { drawLargePrint } from './large-print.ts';
import { drawLearningMarks } from './learning-marks.ts';
import { drawPips } from './pips.ts';

/** A whole card face in card space, without the `<svg>` around it. Palette and signs come with the kit. */
export function drawCard(kit: DrawingKit, card: CardCode, style: DeckStyle): string {
  const { print = 'normal', indexSide = 'left', edge, learning } = style;
  const draw = print === 'large' ? drawLargePrint : drawNormalPrint;
  const marks = learning === undefined ? '' : drawLearningMarks(card, learning, print, indexSide);
  return framed(draw(kit, suitOf(card), rankOf(card), indexSide) + marks, edge);
}

function drawNormalPrint(kit: DrawingKit, suit: Suit, rank: Rank, side: IndexSide): string {
  const picture = isFigureRank(rank)
    ? pictureFor(side, kit, (turned) => drawFigure(turned, suit, rank))
    : drawPips(kit, suit, rank, side);
  return picture + drawCornerIndex(kit, suit, rank, side);
}
