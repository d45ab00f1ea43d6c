import type { TableFrame } from '@stammtisch/protocol';
import { Button } from '../ui/button.tsx';
import { isHere } from './here.ts';
import { useRoom } from './use-room.ts';
import { useWords } from './use-words.ts';
import { nameOf } from './words-de.ts';
import styles from './friends.module.css';

/** That the table stands still, and who wanted that; whoever sits or waits there may go on. */
export function PauseNote({ frame }: { readonly frame: TableFrame }) {
  const words = useWords();
  const room = useRoom();
  const { sitting, you } = frame;
  if (sitting.pausedBy === null) return null;
  const isMine = sitting.pausedBy === you.member;
  return (
    <div className={styles['note']} role="status">
      <p>{isMine ? words.youPaused : words.paused(nameOf(sitting.members, sitting.pausedBy, words.nobody))}</p>
      {isHere(frame) && <Button onClick={() => void room.want({ type: 'resume' })}>{words.resume}</Button>}
    </div>
  );
}
