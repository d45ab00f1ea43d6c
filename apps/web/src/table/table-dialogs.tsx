import { lazy, Suspense } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { DetailsDialog } from '../menu/details-dialog.tsx';
import { KeysDialog } from '../menu/keys-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LogList } from './log-list.tsx';
import { RoundTable } from './round-table.tsx';
import { useIntent, useTable } from './table-context.ts';
import styles from './table-dialogs.module.css';

/** Nobody needs the words of the settings for the first hand. */
const MenuDialog = lazy(async () => ({ default: (await import('../menu/menu-dialog.tsx')).MenuDialog }));

/** The dialog that is open over the table, if one is. */
export function TableDialogs() {
  const t = useMessages();
  const { intent } = useTable();
  const open = useIntent((all) => all.dialog);
  const close = (): void => intent.setState({ dialog: null });
  switch (open) {
    case 'menu':
      return (
        <Suspense>
          <MenuDialog onClose={close} />
        </Suspense>
      );
    case 'keys':
      return <KeysDialog onClose={close} />;
    case 'details':
      return <DetailsDialog onClose={close} />;
    case 'log':
      return (
        <Dialog title={t.log} onClose={close}>
          <div className={styles['log']}>
            <RoundTable />
            <LogList />
          </div>
        </Dialog>
      );
    case null:
      return null;
  }
}
