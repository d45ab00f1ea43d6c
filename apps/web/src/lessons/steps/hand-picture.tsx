import type { Card } from '@stammtisch/rules';
import { cardName } from '../../i18n/game-texts.ts';
import { useLanguage } from '../../i18n/use-messages.ts';
import { CardPicture } from '../../ui/card-picture.tsx';
import styles from './hand-picture.module.css';

/** A hand to look at. */
export function HandPicture({ label, cards }: { readonly label: string; readonly cards: readonly Card[] }) {
  const language = useLanguage();
  return (
    <ul className={styles['hand']} aria-label={label} style={{ '--n': cards.length }}>
      {cards.map((card, index) => (
        <li key={card} style={{ '--i': index }}>
          <span role="img" aria-label={cardName(card, language)}>
            <CardPicture card={card} />
          </span>
        </li>
      ))}
    </ul>
  );
}
