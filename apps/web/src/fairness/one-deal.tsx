import { PageFrame } from '../navigation/page-frame.tsx';
import { checkInput, type CheckedDeal, type Unproved } from '@stammtisch/fairdeal';
import { readNotes, type Result } from '@stammtisch/rules';
import { fairDealProblemText, type Names } from '@stammtisch/texts';
import { useEffect, useState } from 'preact/hooks';
import { wholeArchive, type StoredRecord } from '../archive/archive.ts';
import { spokenIn } from '../i18n/game-texts.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { archivedPlace, fragmentAt } from '../replay/place.ts';
import { fileName, saveFile } from '../replay/save-file.ts';
import { Button } from '../ui/button.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { usePageFocus } from '../ui/use-page-focus.ts';
import { DealtCards } from './dealt-cards.tsx';
import { Explanation } from './explanation.tsx';
import { goToAllDeals } from './fairness-place.ts';
import { Numbers } from './numbers.tsx';
import { useWords, type Words } from './use-words.ts';
import { Verdict } from './verdict.tsx';
import styles from './fairness-screen.module.css';

/** A deal of the archive that is looked for; `null` if it is not there. */
type Found = { readonly written: StoredRecord | null } | undefined;

/** One deal of the archive, computed again step by step. */
export function OneDeal({ id }: { readonly id: string }) {
  const words = useWords();
  const title = usePageFocus();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isHere = true;
    void wholeArchive()
      .then((opened) => opened.get(id))
      .then((written) => isHere && setFound({ written }));
    return () => {
      isHere = false;
    };
  }, [id]);
  return (
    <PageFrame title={words.title} titleRef={title} before={<Button onClick={goToAllDeals}>← {words.all}</Button>}>
      {found === undefined && <p>{words.checking}</p>}
      {found?.written === null && <Verdict kind="bad" text={words.gone} />}
      {found !== undefined && found.written !== null && <Deal written={found.written} />}
    </PageFrame>
  );
}

function Deal({ written }: { readonly written: StoredRecord }) {
  const words = useWords();
  const [checked] = useState(() => checkInput(written));
  const names = namesOf(written, words);
  return (
    <>
      <Judged checked={checked} names={names} />
      {checked.ok && <DealtCards deal={checked.value} names={names} />}
      <div className={styles['buttons']}>
        {checked.ok && (
          <Button onClick={() => save(written)} size="large">
            {words.save}
          </Button>
        )}
        <PageLink screen="replay" place={fragmentAt(archivedPlace(written.id))} className={styles['link']}>
          {words.toDeal}
        </PageLink>
      </div>
      {checked.ok && <Numbers deal={checked.value} />}
      <Explanation />
    </>
  );
}

function Judged({ checked, names }: { readonly checked: Result<CheckedDeal, Unproved>; readonly names: Names }) {
  const words = useWords();
  const language = useLanguage();
  if (checked.ok) return <Verdict kind="good" text={words.oneGood} />;
  const { kind, problem } = checked.reason;
  if (kind === 'record' || problem.code === 'proof-missing')
    return <p className={styles['empty']}>{words.oneWithout}</p>;
  return (
    <Verdict kind="bad" text={words.oneBad}>
      <p>{fairDealProblemText(problem, spokenIn(language), names)}</p>
    </Verdict>
  );
}

/** What the seats are called in a sentence. */
function namesOf(written: StoredRecord, words: Words): Names {
  const { names, source } = readNotes(written);
  return (seat) => (seat === (source?.seat ?? 0) ? words.you : (names?.[seat] ?? words.seat(seat + 1)));
}

function save(written: StoredRecord): void {
  const { proof } = written as { readonly proof?: unknown };
  saveFile(`${fileName('nachweis', written.id)}.json`, `${JSON.stringify(proof)}\n`, 'application/json');
}
