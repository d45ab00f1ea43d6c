import { type CardCode, type Rank, rankOf } from './card-code.ts';
import type { IndexSide, Learning, Print } from './deck-style.ts';
import { toSide } from './index-side.ts';
import { common } from './palette.ts';
import { place } from './svg.ts';

type Points = 0 | 2 | 3 | 4 | 10 | 11;

const POINTS: Readonly<Record<Rank, Points>> = { A: 11, Z: 10, K: 4, O: 3, U: 2, '9': 0, '8': 0, '7': 0 };

/** A tag with its inscription as centre lines, 32 high, in the middle of it. */
interface Tag {
  readonly strokes: string;
  readonly width: number;
}

const TAGS: Readonly<Record<Points | 'T', Tag>> = {
  11: { strokes: 'M-14,-9L-7,-16V16M6,-9L13,-16V16', width: 54 },
  10: {
    strokes: 'M-19,-9L-12,-16V16M11,-16C18,-16 20,-8 20,0C20,8 18,16 11,16C4,16 2,8 2,0C2,-8 4,-16 11,-16Z',
    width: 56,
  },
  4: { strokes: 'M5,16V-16L-11,7H11', width: 40 },
  3: { strokes: 'M-9,-12C-6,-19 9,-18 9,-8C9,-3 5,-1-1,-1C6,-1 10,2 10,7C10,19-7,18-10,11', width: 38 },
  2: { strokes: 'M-9,-8C-8,-14-4,-16 0,-16C6,-16 9,-12 9,-7C9,1-5,8-9,16H10', width: 38 },
  0: { strokes: 'M0,-16C7,-16 9,-8 9,0C9,8 7,16 0,16C-7,16-9,8-9,0C-9,-8-7,-16 0,-16Z', width: 38 },
  T: { strokes: 'M-11,-15H11M0,-15V16', width: 40 },
};

const HEIGHT = 48;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where the middle of the number's outer side and the middle of the "T" lie, with the index on the left. */
const PLACES: Readonly<Record<Print, { readonly points: Place; readonly trump: Place }>> = {
  normal: { points: { x: 9, y: 367, scale: 1 }, trump: { x: 38, y: 209, scale: 0.8 } },
  large: { points: { x: 8.5, y: 365, scale: 1.05 }, trump: { x: 89.5, y: 365, scale: 1.05 } },
};

/** Points (Augen) of a card (R4). */
export function pointsOf(card: CardCode): Points {
  return POINTS[rankOf(card)];
}

/** Points of the card in the lower corner under the index, and a dark "T" if it is trump. */
export function drawLearningMarks(card: CardCode, { trumps }: Learning, print: Print, side: IndexSide): string {
  const { points, trump } = PLACES[print];
  const tag = TAGS[pointsOf(card)];
  const number = place(
    toSide(side, points.x + (tag.width / 2) * points.scale),
    points.y,
    drawTag(tag, common.paper, common.ink),
    points.scale,
  );
  if (!trumps.includes(card)) return number;
  return number + place(toSide(side, trump.x), trump.y, drawTag(TAGS.T, common.ink, common.paper), trump.scale);
}

// Dark on paper for points, paper on dark for trump: nobody takes one for the other.
function drawTag({ strokes, width }: Tag, ground: string, ink: string): string {
  return (
    `<rect x="${-width / 2}" y="${-HEIGHT / 2}" width="${width}" height="${HEIGHT}" rx="11" fill="${ground}" stroke="${ink}" stroke-width="4"/>` +
    `<path d="${strokes}" fill="none" stroke="${ink}" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}
