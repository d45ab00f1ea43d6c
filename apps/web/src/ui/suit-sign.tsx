import { suitSign } from '@stammtisch/deck';
import { SUITS, type Suit } from '@stammtisch/rules';
import styles from './suit-sign.module.css';

const SIGNS = new Map(SUITS.map((suit) => [suit, { __html: suitSign(suit) }]));

/** The sign of a suit; the name stands beside it. */
export function SuitSign({ suit }: { readonly suit: Suit }) {
  return <span className={styles['sign']} aria-hidden="true" dangerouslySetInnerHTML={SIGNS.get(suit)} />;
}
