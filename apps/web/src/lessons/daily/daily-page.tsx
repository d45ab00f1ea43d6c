import { LEARNER, type StichDesTages } from '@stammtisch/lessons';
import { isDeclaring, whyNotInPlay, type Card, type Reason, type Seat } from '@stammtisch/rules';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ReasonInWords } from '../../i18n/reason.tsx';
import { useNames } from '../../table/guests.ts';
import { sortedHand } from '../../table/sort-hand.ts';
import { NamedCard } from '../../ui/named-card.tsx';
import { useStore } from '../../ui/use-store.ts';
import { LessonFrame } from '../lesson-frame.tsx';
import { goTo } from '../learn-place.ts';
import { changeProgress, progressStore, streakOn, withAnswer } from '../progress.ts';
import { useOffer } from '../step-reply.ts';
import { CardGrid } from '../steps/card-grid.tsx';
import { GameLine } from '../steps/game-line.tsx';
import stage from '../steps/stage.module.css';
import { useLearnWords } from '../words.ts';
import { DailyResult } from './daily-result.tsx';
import styles from './daily-page.module.css';
import { useDaily } from './use-daily.ts';
import { useDay } from './use-day.ts';

const OTHERS: readonly Seat[] = [1, 2, 3];

/** The puzzle of the day: all cards lie open, and one of the own cards wins the game. */
export function DailyPage() {
  const t = useLearnWords();
  const date = useDay();
  const daily = useDaily(date);
  const answer = useStore(progressStore, (progress) => progress.daily);
  const chosen = answer.date === date ? answer.card : null;
  return (
    <LessonFrame
      title={t.daily}
      place={null}
      task={t.dailyTask}
      spoken={t.dailyTask}
      onLeave={() => goTo({ page: 'course' })}
    >
      {daily === null || daily === 'failed' ? (
        <main className={stage['stage']}>
          <p className={stage['label']} role="status">
            {daily === null ? t.dailyLoading : t.dailyFailed}
          </p>
        </main>
      ) : (
        <Puzzle key={date} daily={daily} chosen={chosen} streak={streakOn(answer, date)} />
      )}
    </LessonFrame>
  );
}

interface PuzzleProps {
  readonly daily: StichDesTages;
  readonly chosen: Card | null;
  readonly streak: number;
}

function Puzzle({ daily, chosen, streak }: PuzzleProps) {
  const t = useLearnWords();
  const { play, setUp, solution, fates } = daily;
  const result = useRef<HTMLElement>(null);
  const answered = useRef(chosen !== null);
  useLayoutEffect(() => {
    if (chosen === null || answered.current) return;
    answered.current = true;
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const [refused, setRefused] = useState<Reason | null>(null);
  const handOf = (seat: Seat): readonly Card[] => sortedHand(setUp.rules, play.hands[seat], play.contract);
  const hand = handOf(LEARNER);
  const allowed = new Set(fates.map(({ card }) => card));
  useOffer(
    { task: t.dailyTask, done: chosen !== null, onAid: () => null, onNext: () => undefined },
    {
      answer: {
        kind: 'cards',
        onCard(card) {
          choose(card);
          return null;
        },
      },
      cards: hand.map((card) => ({ card })),
      others: OTHERS.map((seat) => ({ seat, cards: handOf(seat) })),
      contract: play.contract,
      trick: { leader: play.leader, cards: play.trick },
      ended: useScore(daily),
    },
  );

  function choose(card: Card): void {
    setRefused(allowed.has(card) ? null : whyNotInPlay(play, card));
    if (!allowed.has(card)) return;
    const { daily: before } = progressStore.getState();
    changeProgress({ daily: withAnswer(before, daily.date, card, card === solution) });
  }

  return (
    <main className={stage['stage']}>
      <Situation daily={daily} />
      <div className={styles['hands']}>
        {OTHERS.map((seat) => (
          <OpenHand key={seat} daily={daily} seat={seat} />
        ))}
      </div>
      {play.trick.length > 0 && <Lying daily={daily} />}
      <h3 className={stage['label']}>{t.yourCards}</h3>
      <div className={styles['own']}>
        <CardGrid
          label={t.yourCards}
          cards={hand}
          markOf={(card) => ({
            chosen: card === chosen,
            ...(chosen !== null && card === solution ? { tone: 'right' as const } : {}),
            ...(card === chosen && card !== solution ? { tone: 'wrong' as const, note: t.yourChoice } : {}),
          })}
          onTap={chosen === null ? choose : null}
        />
      </div>
      <p className={stage['label']} role="status">
        {refused !== null && <ReasonInWords reason={refused} />}
      </p>
      {chosen !== null && <DailyResult ref={result} daily={daily} chosen={chosen} streak={streak} />}
    </main>
  );
}

/** What is played, and how the points stand for the own party. */
function Situation({ daily }: { readonly daily: StichDesTages }) {
  return (
    <div>
      <GameLine contract={daily.play.contract} />
      <p className={stage['label']}>{useScore(daily)}</p>
    </div>
  );
}

/** How the Augen stand, and how many are still needed. */
function useScore({ play, declaring }: StichDesTages): string {
  const t = useLearnWords();
  const own = play.points.reduce(
    (sum, points, seat) => (isDeclaring(play, seat as Seat) === declaring ? sum + points : sum),
    0,
  );
  const all = play.points.reduce((sum, points) => sum + points, 0);
  const alone = declaring && play.partner === null;
  const score = alone ? t.scoreAlone : t.score;
  const needs = alone ? t.needsAlone : t.needs;
  return `${score(own, all - own)}. ${needs((declaring ? 61 : 60) - own)}`;
}

function OpenHand({ daily: { play, setUp, declaring }, seat }: { readonly daily: StichDesTages; readonly seat: Seat }) {
  const t = useLearnWords();
  const names = useNames();
  const friend = isDeclaring(play, seat) === declaring;
  return (
    <section className={styles['hand']} data-friend={friend}>
      <h3>
        {names(seat)} <span>{friend ? t.withYou : t.againstYou}</span>
      </h3>
      <ul>
        {sortedHand(setUp.rules, play.hands[seat], play.contract).map((card) => (
          <li key={card}>
            <NamedCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What lies on the table already. */
function Lying({ daily: { play } }: { readonly daily: StichDesTages }) {
  const t = useLearnWords();
  const names = useNames();
  return (
    <section className={stage['lying']} aria-label={t.onTable}>
      <h3>{t.onTable}:</h3>
      {play.trick.map((card, index) => {
        const seat = ((play.leader + index) % 4) as Seat;
        return (
          <figure key={card} className={styles['laid']}>
            <NamedCard card={card} />
            <figcaption>{names(seat)}</figcaption>
          </figure>
        );
      })}
    </section>
  );
}
