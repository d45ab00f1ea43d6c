import { cardCode, type Card } from '@stammtisch/rules';
import { useLayoutEffect } from 'preact/hooks';
import { settingsStore } from '../settings/settings.ts';
import { CardInWords } from './card-in-words.tsx';
import { needCard } from './drawn-cards.ts';
import { useStore } from './use-store.ts';
import styles from './card-picture.module.css';

/** A card as it is chosen: drawn from the sprite of the page, or in words. Whoever shows it says its name. */
export function CardPicture({ card, className = '' }: { readonly card: Card | 'back'; readonly className?: string }) {
  const inWords = useStore(settingsStore, (settings) => settings.textHand);
  const code = card === 'back' ? card : cardCode(card);
  useLayoutEffect(() => needCard(code), [code]);
  return (
    <svg className={`${styles['card']} ${className}`} viewBox="0 0 240 400" aria-hidden="true">
      {inWords && card !== 'back' ? <CardInWords card={card} /> : <use href={`#card-${code}`} />}
    </svg>
  );
}
