import type { TableFrame } from '@stammtisch/protocol';
import { Dialog } from '../../ui/dialog.tsx';
import { openFriendsDialog, type FriendsDialog } from '../table-dialog.ts';
import { Options } from './options.tsx';
import { People } from './people.tsx';
import { Talk } from './talk.tsx';
import { useWords } from '../use-words.ts';

interface FriendsDialogProps {
  readonly open: FriendsDialog;
  readonly frame: TableFrame;
}

/** A dialog of a table with friends, over the table. */
export function FriendsDialogBox({ open, frame }: FriendsDialogProps) {
  const words = useWords();
  return (
    <Dialog title={words[open]} onClose={() => openFriendsDialog(null)}>
      {open === 'talk' && <Talk frame={frame} />}
      {open === 'people' && <People frame={frame} />}
      {open === 'options' && <Options frame={frame} />}
    </Dialog>
  );
}
