import { useEffect, useState } from 'preact/hooks';
import { appStore } from '../app-store.ts';
import { archive } from '../archive/archive.ts';
import { saveFile } from '../replay/save-file.ts';
import { browserStore } from '../session/event-store.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from './use-words.ts';
import styles from './data-screen.module.css';

/** What could not be read: it was set aside, can be saved as it is, and thrown away once it is saved. */
export function AsideSection() {
  const words = useWords();
  const [aside, setAside] = useState<readonly unknown[]>([]);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => void unreadable().then(setAside), []);
  if (aside.length === 0) return null;
  const save = (): void => {
    saveFile('stammtisch-unlesbar.json', JSON.stringify(aside, null, 2), 'application/json');
    setSaved(true);
  };
  const throwAway = async (): Promise<void> => {
    await discard();
    setAside([]);
    appStore.setState({ aside: 0 });
  };
  return (
    <section className={styles['section']} aria-labelledby="aside-title">
      <h2 id="aside-title">{words.aside}</h2>
      <p>{words.asideHint(aside.length)}</p>
      <div className={styles['buttons']}>
        <Button size="large" onClick={save}>
          {words.asideSave}
        </Button>
        {isSaved && (
          <Button size="large" onClick={() => void throwAway()}>
            {words.asideDiscard}
          </Button>
        )}
      </div>
    </section>
  );
}

async function unreadable(): Promise<readonly unknown[]> {
  const [sessions, records] = await Promise.all([
    browserStore().then((store) => store.aside()),
    archive().then((opened) => opened.unreadable()),
  ]);
  return [...sessions, ...records];
}

async function discard(): Promise<void> {
  await (await browserStore()).clearAside();
  await (await archive()).removeUnreadable();
}
