import { useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { cleanName, LONGEST_NAME } from './share-link.ts';
import { useWords } from './use-words.ts';
import styles from './name-dialog.module.css';

export interface NameDialogProps {
  readonly title: string;
  readonly first: string;
  /** What the button does with a name, in words; `null` if the name is taken. */
  readonly action: (name: string) => string | null;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a round. */
export function NameDialog({ title, first, action, onName, onClose }: NameDialogProps) {
  const words = useWords();
  const [typed, setTyped] = useState(first);
  const name = cleanName(typed);
  const does = action(name);
  const isGood = name !== '' && does !== null;
  const submit = (event: Event): void => {
    event.preventDefault();
    if (!isGood) return;
    onName(name);
    onClose();
  };
  return (
    <Dialog title={title} place="top" onClose={onClose}>
      <form className={styles['form']} onSubmit={submit}>
        <label>
          <span>{words.name}</span>
          <input
            ref={focusFirst}
            value={typed}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            aria-describedby="name-hint"
            onChange={(event) => setTyped(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
        <p id="name-hint" className={styles['hint']} aria-live="polite">
          {does === null ? words.nameTaken : words.nameHint}
        </p>
        <Button kind="main" size="large" wide onClick={submit} aria-disabled={!isGood}>
          {does ?? words.save}
        </Button>
      </form>
    </Dialog>
  );
}

/** The dialog gives the focus to this field when it opens. */
function focusFirst(field: HTMLInputElement | null): void {
  field?.setAttribute('autofocus', '');
}
