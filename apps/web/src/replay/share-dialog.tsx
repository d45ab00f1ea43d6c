import type { Seat } from '@stammtisch/rules';
import { useRef, useState } from 'preact/hooks';
import { Switch } from '../menu/switch.tsx';
import { canSend, sendLink } from '../sharing/send-link.ts';
import { useCopy } from '../sharing/use-copy.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { fragmentOfDeal } from './deal-link.ts';
import { fragmentAt } from './place.ts';
import { recordLines, type OpenedDeal } from './record-lines.ts';
import { fileName, JSONL, saveFile } from './save-file.ts';
import { useWords } from './use-words.ts';
import styles from './share-dialog.module.css';

export interface ShareDialogProps {
  readonly deal: OpenedDeal;
  readonly at: number;
  readonly bottom: Seat;
  readonly onClose: () => void;
}

/** The deal as a link or as a file. */
export function ShareDialog({ deal, at, bottom, onClose }: ShareDialogProps) {
  const words = useWords();
  const [isHere, setHere] = useState(at > 0);
  const field = useRef<HTMLInputElement>(null);
  const { copied, copy } = useCopy(field);
  const { record, notes } = deal.course;
  const fragment = fragmentOfDeal(record, { names: notes.names, date: notes.date, seat: bottom });
  const place = { kind: 'link', deal: fragment, at: isHere ? at : null, playing: false } as const;
  const link = `${location.origin}${location.pathname}#${fragmentAt(place)}`;
  return (
    <Dialog title={words.shareTitle} onClose={onClose}>
      <div className={styles['share']}>
        <p>{words.shareText}</p>
        <label className={styles['link']}>
          <span>{words.link}</span>
          <input ref={field} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
        {at > 0 && <Switch label={words.sharePosition} hint="" on={isHere} onChange={setHere} />}
        <div className={styles['buttons']}>
          <Button kind="main" size="large" onClick={() => void copy(link)}>
            {words.copy}
          </Button>
          {canSend() && (
            <Button size="large" onClick={() => void sendLink(document.title, link)}>
              {words.send}
            </Button>
          )}
          <Button size="large" onClick={() => save(deal, String(record.id ?? 'deal'))}>
            {words.saveFile}
          </Button>
        </div>
        <p role="status">{copied === true ? words.copied : ''}</p>
      </div>
    </Dialog>
  );
}

function save({ written }: OpenedDeal, id: string): void {
  saveFile(fileName('schafkopf', id, '').replace(/-$/, '.jsonl'), recordLines([written]), JSONL);
}
