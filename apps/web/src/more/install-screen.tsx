import { offlineStore } from '../offline/offline-store.ts';
import { isInstalled } from '../offline/watch-install.ts';
import { PageFrame } from '../navigation/page-frame.tsx';
import { useWords as useNavigationWords } from '../navigation/use-words.ts';
import { Button } from '../ui/button.tsx';
import { useStore } from '../ui/use-store.ts';
import { AddIcon, BrowserMenuIcon, ShareIcon } from './install-icons.tsx';
import { useWords } from './use-words.ts';
import styles from './reading.module.css';

/** How the app comes onto a device, and whether it plays without a network. */
export function InstallScreen() {
  const words = useWords();
  const { titles } = useNavigationWords();
  const { ready, install } = useStore(offlineStore);
  return (
    <PageFrame title={titles.install}>
      <div className={styles['text']}>
        <p className={styles['lead']}>{isInstalled() ? words.installed : words.installText}</p>
        <p className={styles['state']} data-ready={ready} role="status">
          {words.offline[ready]}
        </p>
        {install !== null && (
          <Button kind="main" size="large" onClick={install}>
            {words.installNow}
          </Button>
        )}
        <h2>{words.onIos}</h2>
        <ol className={styles['steps']}>
          <li>
            <ShareIcon />
            <span>{words.iosShare}</span>
          </li>
          <li>
            <AddIcon />
            <span>{words.iosAdd}</span>
          </li>
        </ol>
        <h2>{words.elsewhere}</h2>
        <ol className={styles['steps']}>
          <li>
            <BrowserMenuIcon />
            <span>{words.menuInstall}</span>
          </li>
        </ol>
        <h2>{words.keptTitle}</h2>
        <p>{words.keptText}</p>
      </div>
    </PageFrame>
  );
}
