import { inputProblemText, recordProblemText } from '@stammtisch/texts';
import { useState } from 'preact/hooks';
import { ReadingNote } from '../archive/reading-note.tsx';
import { useArchived } from '../archive/use-archived.ts';
import { cardName } from '../i18n/game-texts.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { PageFrame } from '../navigation/page-frame.tsx';
import { Button } from '../ui/button.tsx';
import { FileButton, FILES_OF_DEALS } from '../ui/file-button.tsx';
import { usePageFocus } from '../ui/use-page-focus.ts';
import { useStore } from '../ui/use-store.ts';
import { DealList } from './deal-list.tsx';
import { listedFromArchive, listedFromFile, newestFirst } from './listed-deal.ts';
import { closeFile, openedFileStore, openFile, type ShownFile } from './opened-file.ts';
import { fieldOf, type BadLine } from './record-lines.ts';
import { useWords, type Words } from './use-words.ts';
import styles from './list-screen.module.css';

/** Every deal that was played here, or those of a file. */
export function ListScreen() {
  const words = useWords();
  const title = usePageFocus();
  const { file, problem, reading } = useStore(openedFileStore);
  const [isOver, setOver] = useState(false);
  return (
    <div
      onDragOver={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        const [dropped] = event.dataTransfer?.files ?? [];
        setOver(false);
        if (dropped === undefined) return;
        event.preventDefault();
        void openFile(dropped);
      }}
    >
      <PageFrame title={words.title} titleRef={title}>
        <FilePicker />
        {problem !== null && (
          <p className={styles['problem']} role="alert">
            {problem === 'too-big' ? words.fileTooBig : words.fileUnreadable}
          </p>
        )}
        {reading !== null && <ReadingNote reading={reading} />}
        {file !== null && <FromFile file={file} />}
        {file === null && reading === null && <Archived />}
      </PageFrame>
      {isOver && <p className={styles['drop']}>{words.dropHere}</p>}
    </div>
  );
}

function hasFile({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}

function FilePicker() {
  const words = useWords();
  return (
    <div className={styles['picker']}>
      <FileButton label={words.open} accept={FILES_OF_DEALS} onFile={(file) => void openFile(file)} />
      <p>{words.openHint}</p>
    </div>
  );
}

function Archived() {
  const words = useWords();
  const { deals, reading } = useArchived(listedFromArchive, newestFirst);
  if (deals === null) return <ReadingNote reading={reading} />;
  return deals.length === 0 ? (
    <p className={styles['empty']}>{words.empty}</p>
  ) : (
    <DealList deals={deals} name="stammtisch" />
  );
}

function FromFile({ file }: { readonly file: ShownFile }) {
  const words = useWords();
  const { name, deals, bad } = file;
  return (
    <section className={styles['file']} aria-labelledby="file-title">
      <div className={styles['file-head']}>
        <h2 id="file-title">{words.fromFile(name)}</h2>
        <Button onClick={closeFile}>{words.closeFile}</Button>
      </div>
      {bad.length > 0 && <BadLines bad={bad} />}
      {deals.length === 0 ? (
        <p className={styles['empty']}>{words.emptyFile}</p>
      ) : (
        <DealList deals={listedFromFile(deals)} name={name.replace(/\.jsonl?$/, '')} />
      )}
    </section>
  );
}

/** So many bad lines are told one by one. */
const MOST_BAD = 50;

function BadLines({ bad }: { readonly bad: readonly BadLine[] }) {
  const words = useWords();
  const language = useLanguage();
  return (
    <details className={styles['bad']} open={bad.length <= 5}>
      <summary>{words.badLines(bad.length)}</summary>
      <ul>
        {bad.slice(0, MOST_BAD).map((line) => (
          <li key={line.line}>{badLineText(line, words, language)}</li>
        ))}
        {bad.length > MOST_BAD && <li>…</li>}
      </ul>
    </details>
  );
}

/** Where a line is wrong and why: its number, the field or the card, and a sentence. */
function badLineText({ line, problem }: BadLine, words: Words, language: 'de' | 'en'): string {
  switch (problem.code) {
    case 'not-json':
      return words.badLine(line, '', words.notJson);
    case 'line-too-long':
      return words.badLine(line, '', words.lineTooLong);
    case 'input':
      return words.badLine(line, fieldOf(problem.problem), inputProblemText(problem.problem, language));
    case 'rules': {
      const { at } = problem.refusal;
      const names = (seat: number): string => words.seat(seat + 1);
      const place = at === null ? '' : words.atCard(at.trick, names(at.seat), cardName(at.card, language));
      return words.badLine(line, place, recordProblemText(problem.refusal.problem, language, names));
    }
  }
}
