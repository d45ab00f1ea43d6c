import { useRef, useState } from 'preact/hooks';
import { lazy, Suspense } from 'preact/compat';
import { canSend, sendLink } from '../sharing/send-link.ts';
import { useCopy } from '../sharing/use-copy.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useStore } from '../ui/use-store.ts';
import { smallestSet } from './draft.ts';
import { useEditor } from './editor-context.ts';
import { houseRulesStore, isRoundChanged } from './house-rules-store.ts';
import { fragmentOf } from './share-link.ts';
import { useWords } from './use-words.ts';
import styles from './share-dialog.module.css';

const QrCode = lazy(async () => ({ default: (await import('../sharing/qr-code.tsx')).QrCode }));

/** The rules as a link and as a QR code. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const link = useLink();
  const field = useRef<HTMLInputElement>(null);
  const { copied, copy } = useCopy(field);
  const [name] = useState(() => document.title);
  return (
    <Dialog title={words.shareTitle} onClose={onClose}>
      <div className={styles['share']}>
        <label className={styles['link']}>
          <span>{words.link}</span>
          <input ref={field} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <div className={styles['buttons']}>
          <Button kind="main" size="large" onClick={() => void copy(link)}>
            {words.copyLink}
          </Button>
          {canSend() && (
            <Button size="large" onClick={() => void sendLink(name, link)}>
              {words.send}
            </Button>
          )}
        </div>
        <p role="status" className={styles['status']}>
          {copied === null ? '' : copied ? words.copied : words.copyYourself}
        </p>
        <Suspense fallback={<div className={styles['qr']} />}>
          <QrCode className={styles['qr'] ?? ''} text={link} label={words.qrCode} tooLong={words.qrTooLong} />
        </Suspense>
        <p className={styles['hint']}>{words.qrHint}</p>
        <p className={styles['hint']}>{words.shareHint}</p>
      </div>
    </Dialog>
  );
}

/** The address that holds what is chosen now, with the name of the round if it is saved like that. */
function useLink(): string {
  const { draft } = useEditor();
  const { rounds, round } = useStore(houseRulesStore);
  const isChanged = useStore(houseRulesStore, isRoundChanged);
  const name = isChanged ? undefined : rounds.find(({ id }) => id === round)?.name;
  const fragment = fragmentOf({ name: name ?? '', preset: draft.preset, set: smallestSet(draft) });
  return `${location.origin}${location.pathname}#${fragment}`;
}
