import type { Card } from '@stammtisch/rules';
import { NamedCard } from '../../ui/named-card.tsx';
import styles from './hand-picture.module.css';

/** A hand to look at. */
export function HandPicture({ label, cards }: { readonly label: string; readonly cards: readonly Card[] }) {
  return (
    <ul className={styles['hand']} aria-label={label} style={{ '--n': cards.length }}>
      {cards.map((card, index) => (
        <li key={card} style={{ '--i': index }}>
          <NamedCard card={card} />
        </li>
      ))}
    </ul>
  );
}
