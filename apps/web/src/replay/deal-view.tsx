import { declarerOf, SEATS, seatToPlay, type Seat } from '@stammtisch/rules';
import { houseRulesSentence, type Names } from '@stammtisch/texts';
import { useCallback, useState } from 'preact/hooks';
import { lazy, Suspense } from 'preact/compat';
import { contractName } from '../i18n/game-texts.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { Choice } from '../menu/choice.tsx';
import { settingsStore } from '../settings/settings.ts';
import { Button } from '../ui/button.tsx';
import { useShownGame } from '../ui/shown-game.ts';
import { usePageFocus } from '../ui/use-page-focus.ts';
import { useStore } from '../ui/use-store.ts';
import { BillPanel } from './bill-panel.tsx';
import { lastPosition, type Course, type SaidEvent } from './course.ts';
import type { OpenedDeal } from './record-lines.ts';
import { ShareDialog } from './share-dialog.tsx';
import { happenedAt, namesIn, ownSeat, playAt, pointsSoFar, saidIn, type Sight } from './sight.ts';
import { SightFelt } from './sight-felt.tsx';
import { StepControls } from './step-controls.tsx';
import { TrickStrip } from './trick-strip.tsx';
import { useStepKeys, useSwipe } from './use-stepping.ts';
import { useWords } from './use-words.ts';
import { canExplain } from './why/can-explain.ts';
import styles from './deal-view.module.css';

const WhyBot = lazy(async () => ({ default: (await import('./why/why-bot.tsx')).WhyBot }));
const ReplayCommandLine = lazy(async () => ({
  default: (await import('../text-commands/replay-command-line.tsx')).ReplayCommandLine,
}));
const AnalysisPanel = lazy(async () => ({
  default: (await import('./analysis/analysis-panel.tsx')).AnalysisPanel,
}));

export interface DealViewProps {
  readonly deal: OpenedDeal;
  readonly isOwn: boolean;
  readonly at: number;
  readonly onGo: (at: number) => void;
  readonly onBack: () => void;
  /** Plays on from a card, seen from a seat. */
  readonly onContinue: (seat: Seat) => void;
}

const SIGHTS = ['all', 'mine'] as const;

/** A deal, card by card. */
export function DealView({ deal, isOwn, at, onGo, onBack, onContinue }: DealViewProps) {
  const words = useWords();
  const language = useLanguage();
  const { course } = deal;
  const title = usePageFocus();
  const [isOpen, setOpen] = useState(true);
  const [bottom, setBottom] = useState<Seat>(course.notes.source?.seat ?? 0);
  const [isSharing, setSharing] = useState(false);
  const isMode = useStore(settingsStore, ({ screenReader }) => screenReader);
  const last = lastPosition(course);
  const here = Math.max(0, Math.min(at, last));
  const go = useCallback((to: number) => onGo(Math.max(0, Math.min(last, to))), [onGo, last]);
  useStepKeys(here, last, go);
  const swipe = useSwipe((step) => go(here + step));
  const sight: Sight = { course, isOwn, bottom, isOpen, at: here };
  const names = namesIn(course, isOwn, words);
  const { contract } = course.replay;
  useShownGame(course.record.rules, contract);
  return (
    <div className={styles['page']} data-full-screen="phone">
      <header className={styles['head']}>
        <Button onClick={onBack}>← {words.back}</Button>
        <h1 ref={title} tabIndex={-1}>
          {contract === null ? words.thrownIn : contractName(contract, language)}
        </h1>
        <Button onClick={() => setSharing(true)}>{words.share}</Button>
      </header>
      <main className={styles['main']}>
        <div className={styles['table']} {...swipe}>
          <SightFelt sight={sight} names={names} />
          <p className={styles['line']} role="status">
            {happenedAt(sight, words, names, language)}
          </p>
        </div>
        <div className={styles['panel']}>
          {last > 0 && <StepControls at={here} last={last} onGo={go} />}
          <Points sight={sight} names={names} />
          <WhyCard key={here} sight={sight} names={names} />
          {last > 0 && (
            <Suspense fallback={<p role="status">{words.calculating}</p>}>
              <AnalysisPanel deal={course} seat={bottom} me={ownSeat(sight)} at={here} names={names} onGo={go} />
            </Suspense>
          )}
          <TrickStrip sight={sight} names={names} onGo={go} />
          {here === last && (
            <BillPanel
              settled={{ ...course.replay, rules: course.record.rules }}
              recorded={course.record.result?.deltas}
              names={names}
            />
          )}
          <Announcements sight={sight} names={names} />
          {course.plays.length > 0 && here < last && (
            <div className={styles['continue']}>
              <Button size="large" wide onClick={() => onContinue(bottom)}>
                {words.continueHere}
              </Button>
              <p>{words.continueHint}</p>
            </div>
          )}
          <div className={styles['sight']}>
            <Choice
              label={words.sight}
              values={SIGHTS}
              value={isOpen ? 'all' : 'mine'}
              text={(value) => words.sights[value]}
              onChange={(value) => setOpen(value === 'all')}
            />
            <Choice label={words.from} values={SEATS} value={bottom} text={names} onChange={setBottom} />
          </div>
          <details className={styles['rules']}>
            <summary>{words.rulesOf}</summary>
            <p>{houseRulesSentence(course.record.rules, language)}</p>
          </details>
          <p className={styles['keys']}>{words.keys}</p>
        </div>
      </main>
      {isMode && (
        <Suspense fallback={null}>
          <ReplayCommandLine sight={sight} names={names} last={last} onGo={go} />
        </Suspense>
      )}
      {isSharing && <ShareDialog deal={deal} at={here} bottom={bottom} onClose={() => setSharing(false)} />}
    </div>
  );
}

