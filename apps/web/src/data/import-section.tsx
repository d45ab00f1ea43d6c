import { useRef, useState } from 'preact/hooks';
import { ReadingNote } from '../archive/reading-note.tsx';
import { Button } from '../ui/button.tsx';
import { FileButton } from '../ui/file-button.tsx';
import type { Progress } from '../ui/in-slices.ts';
import { textOfFile } from '../ui/text-of-file.ts';
import { readBackup, type Backup, type BackupProblem } from './backup.ts';
import { previewOf, type Preview } from './merge.ts';
import { nameOf } from './part-list.ts';
import { takeOver, type StoredData } from './stored-data.ts';
import { useWords } from './use-words.ts';
import styles from './data-screen.module.css';

export interface PartProps {
  readonly here: StoredData;
  /** Something was changed: look again. */
  readonly onDone: () => void;
}

/** A backup that somebody chose, and what it would bring. */
interface Chosen {
  readonly backup: Backup;
  readonly preview: Preview;
}

type Outcome = 'taken' | 'not-taken' | BackupProblem | 'unreadable';

/** Brings back what a file holds: first what would change, then the change. */
export function ImportSection({ here, onDone }: PartProps) {
  const words = useWords();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [reading, setReading] = useState<Progress | null>(null);
  /** Counts the files that were chosen: only the last one is wanted. */
  const files = useRef(0);

  async function read(file: File): Promise<void> {
    const backup = await textOfFile(file).then(readBackup, () => ({ ok: false, reason: 'unreadable' }) as const);
    setChosen(null);
    setOutcome(backup.ok ? null : backup.reason);
    if (!backup.ok) return;
    const own = ++files.current;
    const preview = await previewOf(backup.value, here, (progress) => {
      if (own === files.current) setReading(progress);
      return own === files.current;
    });
    if (preview === null) return;
    setReading(null);
    setChosen({ backup: backup.value, preview });
  }

  async function take({ backup, preview }: Chosen, keys: readonly string[]): Promise<void> {
    const kept = await takeOver(preview, backup.session, keys);
    setChosen(null);
    setOutcome(kept === 'kept' ? 'taken' : 'not-taken');
    onDone();
  }

  return (
    <section className={styles['section']} aria-labelledby="import-title">
      <h2 id="import-title">{words.import}</h2>
      <p>{words.importHint}</p>
      <FileButton label={words.importButton} accept=".json,application/json" onFile={(file) => void read(file)} />
      <ReadingNote reading={reading} />
      {chosen !== null && (
        <PreviewBox
          key={JSON.stringify(chosen.preview.texts.map(({ key }) => key))}
          preview={chosen.preview}
          onTake={(keys) => void take(chosen, keys)}
          onCancel={() => setChosen(null)}
        />
      )}
      <p role="status">{outcome === null ? '' : outcomeText(outcome)}</p>
      {outcome === 'taken' && (
        // The other parts of the app read what they keep when the page is loaded.
        <Button onClick={() => location.assign('/')}>{words.goOn}</Button>
      )}
    </section>
  );

  function outcomeText(of: Outcome): string {
    if (of === 'taken') return words.takenOver;
    return of === 'not-taken' ? words.notTaken : words.problems[of];
  }
}

interface PreviewBoxProps {
  readonly preview: Preview;
  readonly onTake: (keys: readonly string[]) => void;
  readonly onCancel: () => void;
}

function PreviewBox({ preview, onTake, onCancel }: PreviewBoxProps) {
  const words = useWords();
  const { records, session } = preview;
  const open = preview.texts.filter(({ change }) => change !== 'same');
  const [keys, setKeys] = useState<readonly string[]>(() => open.map(({ key }) => key));
  const lines = [
    words.newDeals(records.added.length),
    ...(records.known === 0 ? [] : [words.knownDeals(records.known)]),
    ...(records.bad === 0 ? [] : [words.badDeals(records.bad)]),
    ...(words.sessions[session] === '' ? [] : [words.sessions[session]]),
  ];
  return (
    <div className={styles['box']} role="group" aria-labelledby="preview-title">
      <h3 id="preview-title">{words.preview}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {open.map(({ key, change }) => (
        <label key={key} className={styles['check']}>
          <input
            type="checkbox"
            checked={keys.includes(key)}
            onChange={({ currentTarget }) =>
              setKeys(currentTarget.checked ? [...keys, key] : keys.filter((one) => one !== key))
            }
          />
          <span>
            {nameOf(key, words)}: {words.changes[change]}
          </span>
        </label>
      ))}
      <div className={styles['buttons']}>
        <Button kind="main" size="large" onClick={() => onTake(keys)}>
          {words.takeOver}
        </Button>
        <Button size="large" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
