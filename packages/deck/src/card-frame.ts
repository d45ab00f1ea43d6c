import type { Edge } from './deck-style.ts';
import { common } from './palette.ts';

/** Width and height of the card space, in units; the ratio is 3:5. */
export const CARD_SIZE = { width: 240, height: 400 } as const;

/** The `viewBox` of every card. */
export const CARD_VIEW_BOX = `0 0 ${CARD_SIZE.width} ${CARD_SIZE.height}`;

const EDGE_WIDTH: Readonly<Record<Edge, number>> = { normal: 4, wide: 5 };
const CORNER = 20;

/**
 * Paper plate below a picture and edge line above it. Pictures stay inside the plate by themselves, so a card needs no
 * clip path and thereby no id that could collide on a page.
 */
export function framed(picture: string, edge: Edge = 'normal'): string {
  const line = EDGE_WIDTH[edge];
  const plate =
    `<rect x="${line / 2}" y="${line / 2}" width="${CARD_SIZE.width - line}" height="${CARD_SIZE.height - line}" ` +
    `rx="${CORNER - line / 2}"`;
  return (
    `${plate} fill="${common.paper}"/>${picture}` +
    `${plate} fill="none" stroke="${common.edge}" stroke-width="${line}"/>`
  );
}
