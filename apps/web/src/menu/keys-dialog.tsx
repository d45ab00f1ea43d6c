import { useMessages } from '../i18n/use-messages.ts';
import { Setting } from '../settings/setting.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './keys-dialog.module.css';

/** All keys of the table. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages();
  return (
    <Dialog title={t.keys} onClose={onClose}>
      <Setting name="singleKeys" />
      <dl className={styles['keys']}>
        {t.keyList.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
