import { useEffect, useState } from 'preact/hooks';
import { archive } from '../archive/archive.ts';
import { askToPersistOnce } from '../archive/persist.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { PageFrame } from '../navigation/page-frame.tsx';
import { saveFile } from '../replay/save-file.ts';
import { Button } from '../ui/button.tsx';
import { AsideSection } from './aside-section.tsx';
import { backupText } from './backup.ts';
import { DeleteSection } from './delete-section.tsx';
import { ImportSection } from './import-section.tsx';
import { PersistNote } from './persist-note.tsx';
import { partsOf, sizeText } from './part-list.ts';
import { everything, type StoredData } from './stored-data.ts';
import { useWords } from './use-words.ts';
import styles from './data-screen.module.css';

/** Everything that this browser keeps: how much it is, saving it, bringing it back, deleting it. */
export function DataScreen() {
  const words = useWords();
  const [here, setHere] = useState<StoredData | null>(null);
  const look = (): void => void everything().then(setHere);
  useEffect(look, []);
  return (
    <PageFrame title={words.title}>
      {here !== null && (
        <>
          <p>{words.intro}</p>
          <Parts here={here} />
          <ExportSection here={here} />
          <ImportSection here={here} onDone={look} />
          <AsideSection />
          <DeleteSection here={here} onDone={look} />
        </>
      )}
    </PageFrame>
  );
}

function Parts({ here }: { readonly here: StoredData }) {
  const words = useWords();
  const language = useLanguage();
  const [lasting, setLasting] = useState(true);
  useEffect(() => void archive().then((opened) => setLasting(opened.lasting)), []);
  const parts = partsOf(here, words);
  return (
    <section className={styles['section']} aria-labelledby="parts-title">
      <h2 id="parts-title">{words.parts}</h2>
      {!lasting && <p className={styles['note']}>{words.notLasting}</p>}
      {parts.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <ul className={styles['parts']}>
          {parts.map(({ part, name, bytes }) => (
            <li key={part}>
              <span>{name}</span> <span>{sizeText(bytes, language)}</span>
            </li>
          ))}
        </ul>
      )}
      {lasting && <PersistNote />}
    </section>
  );
}

function ExportSection({ here }: { readonly here: StoredData }) {
  const words = useWords();
  const [isDone, setDone] = useState(false);
  return (
    <section className={styles['section']} aria-labelledby="export-title">
      <h2 id="export-title">{words.export}</h2>
      <p>{words.exportHint}</p>
      <Button
        kind="main"
        size="large"
        onClick={() => {
          const now = new Date().toISOString();
          saveFile(`stammtisch-${now.slice(0, 10)}.json`, backupText(here, now), 'application/json');
          setDone(true);
          void askToPersistOnce();
        }}
      >
        {words.exportButton}
      </Button>
      <p role="status">{isDone ? words.exported : ''}</p>
    </section>
  );
}
