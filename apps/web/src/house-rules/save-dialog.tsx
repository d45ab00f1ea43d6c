import { useStore } from '../ui/use-store.ts';
import { houseRulesStore, roundNamed } from './house-rules-store.ts';
import { NameDialog } from './name-dialog.tsx';
import { useWords } from './use-words.ts';

export interface SaveDialogProps {
  readonly first: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for a name to save rules under; a round of that name is replaced, and the button says so. */
export function SaveDialog({ first, onName, onClose }: SaveDialogProps) {
  const words = useWords();
  const { rounds, round } = useStore(houseRulesStore);
  const action = (name: string): string => {
    const same = roundNamed(rounds, name);
    if (same === undefined) return words.save;
    return same.id === round ? words.saveChanges : words.replace(same.name);
  };
  return <NameDialog title={words.saveTitle} {...{ first, action, onName, onClose }} />;
}
