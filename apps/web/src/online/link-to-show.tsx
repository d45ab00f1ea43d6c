import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { lazy, Suspense } from 'preact/compat';
import { useCopy } from '../sharing/use-copy.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from './use-words.ts';
import styles from './friends.module.css';

const QrCode = lazy(async () => ({ default: (await import('../sharing/qr-code.tsx')).QrCode }));

export interface LinkToShowProps {
  readonly link: string;
  /** What the link is for, and the same of its QR code. */
  readonly label: string;
  readonly qrCode: string;
  /** What stands above the link. */
  readonly above?: ComponentChildren;
  /** More ways to pass it on, beside copying. */
  readonly beside?: ComponentChildren;
}

/** A link for another device: as a QR code to be photographed, in words, to be copied. */
export function LinkToShow({ link, label, qrCode, above, beside }: LinkToShowProps) {
  const words = useWords();
  const field = useRef<HTMLInputElement>(null);
  const { copied, copy } = useCopy(field);
  return (
    <div className={styles['invitation']}>
      <Suspense fallback={<div className={styles['qr']} />}>
        <QrCode className={styles['qr'] ?? ''} text={link} label={qrCode} tooLong={words.qrTooLong} />
      </Suspense>
      <div className={styles['form']}>
        {above}
        <div className={styles['buttons']}>
          <Button size="large" onClick={() => void copy(link)}>
            {words.copyLink}
          </Button>
          {beside}
        </div>
      </div>
      <div className={styles['form']}>
        <label className={styles['field']}>
          <span>{label}</span>
          <input ref={field} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
        {isOnlyHere(location.hostname) && <p className={styles['warn']}>{words.onlyHere}</p>}
        <p role="status" className={styles['quiet']}>
          {copied === null ? '' : copied ? words.copied : words.copyYourself}
        </p>
      </div>
    </div>
  );
}

/** Whether an address names the machine on which it is opened, whichever that is. */
function isOnlyHere(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
