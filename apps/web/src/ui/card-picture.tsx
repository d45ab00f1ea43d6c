import { cardCode, type Card } from '@stammtisch/rules';
import styles from './card-picture.module.css';

/** A card as a picture, drawn from the sprite of the page. Whoever shows it says its name. */
export function CardPicture({ card, className = '' }: { readonly card: Card | 'back'; readonly className?: string }) {
  const id = card === 'back' ? 'card-back' : `card-${cardCode(card)}`;
  return (
    <svg className={`${styles['card']} ${className}`} viewBox="0 0 240 400" aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
}
