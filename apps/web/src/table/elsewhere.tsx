import { useLayoutEffect, useRef } from 'preact/hooks';
import { useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import styles from './elsewhere.module.css';

/** The table was opened in another window: here it rests, so that no log ever splits in two. */
export function Elsewhere({ onTake }: { readonly onTake: () => void }) {
  const t = useMessages();
  const take = useRef<HTMLButtonElement>(null);
  // What had the focus does nothing any more; the dialog is read, and Enter takes the table.
  useLayoutEffect(() => take.current?.focus(), []);
  return (
    <div
      className={styles['cover']}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="elsewhere"
      aria-describedby="elsewhere-hint"
    >
      <h2 id="elsewhere">{t.elsewhere}</h2>
      <p id="elsewhere-hint">{t.elsewhereHint}</p>
      <Button ref={take} kind="turn" size="large" onClick={onTake}>
        {t.takeOver}
      </Button>
    </div>
  );
}
