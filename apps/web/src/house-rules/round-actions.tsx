import { useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { useStore } from '../ui/use-store.ts';
import { deleteRound, houseRulesStore, isRoundChanged, renameRound, saveRound, takeBack } from './house-rules-store.ts';
import { NameDialog } from './name-dialog.tsx';
import { useWords } from './use-words.ts';
import styles from './round-actions.module.css';

/** What can be done with the chosen round, and the way back after deleting one. */
export function RoundActions() {
  const words = useWords();
  const { rounds, round } = useStore(houseRulesStore);
  const isChanged = useStore(houseRulesStore, isRoundChanged);
  const [deleted, setDeleted] = useState<string | null>(null);
  const [isRenaming, setRenaming] = useState(false);
  const chosen = rounds.find(({ id }) => id === round);
  const isGone = deleted !== null && !rounds.some(({ name }) => name === deleted);
  if (chosen === undefined) {
    return (
      <div role="status" className={styles['actions']}>
        {isGone && (
          <>
            <p>{words.removed(deleted)}</p>
            <Button onClick={takeBack}>↶ {words.bringBack}</Button>
          </>
        )}
      </div>
    );
  }
  return (
    <div className={styles['actions']}>
      {isChanged && <Button onClick={() => saveRound(chosen.name)}>{words.saveChanges}</Button>}
      <Button onClick={() => setRenaming(true)}>{words.rename}</Button>
      <Button
        onClick={() => {
          deleteRound(chosen.id);
          setDeleted(chosen.name);
        }}
      >
        {words.remove}
      </Button>
      {isRenaming && (
        <NameDialog
          title={words.renameTitle}
          first={chosen.name}
          action={(name) => (rounds.some((one) => one.id !== chosen.id && one.name === name) ? null : words.rename)}
          onName={(name) => renameRound(chosen.id, name)}
          onClose={() => setRenaming(false)}
        />
      )}
    </div>
  );
}
