import { useWords as useNavigationWords } from '../navigation/use-words.ts';
import { show } from '../app-store.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from './use-words.ts';
import styles from './reading.module.css';

/** An address that is none of ours. */
export function NotFoundScreen() {
  const words = useWords();
  const { titles } = useNavigationWords();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{titles['not-found']}</h1>
      </header>
      <main className={styles['main']}>
        <p className={styles['lead']}>{words.notFound}</p>
        <p>{words.notFoundAt(location.pathname)}</p>
        <Button kind="main" size="large" onClick={() => show('start')}>
          {words.toStart}
        </Button>
      </main>
    </div>
  );
}
