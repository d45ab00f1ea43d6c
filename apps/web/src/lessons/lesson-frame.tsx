import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './lesson-frame.module.css';
import { useLearnWords } from './words.ts';

export interface LessonFrameProps {
  readonly title: string;
  /** Which of how many steps this is; `null` where there is only one. */
  readonly place: { readonly step: number; readonly all: number } | null;
  readonly task: ReactNode;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** A step of a lesson: where one is, what to do, and below it the place where it is done. */
export function LessonFrame({ title, place, task, onLeave, children }: LessonFrameProps) {
  const t = useLearnWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
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
      {children}
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