function Points({ sight, names }: { readonly sight: Sight; readonly names: Names }) {
  const words = useWords();
  const play = playAt(sight);
  if (play === null) return null;
  return (
    <p className={styles['points']}>
      <span className="visually-hidden">{words.partyOpen}: </span>
      {pointsSoFar(play, words, names)}
    </p>
  );
}

function Announcements({ sight, names }: { readonly sight: Sight; readonly names: Names }) {
  const words = useWords();
  const language = useLanguage();
  const lines = saidIn(sight.course, words, names, language);
  if (lines.length === 0) return null;
  return (
    <details className={styles['rules']} open={sight.at === 0}>
      <summary>{words.announcements}</summary>
      <ol>
        {lines.map(({ text, event }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- what was said does not change
          <li key={index}>
            {text} {event !== null && <WhyWord course={sight.course} event={event} names={names} />}
          </li>
        ))}
      </ol>
    </details>
  );
}

interface WhyWordProps {
  readonly course: Course;
  readonly event: SaidEvent;
  readonly names: Names;
}

/** Asks the bot why it said that, where it was a bot. Of Klopfen and Stoß a record does not tell enough. */
function WhyWord({ course, event, names }: WhyWordProps) {
  const words = useWords();
  const seat = 'seat' in event ? event.seat : declarerOf(event.contract);
  if (event.type === 'stoss' || event.type === 'knocked' || seat === null || !canExplain(course, seat)) return null;
  return (
    <Suspense fallback={null}>
      <WhyBot
        course={course}
        done={{ type: 'said', event }}
        names={names}
        question={words.whySaid(names(seat))}
        label={words.whyShort}
      />
    </Suspense>
  );
}

/** Asks the bot that played the last card why it did. */
function WhyCard({ sight, names }: { readonly sight: Sight; readonly names: Names }) {
  const words = useWords();
  const { course, at } = sight;
  const before = course.plays[at - 1];
  if (before === undefined || course.plays.length === 0) return null;
  const seat = seatToPlay(before);
  if (!canExplain(course, seat)) return null;
  return (
    <Suspense fallback={null}>
      <WhyBot
        course={course}
        done={{ type: 'card', at: at - 1 }}
        names={names}
        question={words.whyPlayed(names(seat))}
      />
    </Suspense>
  );
}
