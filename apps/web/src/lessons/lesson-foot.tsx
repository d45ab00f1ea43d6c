import type { Text } from '@stammtisch/lessons';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isInCommandLine } from '../text-commands/command-line.tsx';
import { Button } from '../ui/button.tsx';
import styles from './lesson-foot.module.css';
import { LessonText } from './lesson-text.tsx';
import { useLearnWords } from './words.ts';

/** What is said below the place of a step. */
export interface Feedback {
  readonly kind: 'hint' | 'wrong' | 'right';
  /** The first words: right, not yet. */
  readonly lead: string;
  readonly lines: readonly string[];
  /** What the lesson itself has to say. */
  readonly text: Text | null;
}

export interface LessonFootProps {
  readonly feedback: Feedback | null;
  /** Shows the hint, then the solution, or gives up in the skip test; `null` once the step is done. */
  readonly onHelp: (() => void) | null;
  readonly helpLabel: string;
  /** Goes on; `null` until the step is done. */
  readonly onNext: (() => void) | null;
  /** Said while there is no feedback, such as what is played. */
  readonly idle?: ComponentChildren;
  /** The button that checks an answer, where the step needs one. */
  readonly children?: ComponentChildren;
}

/** Feedback, help and the way on: always at the same place. */
export function LessonFoot({ feedback, onHelp, helpLabel, onNext, idle, children }: LessonFootProps) {
  const t = useLearnWords();
  const next = useRef<HTMLButtonElement>(null);
  const done = onNext !== null;
  useLayoutEffect(() => {
    if (done && !isInCommandLine()) next.current?.focus({ preventScroll: true });
  }, [done]);
  return (
    <footer className={styles['foot']} data-kind={feedback?.kind ?? 'none'}>
      <div className={styles['said']} role="status">
        {feedback !== null && <strong>{feedback.lead}</strong>}
        {feedback?.lines.map((line) => (
          <span key={line}> {line}</span>
        ))}{' '}
        {feedback !== null && feedback.text !== null && <LessonText text={feedback.text} />}
      </div>
      {feedback === null && idle !== undefined && <div className={styles['idle']}>{idle}</div>}
      <div className={styles['buttons']}>
        {onHelp !== null && <Button onClick={onHelp}>{helpLabel}</Button>}
        {!done && children}
        {done && (
          <Button ref={next} kind="main" onClick={onNext}>
            {t.goOn}
          </Button>
        )}
      </div>
    </footer>
  );
}
