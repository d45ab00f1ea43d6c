import { isFigureRank, type Rank, type Suit } from './card-code.ts';
import type { DrawingKit } from './drawing-kit.ts';
import { drawFigure } from './figure.ts';
import { drawLetter } from './letter.ts';
import { drawPig } from './sau/sau.ts';
import { place } from './svg.ts';

const LETTER_SCALE = 1.58;
const TEN_SCALE = 1.5;
const PERSON_SCALE = 0.58;
const PIG_SCALE = 0.7;

/**
 * Großdruck: a letter one and a half times as high and a large sign down the left side. The figure stands small in the
 * lower right corner; ranks without a figure show their sign there, as nobody with weak eyes counts pips.
 */
export function drawLargePrint(kit: DrawingKit, suit: Suit, rank: Rank): string {
  return drawCorner(kit, suit, rank) + drawLargeLetter(kit, suit, rank) + place(60, 252, kit.sign(suit), 1.06);
}

function drawCorner(kit: DrawingKit, suit: Suit, rank: Rank): string {
  if (!isFigureRank(rank)) return place(172, 318, kit.sign(suit), 1.12);
  if (rank === 'A') return place(68, 120, drawPig(kit, suit), PIG_SCALE);
  return place(95, 167, drawFigure(kit, suit, rank), PERSON_SCALE);
}

function drawLargeLetter(kit: DrawingKit, suit: Suit, rank: Rank): string {
  const letter = drawLetter(kit, suit, rank);
  return rank === 'Z' ? place(16, 48, letter, TEN_SCALE) : place(20, 46, letter, LETTER_SCALE);
}
