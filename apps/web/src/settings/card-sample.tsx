import { cardBack, cardFace } from '@stammtisch/deck';
import { useMemo } from 'preact/hooks';
import styles from './settings-screen.module.css';
import type { SettingName } from './words.ts';

const FACES: Readonly<Record<string, () => string>> = {
  bavarian: () => cardFace('GO'),
  french: () => cardFace('GO', { face: 'french' }),
  normal: () => cardFace('HU'),
  large: () => cardFace('HU', { print: 'large' }),
  standard: () => cardFace('GA'),
  'die-blaue': () => cardFace('GA', { palette: 'die-blaue' }),
  blue: () => cardBack('blue'),
  green: () => cardBack('green'),
  red: () => cardBack('red'),
};

const WITH_SAMPLE = new Set<SettingName>(['face', 'print', 'palette', 'back']);

/** Whether a small card shows what the values of a setting look like. */
export function hasCardSample(name: SettingName): boolean {
  return WITH_SAMPLE.has(name);
}

/** A small card as a value of a setting makes it. */
export function CardSample({ value }: { readonly value: string | number }) {
  const sample = useMemo(() => ({ __html: FACES[value]?.() ?? '' }), [value]);
  return <span className={styles['sample']} aria-hidden="true" dangerouslySetInnerHTML={sample} />;
}
