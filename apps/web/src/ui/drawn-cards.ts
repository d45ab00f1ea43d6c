import type { SpriteCard, SpriteParts } from '@stammtisch/deck';
import { whenIdle } from '../offline/when-idle.ts';

/** So many cards are drawn at a time when the page has nothing else to do: a few milliseconds on a phone. */
const AT_ONCE = 2;

/** Cards that something on the page shows or has shown. */
const needed = new Set<SpriteCard>();
let draw: ((card: SpriteCard) => void) | null = null;

/** Sees to it that the drawing of a card is in the page. */
export function needCard(card: SpriteCard): void {
  needed.add(card);
  draw?.(card);
}

/**
 * Puts a deck into the page: what is needed at once, the rest when there is time. The drawings of all cards are 1,500 shapes, of which the first
 * page shows three cards. Returns how to end it.
 */
export function drawCards(place: Element, { frame, cards, symbol }: SpriteParts): () => void {
  const left = new Set(cards);
  place.innerHTML = frame;
  const sprite = place.firstElementChild;
  const drawHere = (card: SpriteCard): void => {
    if (left.delete(card)) sprite?.insertAdjacentHTML('beforeend', symbol(card));
  };
  const drawSome = (): void => {
    if (draw !== drawHere || left.size === 0) return;
    for (const card of [...left].slice(0, AT_ONCE)) drawHere(card);
    whenIdle(drawSome);
  };
  draw = drawHere;
  for (const card of needed) drawHere(card);
  whenIdle(drawSome);
  return () => {
    if (draw === drawHere) draw = null;
  };
}
