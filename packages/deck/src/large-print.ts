import { type FigureRank, isFigureRank, type Rank, type Suit } from './card-code.ts';
import type { IndexSide } from './deck-style.ts';
import type { DrawingKit } from './drawing-kit.ts';
import { drawFigure } from './figure.ts';
import { pictureFor, toSide } from './index-side.ts';
import { drawLetter } from './letter.ts';
import { drawPig } from './sau/sau.ts';
import { place } from './svg.ts';

const LETTER_SCALE = 1.58;
const TEN_SCALE = 1.5;
const PERSON_SCALE = 0.58;
const PIG_SCALE = 0.7;

/**
 * Großdruck: a letter one and a half times as high and a large sign down the side of the index. The figure stands small
 * in the other lower corner; cards without a figure show their sign there, as nobody with weak eyes counts pips.
 */
export function drawLargePrint(kit: DrawingKit, suit: Suit, rank: Rank, side: IndexSide): string {
  const sign = place(toSide(side, 60), 252, kit.sign(suit), 1.06);
  return drawCorner(kit, suit, rank, side) + drawLargeLetter(kit, suit, rank, side) + sign;
}

function drawCorner(kit: DrawingKit, suit: Suit, rank: Rank, side: IndexSide): string {
  if (!isFigureRank(rank) || (rank === 'A' && kit.face === 'french')) {
    return place(toSide(side, 172), 318, kit.sign(suit), 1.12);
  }
  return pictureFor(side, kit, (turned) => drawSmallFigure(turned, suit, rank));
}

function drawSmallFigure(kit: DrawingKit, suit: Suit, rank: FigureRank): string {
  if (rank === 'A') return place(68, 120, drawPig(kit, suit), PIG_SCALE);
  return place(95, 167, drawFigure(kit, suit, rank), PERSON_SCALE);
}

function drawLargeLetter(kit: DrawingKit, suit: Suit, rank: Rank, side: IndexSide): string {
  const letter = drawLetter(kit, suit, rank);
  const x = toSide(side, 58);
  return rank === 'Z' ? place(x, 48, letter, TEN_SCALE) : place(x, 46, letter, LETTER_SCALE);
}
