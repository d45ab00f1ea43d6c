import type { Suit } from './card-code.ts';
import type { SuitColours } from './palette.ts';

/** How a sign is drawn, in a box of 100 x 100 around 0,0. */
export interface SignDrawing {
  /** The outer contour, for the paper halo behind a sign that lies on clothes. */
  readonly contour: string;
  /** The picture. Its inner structure differs from suit to suit, so that it reads without colour. */
  readonly draw: (colours: SuitColours) => string;
}

/** One drawing for each suit. */
export type SignSet = Readonly<Record<Suit, SignDrawing>>;

/** A filled shape with the dark outline that carries the contrast. */
export function outlined(d: string, fill: string, dark: string): string {
  return `<path d="${d}" fill="${fill}" stroke="${dark}" stroke-width="6" stroke-linejoin="round"/>`;
}

/** A line with round ends. */
export function stroke(d: string, width: number, colour: string): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}
