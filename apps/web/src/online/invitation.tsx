import { useRef } from 'preact/hooks';
import { lazy, Suspense } from 'preact/compat';
import { canSend, sendLink } from '../sharing/send-link.ts';
import { useCopy } from '../sharing/use-copy.ts';
import { Button } from '../ui/button.tsx';
import { tableAddress } from './friends-place.ts';
import { useWords } from './use-words.ts';
import styles from './friends.module.css';

const QrCode = lazy(async () => ({ default: (await import('../sharing/qr-code.tsx')).QrCode }));

/** How the others come to the table: link, QR code and code. */
export function Invitation({ code }: { readonly code: string }) {
  const words = useWords();
  const link = location.origin + tableAddress(code);
  const field = useRef<HTMLInputElement>(null);
  const { copied, copy } = useCopy(field);
  return (
    <div className={styles['invitation']}>
      <Suspense fallback={<div className={styles['qr']} />}>
        <QrCode className={styles['qr'] ?? ''} text={link} label={words.qrCode} tooLong={words.qrTooLong} />
      </Suspense>
      <div className={styles['form']}>
        <p className={styles['code']}>{words.codeIs(code)}</p>
        <label className={styles['field']}>
          <span>{words.link}</span>
          <input ref={field} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <div className={styles['buttons']}>
          <Button size="large" onClick={() => void copy(link)}>
            {words.copyLink}
          </Button>
          {canSend() && (
            <Button size="large" onClick={() => void sendLink(words.tableOf(code), link)}>
              {words.send}
            </Button>
          )}
        </div>
        <p role="status" className={styles['quiet']}>
          {copied === null ? '' : copied ? words.copied : words.copyYourself}
        </p>
      </div>
    </div>
  );
}
