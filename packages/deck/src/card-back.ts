import { framed } from './card-frame.ts';
import type { DrawingKit } from './drawing-kit.ts';
import { common } from './palette.ts';
import { SUITS } from './card-code.ts';
import { place } from './svg.ts';

const BACK_COLOURS = { blue: '#1D4E89', green: '#1E5B46', red: '#8E2A22' } as const;

/** Colour of the card back. */
export type BackColour = keyof typeof BACK_COLOURS;

const DIAMOND = { width: 24, height: 36 } as const;

/** A back in card space: diamonds on paper and a medallion with the four signs. */
export function drawBack(kit: DrawingKit, colour: BackColour): string {
  const fill = BACK_COLOURS[colour];
  const signs = SUITS.map((suit, turn) => {
    const [x, y] = [
      [120, 170],
      [150, 200],
      [120, 230],
      [90, 200],
    ][turn] ?? [0, 0];
    return place(x ?? 0, y ?? 0, kit.sign(suit), 0.34);
  });
  return framed(
    `<path d="${diamonds()}" fill="${fill}"/>` +
      `<rect x="15" y="15" width="210" height="370" rx="8" fill="none" stroke="${fill}" stroke-width="4"/>` +
      `<circle cx="120" cy="200" r="62" fill="${common.paper}" stroke="${fill}" stroke-width="5"/>` +
      `<circle cx="120" cy="200" r="53" fill="none" stroke="${fill}" stroke-width="2"/>` +
      signs.join(''),
  );
}

// Whole diamonds inside the rim, so that nothing has to be clipped.
function diamonds(): string {
  const { width, height } = DIAMOND;
  const marks: string[] = [];
  for (let row = 0; row < 10; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      marks.push(`M${24 + column * width + width / 2},${20 + row * height}l12,18l-12,18l-12,-18z`);
    }
  }
  return marks.join('');
}
