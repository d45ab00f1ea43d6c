import { useLanguage } from '../i18n/use-messages.ts';
import type { Progress } from '../ui/in-slices.ts';
import styles from './reading-note.module.css';

const TEXT = {
  de: 'Die Spiele werden gelesen',
  en: 'Reading the deals',
} as const;

/** That a long list is being read, and how far. What is there at once shows nothing. */
export function ReadingNote({ reading }: { readonly reading: Progress | null }) {
  const text = TEXT[useLanguage()];
  if (reading === null) return null;
  return (
    <div className={styles['reading']}>
      <p role="status">{text} …</p>
      <progress value={reading.done} max={reading.of} aria-label={text} />
    </div>
  );
}
