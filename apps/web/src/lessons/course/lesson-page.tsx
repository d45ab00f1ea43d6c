import { LESSONS, type Lesson } from '@stammtisch/lessons';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../ui/button.tsx';
import { useStore } from '../../ui/use-store.ts';
import { LessonText, useLessonText } from '../lesson-text.tsx';
import { LessonFrame } from '../lesson-frame.tsx';
import { goTo } from '../learn-place.ts';
import { finishLesson, progressStore, reachStep } from '../progress.ts';
import { StepView } from '../step-view.tsx';
import { useLearnWords } from '../words.ts';
import { playNow } from './play-now.ts';
import styles from './lesson-page.module.css';

/** A lesson, step by step; it goes on where it was left. */
export function LessonPage({ number }: { readonly number: number }) {
  const lesson = LESSONS[number - 1];
  return lesson === undefined ? null : <Steps key={lesson.id} lesson={lesson} number={number} />;
}

function Steps({ lesson, number }: { readonly lesson: Lesson; readonly number: number }) {
  const text = useLessonText();
  const [index, setIndex] = useState(() => firstStep(lesson));
  const step = lesson.steps[index];
  if (step === undefined) return <Finished number={number} />;
  return (
    <LessonFrame
      title={`${number}. ${text(lesson.title)}`}
      place={{ step: index + 1, all: lesson.steps.length }}
      task={<LessonText text={step.task} />}
      spoken={text(step.task)}
      onLeave={() => goTo({ page: 'course' })}
    >
      <StepView key={step.id} step={step} help onDone={goOn} />
    </LessonFrame>
  );

  function goOn(): void {
    const next = lesson.steps[index + 1];
    if (next === undefined) finishLesson(lesson.id);
    else reachStep(lesson.id, next.id);
    setIndex(index + 1);
    scrollTo(0, 0);
  }
}

/** Where a lesson goes on; at its beginning if the step is not there any more. */
function firstStep({ id, steps }: Lesson): number {
  const reached = progressStore.getState().lessons[id]?.step;
  return Math.max(
    0,
    steps.findIndex((step) => step.id === reached),
  );
}

function Finished({ number }: { readonly number: number }) {
  const t = useLearnWords();
  const text = useLessonText();
  const heading = useRef<HTMLHeadingElement>(null);
  const lessons = useStore(progressStore, (progress) => progress.lessons);
  const lesson = LESSONS[number - 1];
  const next = LESSONS[number];
  const done = LESSONS.filter(({ id }) => lessons[id]?.done === true).length;
  const last = lesson?.steps.at(-1);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['finished']}>
      <main>
        <span className={styles['tick']} aria-hidden="true">
          ✓
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {t.finished}
        </h1>
        {lesson !== undefined && <p className={styles['goal']}>{text(lesson.goal)}</p>}
        {last?.kind === 'deal' && <p>{text(last.why)}</p>}
        <p>{t.progress(done, LESSONS.length)}</p>
        {next === undefined ? (
          <Button kind="main" size="huge" wide onClick={playNow}>
            {t.play}
          </Button>
        ) : (
          <Button kind="main" size="huge" wide onClick={() => goTo({ page: 'lesson', number: number + 1 })}>
            {t.nextLesson(text(next.title))}
          </Button>
        )}
        <Button size="large" wide onClick={() => goTo({ page: 'course' })}>
          {t.toCourse}
        </Button>
      </main>
    </div>
  );
}
