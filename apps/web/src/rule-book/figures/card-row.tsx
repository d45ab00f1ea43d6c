import type { Card } from '@stammtisch/rules';
import { cardName } from '@stammtisch/texts';
import { useLanguage } from '../../i18n/use-messages.ts';
import { CardPicture } from '../../ui/card-picture.tsx';
import styles from './figure.module.css';

/** Cards in a row, as many lines as they need. */
export function CardRow({ cards }: { readonly cards: readonly Card[] }) {
  const language = useLanguage();
  return (
    <ol className={styles['cards']}>
      {cards.map((card) => (
        <li key={card}>
          <CardPicture card={card} />
          <span className="visually-hidden">{cardName(card, language)}</span>
        </li>
      ))}
    </ol>
  );
}
