import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isInCommandLine } from '../text-commands/command-line.tsx';
import { Button } from '../ui/button.tsx';
import { LessonCommands } from './lesson-commands.tsx';
import styles from './lesson-frame.module.css';
import { ReplyContext, type ReplyPlace } from './step-reply.ts';
import { useLearnWords } from './words.ts';

export interface LessonFrameProps {
  readonly title: string;
  /** Which of how many steps this is; `null` where there is only one. */
  readonly place: { readonly step: number; readonly all: number } | null;
  readonly task: ComponentChildren;
  /** The task without its words to tap, for those who do not see that it changed. */
  readonly spoken: string;
  readonly onLeave: () => void;
  readonly children: ComponentChildren;
}

/** A step of a lesson: where one is, what to do, and below it the place where it is done. */
export function LessonFrame({ title, place, task, spoken, onLeave, children }: LessonFrameProps) {
  const t = useLearnWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const reply = useRef<ReplyPlace['current']>(() => '');
  const step = place?.step;
  useLayoutEffect(() => {
    if (!isInCommandLine()) heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <div className={styles['screen']} data-full-screen>
      <header className={styles['bar']}>
        <Button kind="quiet" className={styles['leave'] ?? ''} aria-label={t.leave} onClick={onLeave}>
          ←
        </Button>
        <h1 className={styles['title']}>{title}</h1>
        {place !== null && <Place {...place} />}
      </header>
      <section className={styles['task']} aria-labelledby="task">
        <h2 ref={heading} id="task" tabIndex={-1}>
          {task}
        </h2>
      </section>
      <ReplyContext value={reply}>{children}</ReplyContext>
      <LessonCommands place={reply} task={spoken} />
    </div>
  );
}

function Place({ step, all }: { readonly step: number; readonly all: number }) {
  const t = useLearnWords();
  return (
    <>
      <p className={styles['steps']}>
        <span className="visually-hidden">{t.step(step, all)}</span>
        <span aria-hidden="true">
          {step}/{all}
        </span>
      </p>
      <div className={styles['progress']} aria-hidden="true" style={{ '--done': (step - 1) / all }} />
    </>
  );
}
