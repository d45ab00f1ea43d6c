import { suitSign } from '@stammtisch/deck';
import type { Suit } from '@stammtisch/rules';
import { useMemo } from 'preact/hooks';
import { settingsStore } from '../settings/settings.ts';
import { useStore } from './use-store.ts';
import styles from './suit-sign.module.css';

/** The sign of a suit as the chosen cards have it; the name stands beside it. */
export function SuitSign({ suit }: { readonly suit: Suit }) {
  const face = useStore(settingsStore, (settings) => settings.face);
  const palette = useStore(settingsStore, (settings) => settings.palette);
  const sign = useMemo(() => ({ __html: suitSign(suit, { face, palette }) }), [suit, face, palette]);
  return <span className={styles['sign']} aria-hidden="true" dangerouslySetInnerHTML={sign} />;
}
