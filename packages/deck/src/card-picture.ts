import { type CardCode, isFigureRank, type Rank, rankOf, type Suit, suitOf } from './card-code.ts';
import { framed } from './card-frame.ts';
import { drawCornerIndex } from './corner-index.ts';
import type { DrawingKit } from './drawing-kit.ts';
import { drawFigure } from './figure.ts';
import { drawLargePrint } from './large-print.ts';
import { drawPips } from './pips.ts';

/** `normal` has pips and large figures; `large` has the largest letter and sign that fit, for weak eyes. */
export type Print = 'normal' | 'large';

/** A whole card face in card space, without the `<svg>` around it. */
export function drawCard(kit: DrawingKit, card: CardCode, print: Print): string {
  const draw = print === 'large' ? drawLargePrint : drawNormalPrint;
  return framed(draw(kit, suitOf(card), rankOf(card)));
}

function drawNormalPrint(kit: DrawingKit, suit: Suit, rank: Rank): string {
  const picture = isFigureRank(rank) ? drawFigure(kit, suit, rank) : drawPips(kit, suit, rank);
  return picture + drawCornerIndex(kit, suit, rank);
}
