import { LESSONS, SKIP_TEST } from '@stammtisch/lessons';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../ui/button.tsx';
import { LessonText, useLessonText } from '../lesson-text.tsx';
import { LessonFrame } from '../lesson-frame.tsx';
import { goTo } from '../learn-place.ts';
import { finishLesson } from '../progress.ts';
import { StepView } from '../step-view.tsx';
import { useLearnWords } from '../words.ts';
import styles from './lesson-page.module.css';

/** "Kannst das schon?": five questions out of the lessons; what they cover is marked as done. */
export function SkipTestPage() {
  const t = useLearnWords();
  const text = useLessonText();
  const [answers, setAnswers] = useState<readonly boolean[]>([]);
  const question = SKIP_TEST[answers.length];
  if (question === undefined) return <Result answers={answers} />;
  return (
    <LessonFrame
      title={t.skipTest}
      place={{ step: answers.length + 1, all: SKIP_TEST.length }}
      task={<LessonText text={question.step.task} />}
      spoken={text(question.step.task)}
      onLeave={() => goTo({ page: 'course' })}
    >
      <StepView key={question.step.id} step={question.step} help={false} onDone={answer} />
    </LessonFrame>
  );

  function answer(right: boolean): void {
    if (right) question?.covers.forEach(finishLesson);
    setAnswers([...answers, right]);
  }
}

function Result({ answers }: { readonly answers: readonly boolean[] }) {
  const t = useLearnWords();
  const text = useLessonText();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const known = SKIP_TEST.flatMap(({ covers }, index) => (answers[index] === true ? covers : []));
  return (
    <div className={styles['finished']}>
      <main>
        <h1 ref={heading} tabIndex={-1}>
          {t.testResult(answers.filter(Boolean).length, SKIP_TEST.length)}
        </h1>
        <p>{known.length === 0 ? t.testNone : t.testKnown}</p>
        <ul className={styles['known']}>
          {LESSONS.filter(({ id }) => known.includes(id)).map(({ id, title }) => (
            <li key={id}>
              <span aria-hidden="true">✓ </span>
              {text(title)}
            </li>
          ))}
        </ul>
        <Button kind="main" size="huge" wide onClick={() => goTo({ page: 'course' })}>
          {t.toCourse}
        </Button>
      </main>
    </div>
  );
}
