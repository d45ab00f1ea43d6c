import { useMessages } from '../i18n/use-messages.ts';
import { useNarration } from './announcer.tsx';
import styles from './log-list.module.css';

/** What happened in this deal, the newest on top. */
export function LogList() {
  const t = useMessages();
  const lines = useNarration();
  if (lines.length === 0) return <p>{t.nothingYet}</p>;
  return (
    <ol className={styles['log']} reversed>
      {lines.toReversed().map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines are only added, counted from the oldest
        <li key={lines.length - index}>{line}</li>
      ))}
    </ol>
  );
}
