import { useStore } from 'zustand';
import { useWords } from '../navigation/use-words.ts';
import { Button } from '../ui/button.tsx';
import { offlineStore } from './offline-store.ts';
import styles from './update-note.module.css';

/** A newer version lies ready: it comes when one asks for it. Never in the way of a deal. */
export function UpdateNote() {
  const words = useWords();
  const update = useStore(offlineStore, (state) => state.update);
  if (update === null) return null;
  return (
    <div className={styles['note']} role="status">
      <p>{words.newVersion}</p>
      <Button onClick={update}>{words.loadVersion}</Button>
    </div>
  );
}
