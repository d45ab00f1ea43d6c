import { useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import styles from './elsewhere.module.css';

/** The table was opened in another window: here it rests, so that no log ever splits in two. */
export function Elsewhere({ onTake }: { readonly onTake: () => void }) {
  const t = useMessages();
  return (
    <div className={styles['cover']} role="alertdialog" aria-modal="true" aria-labelledby="elsewhere">
      <h2 id="elsewhere">{t.elsewhere}</h2>
      <p>{t.elsewhereHint}</p>
      <Button kind="turn" size="large" onClick={onTake}>
        {t.takeOver}
      </Button>
    </div>
  );
}
