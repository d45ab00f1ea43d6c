import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useMessages } from '../i18n/use-messages.ts';
import { Scrollable } from './scrollable.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** `top` leaves the hand in sight, `full` is for long reading. */
  readonly place?: 'top' | 'full';
}

/** A dialog over the page: Esc, a tap beside it and its button close it. */
export function Dialog({ title, onClose, children, place = 'full' }: DialogProps) {
  const t = useMessages();
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Closing gives the focus back to what opened it; merely taking it out of the page would lose it.
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={`${styles['dialog']} ${styles[place]}`}
      aria-labelledby="dialog-title"
      onCancel={onClose}
      onClose={() => {
        if (ref.current?.open === false) onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={styles['inside']}>
        <div className={styles['head']}>
          <h2 id="dialog-title">{title}</h2>
          <button type="button" className={styles['close']} onClick={onClose} aria-label={t.close}>
            ✕
          </button>
        </div>
        <Scrollable className={styles['body']}>{children}</Scrollable>
      </div>
    </dialog>
  );
}
