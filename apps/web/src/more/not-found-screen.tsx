import { PageFrame } from '../navigation/page-frame.tsx';
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
    <PageFrame title={titles['not-found']} before={null}>
      <div className={styles['text']}>
        <p className={styles['lead']}>{words.notFound}</p>
        <p>{words.notFoundAt(location.pathname)}</p>
        <Button kind="main" size="large" onClick={() => show('start')}>
          {words.toStart}
        </Button>
      </div>
    </PageFrame>
  );
}
