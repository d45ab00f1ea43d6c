import { lazy, Suspense } from 'preact/compat';
import { Button } from '../ui/button.tsx';
import { useStore } from '../ui/use-store.ts';
import type { Contributor } from './contributor.ts';
import { DealingNote } from './dealing-note.tsx';
import { LineNote } from './line-note.tsx';
import { Offers } from './offers.tsx';
import { PauseNote } from './pause-note.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { SittingOutNote } from './sit-out.tsx';
import { friendsDialog } from './table-dialog.ts';
import { useRoom, useRoomState } from './use-room.ts';
import { useWords } from './use-words.ts';
import { LastSaid } from './last-said.tsx';
import styles from './friends.module.css';

const FriendsDialogBox = lazy(async () => ({
  default: (await import('./people/friends-dialog.tsx')).FriendsDialogBox,
}));

/** Over the table: whatever keeps the game from going on, and what to do about it. */
export function TableNotice({ dealing }: { readonly dealing: Contributor }) {
  const words = useWords();
  const room = useRoom();
  const frame = useRoomState((state) => state.frame);
  const dialog = useStore(friendsDialog, ({ open }) => open);
  if (frame === null) return null;
  const { sitting, you } = frame;
  const isAway = (sitting.members.find(({ member }) => member === you.member)?.away ?? null) !== null;
  return (
    <>
      <div className={styles['over']}>
        <LineNote />
        {sitting.phase !== 'between' && <RefusalNote />}
        <DealingNote dealing={dealing} />
        <LastSaid frame={frame} />
        <Offers frame={frame} />
        <SittingOutNote frame={frame} onlyNow />
        <PauseNote frame={frame} />
        {isAway && (
          <div className={styles['note']} role="status">
            <p>{words.youAreAway}</p>
            <Button onClick={() => void room.want({ type: 'back' })}>{words.takeSeat}</Button>
          </div>
        )}
      </div>
      <Suspense fallback={null}>{dialog !== null && <FriendsDialogBox open={dialog} frame={frame} />}</Suspense>
    </>
  );
}
