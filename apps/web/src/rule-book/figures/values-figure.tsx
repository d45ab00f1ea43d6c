import type { CardValue } from '@stammtisch/rule-book';
import { CardPicture } from '../../ui/card-picture.tsx';
import styles from './figure.module.css';

/** Cards with what each of them counts. */
export function ValuesFigure({ values }: { readonly values: readonly CardValue[] }) {
  return (
    <ol className={styles['cards']}>
      {values.map(({ card, name, value }) => (
        <li key={card}>
          <CardPicture card={card} />
          <span className="visually-hidden">{name}: </span>
          <b className={styles['value']}>{value}</b>
        </li>
      ))}
    </ol>
  );
}
