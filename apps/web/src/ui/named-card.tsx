import type { Card } from '@stammtisch/rules';
import { cardName } from '../i18n/game-texts.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { CardPicture } from './card-picture.tsx';

/** A card to look at that says its name, to whoever hears the page. */
export function NamedCard({ card }: { readonly card: Card }) {
  return (
    <span role="img" aria-label={cardName(card, useLanguage())}>
      <CardPicture card={card} />
    </span>
  );
}
