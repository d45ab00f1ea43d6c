import { resume } from '../app-store.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import styles from './loading.module.css';

/** Shown while the part of the app that plays comes, and when it does not come. */
export function Loading({ failed = false }: { readonly failed?: boolean }) {
  const t = useMessages();
  return (
    <main className={styles['loading']}>
      <h1 className="visually-hidden">Stammtisch</h1>
      <p role="status">{failed ? t.notLoaded : t.loading}</p>
      {failed && (
        <Button kind="main" onClick={() => void resume()}>
          {t.tryAgain}
        </Button>
      )}
    </main>
  );
}
