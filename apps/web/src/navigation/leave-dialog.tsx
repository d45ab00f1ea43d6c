import { leaveTable, stay } from '../app-store.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useWords } from './use-words.ts';
import styles from './leave-dialog.module.css';

/** Asks before the way back leads away from the table. */
export function LeaveDialog() {
  const words = useWords();
  return (
    <Dialog title={words.leaveTitle} onClose={stay} place="top">
      <div className={styles['leave']}>
        <p>{words.leaveText}</p>
        <Button kind="main" size="large" wide onClick={stay}>
          {words.stay}
        </Button>
        <Button size="large" wide onClick={leaveTable}>
          {words.leave}
        </Button>
      </div>
    </Dialog>
  );
}
