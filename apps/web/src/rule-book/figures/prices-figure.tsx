import type { PriceRow } from '@stammtisch/rule-book';
import styles from './figure.module.css';

/** A price list. */
export function PricesFigure({ rows }: { readonly rows: readonly PriceRow[] }) {
  return (
    <dl className={styles['prices']}>
      {rows.map(({ name, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
