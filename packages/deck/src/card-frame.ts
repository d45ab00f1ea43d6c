import { common } from './palette.ts';

/** Width and height of the card space, in units; the ratio is 3:5. */
export const CARD_SIZE = { width: 240, height: 400 } as const;

/** The `viewBox` of every card. */
export const CARD_VIEW_BOX = `0 0 ${CARD_SIZE.width} ${CARD_SIZE.height}`;

/**
 * Paper plate below a picture and edge line above it. Pictures stay inside the plate by themselves, so a card needs no
 * clip path and thereby no id that could collide on a page.
 */
export function framed(picture: string, fill: string = common.paper): string {
  return (
    `<rect x="2" y="2" width="236" height="396" rx="18" fill="${fill}"/>${picture}` +
    `<rect x="2" y="2" width="236" height="396" rx="18" fill="none" stroke="${common.edge}" stroke-width="4"/>`
  );
}
