import { cardSprite } from '@stammtisch/deck';

const SPRITE = { __html: cardSprite() };

/** All cards, drawn once into the page and shown by reference from everywhere. */
export function CardSprite() {
  return <div dangerouslySetInnerHTML={SPRITE} />;
}
