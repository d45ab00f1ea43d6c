import { fairDealProblemText } from '@stammtisch/texts';
import { useState } from 'preact/hooks';
import { spokenIn } from '../i18n/game-texts.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { PageFrame } from '../navigation/page-frame.tsx';
import { Button } from '../ui/button.tsx';
import { FileButton, FILES_OF_DEALS } from '../ui/file-button.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { usePageFocus } from '../ui/use-page-focus.ts';
import type { Checked } from './check-deals.ts';
import { Explanation } from './explanation.tsx';
import { ALL_OF_SERVER } from './fairness-place.ts';
import { useChecked, type CheckedSource, type Source } from './use-checked.ts';
import { useWords } from './use-words.ts';
import { Verdict } from './verdict.tsx';
import styles from './fairness-screen.module.css';

const ARCHIVE: Source = { kind: 'archive' };

/** All deals of this browser, or of a file, computed again. */
export function AllDeals() {
  const words = useWords();
  const title = usePageFocus();
  const [source, setSource] = useState(ARCHIVE);
  const checked = useChecked(source);
  return (
    <PageFrame title={words.title} titleRef={title}>
      <p>{words.intro}</p>
      {source.kind === 'file' && (
        <div className={styles['file']}>
          <h2>{words.fromFile(source.file.name)}</h2>
          <Button onClick={() => setSource(ARCHIVE)}>{words.closeFile}</Button>
        </div>
      )}
      <Outcome checked={checked} isFile={source.kind === 'file'} />
      <FilePicker onFile={(file) => setSource({ kind: 'file', file })} />
      <Explanation />
      <PageLink screen="fairness" place={ALL_OF_SERVER} className={styles['link']}>
        {words.server}
      </PageLink>
      <PageLink screen="statistics" className={styles['link']}>
        {words.statistics}
      </PageLink>
    </PageFrame>
  );
}

function Outcome({ checked, isFile }: { readonly checked: CheckedSource; readonly isFile: boolean }) {
  const words = useWords();
  if (checked === null) return <p role="status">{words.checking}</p>;
  if (checked === 'unreadable') return <Verdict kind="bad" text={words.unreadable} />;
  const { proved, wrong, without } = checked;
  const all = proved + wrong.length;
  if (all === 0) {
    return (
      <p className={styles['empty']} role="status">
        {isFile ? words.noneInFile : words.none}
      </p>
    );
  }
  return (
    <Verdict
      kind={wrong.length === 0 ? 'good' : 'bad'}
      text={wrong.length === 0 ? words.good(proved) : words.bad(wrong.length, all)}
    >
      <Wrong checked={checked} />
      <Rounds checked={checked} />
      {without > 0 && <p>{words.without(without)}</p>}
    </Verdict>
  );
}

/** So many wrong deals are told one by one. */
const MOST_WRONG = 20;

function Wrong({ checked: { wrong } }: { readonly checked: Checked }) {
  const words = useWords();
  const language = useLanguage();
  if (wrong.length === 0) return null;
  return (
    <ul>
      {wrong.slice(0, MOST_WRONG).map(({ place, problem }) => (
        <li key={place}>
          {words.lineIs(
            place + 1,
            fairDealProblemText(problem, spokenIn(language), (seat) => words.seat(seat + 1)),
          )}
        </li>
      ))}
      {wrong.length > MOST_WRONG && <li>…</li>}
    </ul>
  );
}

function Rounds({ checked: { rounds } }: { readonly checked: Checked }) {
  const words = useWords();
  if (rounds.torn > 0) return <p>{words.torn(rounds.torn)}</p>;
  return rounds.whole > 0 ? <p>{words.whole(rounds.whole)}</p> : null;
}

function FilePicker({ onFile }: { readonly onFile: (file: File) => void }) {
  const words = useWords();
  return (
    <div className={styles['picker']}>
      <FileButton label={words.file} accept={FILES_OF_DEALS} onFile={onFile} />
      <p>{words.fileHint}</p>
    </div>
  );
}
