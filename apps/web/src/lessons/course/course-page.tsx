import { LESSONS } from '@stammtisch/lessons';
import { PageFrame } from '../../navigation/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { CardPicture } from '../../ui/card-picture.tsx';
import { useStore } from '../../ui/use-store.ts';
import { dayShown, streakOn } from '../progress.ts';
import { today } from '../daily/today.ts';
import { useLessonText } from '../lesson-text.tsx';
import { goTo } from '../learn-place.ts';
import { progressStore } from '../progress.ts';
import { useLearnWords } from '../words.ts';
import { playNow } from './play-now.ts';
import styles from './course-page.module.css';

/** The path through the lessons, with what is done, where it goes on, and the puzzle of the day. */
export function CoursePage() {
  const t = useLearnWords();
  const lessons = useStore(progressStore, (progress) => progress.lessons);
  const done = LESSONS.filter(({ id }) => lessons[id]?.done === true).length;
  return (
    <PageFrame title={t.learn} before={null}>
      <section className={styles['now']} aria-label={t.course}>
        <NextLesson />
        <p className={styles['count']}>{t.progress(done, LESSONS.length)}</p>
        <progress value={done} max={LESSONS.length} aria-label={t.progress(done, LESSONS.length)} />
      </section>
      <div className={styles['pair']}>
        <DailyTile />
        {done === 0 && (
          <button type="button" className={styles['tile']} onClick={() => goTo({ page: 'skip-test' })}>
            <span>
              <strong>{t.skipTest}</strong>
              {t.skipTestSub}
            </span>
          </button>
        )}
      </div>
      <h2 className={styles['course']}>{t.course}</h2>
      <p className={styles['intro']}>{t.intro}</p>
      <Path />
    </PageFrame>
  );
}

function NextLesson() {
  const t = useLearnWords();
  const text = useLessonText();
  const lessons = useStore(progressStore, (progress) => progress.lessons);
  const index = LESSONS.findIndex(({ id }) => lessons[id]?.done !== true);
  const next = LESSONS[index];
  if (next === undefined) {
    return (
      <>
        <p className={styles['title']}>{t.allDone}</p>
        <Button kind="main" size="huge" wide onClick={playNow}>
          {t.play}
        </Button>
      </>
    );
  }
  const begun = lessons[next.id]?.step ?? null;
  return (
    <>
      <p className={styles['title']}>{text(next.title)}</p>
      <p>{text(next.goal)}</p>
      <Button kind="main" size="huge" wide onClick={() => goTo({ page: 'lesson', number: index + 1 })}>
        {begun === null ? t.startLesson(index + 1) : t.resumeLesson(index + 1)}
      </Button>
    </>
  );
}

function DailyTile() {
  const t = useLearnWords();
  const daily = useStore(progressStore, (progress) => progress.daily);
  const date = dayShown(daily, today());
  const streak = streakOn(daily, date);
  const sub = daily.date === date ? (daily.right ? t.dailyDone : t.dailyMissed) : t.dailySub;
  return (
    <button type="button" className={styles['tile']} onClick={() => goTo({ page: 'daily' })}>
      <span className={styles['fan']} aria-hidden="true">
        <CardPicture card="back" />
        <CardPicture card={3} />
      </span>
      <span>
        <strong>{t.daily}</strong>
        {streak > 0 ? `${sub} · ${t.streak(streak)}` : sub}
      </span>
    </button>
  );
}

/** All lessons; any of them can be opened at any time. */
function Path() {
  const t = useLearnWords();
  const text = useLessonText();
  const lessons = useStore(progressStore, (progress) => progress.lessons);
  const current = LESSONS.findIndex(({ id }) => lessons[id]?.done !== true);
  return (
    <ol className={styles['path']}>
      {LESSONS.map(({ id, title, goal, steps }, index) => {
        const { step = null, done = false } = lessons[id] ?? {};
        const reached = steps.findIndex((one) => one.id === step);
        const state = done ? 'done' : index === current ? 'next' : 'open';
        return (
          <li key={id} data-state={state}>
            <button type="button" onClick={() => goTo({ page: 'lesson', number: index + 1 })}>
              <span className={styles['number']} aria-hidden="true">
                {done ? '✓' : index + 1}
              </span>
              <span className={styles['name']}>
                <span className="visually-hidden">{t.lesson(index + 1)}:</span> {text(title)}
              </span>
              <span className={styles['goal']}>
                {done && <em>{t.lessonDone}</em>}
                {!done && reached > 0 && <em>{t.lessonBegun(reached + 1, steps.length)}</em>}
                {!done && reached <= 0 && text(goal)}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
