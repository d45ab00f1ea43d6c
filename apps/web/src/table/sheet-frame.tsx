import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import styles from './sheet.module.css';

export interface SheetFrameProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** `main` has one decision; `bill` takes the whole table. */
  readonly kind?: 'question' | 'bill';
}

/** A sheet on the table for one decision: between the seats and the hand, never over the cards. */
export function SheetFrame({ title, children, kind = 'question' }: SheetFrameProps) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // Whoever plays with the keyboard and has nothing in focus finds the sheet at once: in the frame that shows it, since the focus asks for a layout.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <section ref={ref} className={`${styles['sheet']} ${styles[kind]}`} aria-label={title} tabIndex={-1}>
      <h2 className={styles['title']}>{title}</h2>
      <div className={styles['body']}>{children}</div>
    </section>
  );
}
