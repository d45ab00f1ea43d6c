import type { Rank, Suit } from './card-code.ts';
import type { FaceName } from './deck-style.ts';
import type { DrawingKit } from './drawing-kit.ts';
import type { SuitColours } from './palette.ts';

const LETTER_WIDTH = 13;
const BAR_WIDTH = 8;

/**
 * Index letters as centre lines, 68 high and about 48 wide around x = 0, so that no font is needed. Bars above and below
 * carry the sense of Ober and Unter; they also keep O, 0 and U apart, and B and 8.
 */
interface Letter {
  readonly strokes: string;
  /** Thinner extra stroke. */
  readonly bar?: string;
}

type Letters = Readonly<Record<Rank, Letter>>;

const BAR_ABOVE = 'M-20,-13H20';
const BAR_BELOW = 'M-20,81H20';

// "A" for the Sau, as every German speaker knows it; "S" would be read as Schellen.
const BAVARIAN: Letters = {
  A: { strokes: 'M-19,63L0,5L19,63M-12,44H12' },
  Z: {
    strokes: 'M-25.5,16L-15,5V63M12.5,5C22,5 25.5,20 25.5,34C25.5,48 22,63 12.5,63C3,63-.5,48-.5,34C-.5,20 3,5 12.5,5Z',
  },
  K: { strokes: 'M-15,5V63M17,5L-13,38M-4,29L18,63' },
  O: { strokes: 'M0,5C14,5 18,20 18,34C18,48 14,63 0,63C-14,63-18,48-18,34C-18,20-14,5 0,5Z', bar: BAR_ABOVE },
  U: { strokes: 'M-17,5V40C-17,56-11,63 0,63C11,63 17,56 17,40V5', bar: BAR_BELOW },
  '9': { strokes: 'M16,23C16,12 10,5 0,5C-10,5-16,12-16,23C-16,34-10,40 0,40C10,40 16,34 16,23C17,46 10,60-9,63' },
  '8': {
    strokes:
      'M0,5C9,5 14,11 14,19C14,27 9,32 0,32C-9,32-14,27-14,19C-14,11-9,5 0,5ZM0,32C11,32 17,38 17,47C17,57 11,63 0,63C-11,63-17,57-17,47C-17,38-11,32 0,32Z',
  },
  '7': { strokes: 'M-18,5H18L-5,63M-10,36H14' },
};

const LETTERS: Readonly<Record<FaceName, Letters>> = {
  bavarian: BAVARIAN,
  french: {
    ...BAVARIAN,
    O: { strokes: 'M-15,5V63H-5C12,63 18,50 18,34C18,18 12,5-5,5Z', bar: BAR_ABOVE },
    U: {
      strokes: 'M-15,5V63H2C12,63 17,56 17,47C17,38 12,32 2,32H-15M2,32C10,32 14,26 14,18C14,11 10,5 2,5H-15',
      bar: BAR_BELOW,
    },
  },
};

/** The letter of a rank, the middle of its upper side at 0,0. */
export function drawLetter({ face, palette }: DrawingKit, suit: Suit, rank: Rank): string {
  const { strokes, bar } = LETTERS[face][rank];
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
