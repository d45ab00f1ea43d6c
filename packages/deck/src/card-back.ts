import type { Suit } from './card-code.ts';
import { framed } from './card-frame.ts';
import type { Edge } from './deck-style.ts';
import type { DrawingKit } from './drawing-kit.ts';
import { common } from './palette.ts';
import { place } from './svg.ts';

const COLOURS = { blue: '#1D4E89', green: '#1E5B46', red: '#8E2A22' } as const;

/** Colour of the card back. */
export type BackColour = keyof typeof COLOURS;

// Whole diamonds only, so that nothing has to be clipped.
const DIAMONDS = { left: 24, top: 20, width: 24, height: 36, columns: 8, rows: 10 } as const;

const MEDALLION: readonly (readonly [Suit, number, number])[] = [
  ['E', 120, 164],
  ['G', 156, 200],
  ['H', 120, 237],
  ['S', 84, 200],
];

/** A back in card space: diamonds on paper and a medallion with the four signs. */
export function drawBack(kit: DrawingKit, colour: BackColour, edge?: Edge): string {
  const fill = COLOURS[colour];
  const signs = MEDALLION.map(([suit, x, y]) => place(x, y, kit.sign(suit), 0.42));
  return framed(
    `<path d="${diamondGrid()}" fill="${fill}"/>` +
      `<rect x="14" y="14" width="212" height="372" rx="8" fill="none" stroke="${fill}" stroke-width="4"/>` +
      `<circle cx="120" cy="200" r="74" fill="${common.paper}" stroke="${fill}" stroke-width="5"/>` +
      `<circle cx="120" cy="200" r="66" fill="none" stroke="${fill}" stroke-width="2"/>` +
      `<path d="M120,188l8,12l-8,12l-8,-12z" fill="${fill}"/>${signs.join('')}`,
    edge,
  );
}

function diamondGrid(): string {
  const { left, top, width, height, columns, rows } = DIAMONDS;
  const half = `${width / 2},${height / 2}`;
  return Array.from({ length: columns * rows }, (_, index) => {
    const x = left + (index % columns) * width + width / 2;
    const y = top + Math.floor(index / columns) * height;
    return `M${x},${y}l${half}l-${half}l-${width / 2},-${height / 2}z`;
  }).join('');
}
