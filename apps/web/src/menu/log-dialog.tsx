import { useMessages } from '../i18n/use-messages.ts';
import { LogList } from '../table/log-list.tsx';
import { RoundTable } from '../table/round-table.tsx';
import { useTable } from '../table/table-context.ts';
import { Dialog } from '../ui/dialog.tsx';
import styles from './log-dialog.module.css';

/** How the round stands, and what everybody heard and saw in this deal. */
export function LogDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages();
  const { parts } = useTable();
  return (
    <Dialog title={t.log} onClose={onClose}>
      <div className={styles['log']}>
        {parts?.round ?? <RoundTable />}
        <LogList />
      </div>
    </Dialog>
  );
}
