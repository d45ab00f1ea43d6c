import { styleText } from 'node:util';
import type { Io } from './io.ts';

export type Style = 'green' | 'red' | 'dim' | 'bold' | 'yellow';

/** Colours a text, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string;

/** Colours on a terminal; none in a pipe, none where NO_COLOR is set to anything (no-color.org). */
export function paintFor(io: Io): Paint {
  const colourful = io.out.isTerminal && (io.env['NO_COLOR'] ?? '') === '' && io.env['TERM'] !== 'dumb';
  return colourful ? (style, text) => styleText(style, text, { validateStream: false }) : (_, text) => text;
}
