import type { Rank, Suit } from './card-code.ts';
import type { DrawingKit } from './drawing-kit.ts';
import type { SuitColours } from './palette.ts';

const LETTER_WIDTH = 13;
const BAR_WIDTH = 8;

/**
 * Index letters as centre lines in a box of 48 x 68, so that no font is needed. Bars above the O and below the U carry
 * the sense of Ober and Unter and keep O, 0 and U apart.
 */
interface Letter {
  readonly strokes: string;
  /** Thinner extra stroke. */
  readonly bar?: string;
}

// "A" for the Sau, as every German speaker knows it; "S" would be read as Schellen.
const LETTERS: Readonly<Record<Rank, Letter>> = {
  A: { strokes: 'M5,63L24,5L43,63M12,44H36' },
  Z: { strokes: 'M3,16L13,5V63M41,5C51,5 54,20 54,34C54,48 51,63 41,63C31,63 28,48 28,34C28,20 31,5 41,5Z' },
  K: { strokes: 'M9,5V63M41,5L11,38M20,29L42,63' },
  O: { strokes: 'M24,5C38,5 42,20 42,34C42,48 38,63 24,63C10,63 6,48 6,34C6,20 10,5 24,5Z', bar: 'M4,-13H44' },
  U: { strokes: 'M7,5V40C7,56 13,63 24,63C35,63 41,56 41,40V5', bar: 'M4,81H44' },
  '9': { strokes: 'M40,23C40,12 34,5 24,5C14,5 8,12 8,23C8,34 14,40 24,40C34,40 40,34 40,23C41,46 34,60 15,63' },
  '8': {
    strokes:
      'M24,5C33,5 38,11 38,19C38,27 33,32 24,32C15,32 10,27 10,19C10,11 15,5 24,5ZM24,32C35,32 41,38 41,47C41,57 35,63 24,63C13,63 7,57 7,47C7,38 13,32 24,32Z',
  },
  '7': { strokes: 'M6,5H42L19,63M14,36H38' },
};

/** The letter of a rank with its upper left corner at 0,0: 48 x 68, the "10" a little wider. */
export function drawLetter({ palette }: DrawingKit, suit: Suit, rank: Rank): string {
  const { strokes, bar } = LETTERS[rank];
  const colours = palette[suit];
  const barPath = bar === undefined ? '' : `<path d="${bar}" stroke="${colours.dark}" stroke-width="${BAR_WIDTH}"/>`;
  return (
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">' +
    `${drawStrokes(strokes, suit, colours)}${barPath}</g>`
  );
}

// Dark red, brown and ochre look alike to red-blind and green-blind eyes; the outlined letter of Schellen does not.
function drawStrokes(d: string, suit: Suit, { dark, main }: SuitColours): string {
  const outer = suit === 'S' ? LETTER_WIDTH + 4 : LETTER_WIDTH;
  const core = suit === 'S' ? `<path d="${d}" stroke="${main}" stroke-width="5.7"/>` : '';
  return `<path d="${d}" stroke="${dark}" stroke-width="${outer}"/>${core}`;
}
