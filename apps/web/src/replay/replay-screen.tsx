import { inputProblemText, houseRuleProblemText, recordProblemText } from '@stammtisch/texts';
import type { Seat } from '@stammtisch/rules';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { wholeArchive } from '../archive/archive.ts';
import { APP } from '../archive/record-id.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { Button } from '../ui/button.tsx';
import { courseOf } from './course.ts';
import { readDealFragment, type DealLinkProblem } from './deal-link.ts';
import { DealView } from './deal-view.tsx';
import { ListScreen } from './list-screen.tsx';
import { dealOfFile } from './opened-file.ts';
import type { DealPlace } from './place.ts';
import { practiceTable } from './practice-table.ts';
import { fieldOf, type OpenedDeal } from './record-lines.ts';
import { goTo, noteIn, usePlace } from './use-place.ts';
import { useWords, type Words } from './use-words.ts';
import styles from './list-screen.module.css';

/** Played deals: the list of them, one of them card by card, or a table where one is played on. What stands after `#` says which. */
export function ReplayScreen() {
  const place = usePlace();
  return place.kind === 'list' ? <ListScreen /> : <DealScreen key={`${place.kind} ${place.deal}`} place={place} />;
}

/** A deal that is looked for: not found yet, not there, or found. */
type Sought = OpenedDeal | DealLinkProblem | 'gone' | null;

function DealScreen({ place }: { readonly place: DealPlace }) {
  const words = useWords();
  const [sought, setSought] = useState<Sought>(null);
  const [seat, setSeat] = useState<Seat | null>(null);
  const { kind, deal: name } = place;
  useEffect(() => {
    let isHere = true;
    void find(kind, name).then((found) => isHere && setSought(found));
    return () => {
      isHere = false;
    };
  }, [kind, name]);
  if (sought === null) return <p className={styles['page']}>{words.loading}</p>;
  if (sought === 'gone' || 'code' in sought) return <NotThere problem={sought} />;
  const isOwn = kind === 'archived' && sought.course.notes.source?.app === APP;
  const at = place.at ?? 0;
  if (place.playing) {
    const from = seat ?? sought.course.notes.source?.seat ?? 0;
    return <PlayedOn key={`${at} ${from}`} deal={sought} seat={from} at={at} place={place} />;
  }
  return (
    <DealView
      deal={sought}
      isOwn={isOwn}
      at={at}
      onGo={(to) => noteIn({ ...place, at: to })}
      onBack={() => goTo({ kind: 'list' })}
      onContinue={(from) => {
        setSeat(from);
        goTo({ ...place, at, playing: true });
      }}
    />
  );
}

async function find(kind: DealPlace['kind'], name: string): Promise<Sought> {
  if (kind === 'link') {
    const ofFile = dealOfFile(name);
    if (ofFile !== undefined) return ofFile;
    const read = readDealFragment(name);
    return read.ok ? read.value : read.reason;
  }
  const written = await (await wholeArchive()).get(name);
  if (written === null) return 'gone';
  const course = courseOf(written);
  return course.ok ? { written, course: course.value } : course.reason;
}

interface PlayedOnProps {
  readonly deal: OpenedDeal;
  readonly seat: Seat;
  readonly at: number;
  readonly place: DealPlace;
}

/** A table where the deal goes on from a card; when it is over it leads back to the deal. */
function PlayedOn({ deal, seat, at, place }: PlayedOnProps) {
  const words = useWords();
  const { course } = deal;
  const table = useMemo(
    () => practiceTable(course, seat, at, () => goTo({ ...place, at, playing: false })),
    // The place follows from the others.
    // oxlint-disable-next-line react/exhaustive-deps
    [course, seat, at],
  );
  useEffect(() => () => table?.close(), [table]);
  if (table !== null) return <TableScreen table={table} />;
  return <Message text={words.cannotContinue} onBack={() => goTo({ ...place, playing: false })} />;
}

function NotThere({ problem }: { readonly problem: DealLinkProblem | 'gone' }) {
  const words = useWords();
  const language = useLanguage();
  const text = problem === 'gone' ? words.gone : problemText(problem, words, language);
  return <Message text={text} onBack={() => goTo({ kind: 'list' })} />;
}

function Message({ text, onBack }: { readonly text: string; readonly onBack: () => void }) {
  const words = useWords();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Button onClick={onBack}>← {words.back}</Button>
        <h1>{words.broken}</h1>
      </header>
      <main className={styles['main']}>
        <p className={styles['problem']} role="alert">
          {text}
        </p>
      </main>
    </div>
  );
}

function problemText(problem: DealLinkProblem, words: Words, language: 'de' | 'en'): string {
  switch (problem.code) {
    case 'link-unknown':
    case 'link-newer':
    case 'link-damaged':
      return words.linkProblem[problem.code];
    case 'link-rules':
      return houseRuleProblemText(problem.problem, language);
    case 'input':
      return `${fieldOf(problem.problem)}: ${inputProblemText(problem.problem, language)}`;
    case 'rules':
      return recordProblemText(problem.refusal.problem, language, (seat) => words.seat(seat + 1));
  }
}
