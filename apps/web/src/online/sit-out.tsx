import type { TableFrame } from '@stammtisch/protocol';
import { Button } from '../ui/button.tsx';
import { isHere } from './here.ts';
import { useRoom } from './use-room.ts';
import { useWords, type Words } from './use-words.ts';
import styles from './friends.module.css';

/** Whether the person sits out this deal by choice, and the next one; `null` at an older server, which knows nothing of it. */
export function sittingOutOf({ sitting, you }: TableFrame): { readonly now: boolean; readonly next: boolean } | null {
  const { sittingOut } = sitting;
  if (sittingOut === undefined) return null;
  const { member } = you;
  if (member === null) return { now: false, next: false };
  return { now: sittingOut.now.includes(member), next: sittingOut.next.includes(member) };
}

export interface SittingOutNoteProps {
  readonly frame: TableFrame;
  /** Only of the deal that runs: over the table a note hides whoever sits there. */
  readonly onlyNow?: boolean;
}

/** What somebody who sits out is told, and the way back. */
export function SittingOutNote({ frame, onlyNow = false }: SittingOutNoteProps) {
  const words = useWords();
  const room = useRoom();
  const out = sittingOutOf(frame);
  const isOver = frame.sitting.phase === 'between';
  if (out === null || !((out.next && !onlyNow) || (out.now && !isOver))) return null;
  const isLent = out.now && frame.you.seat === null;
  return (
    <div className={styles['note']} role="status">
      <p>{out.next && !onlyNow ? nextText(frame, words) : isLent ? words.sitOutNow : words.sitOutNowBot}</p>
      {isLent && !out.next ? (
        <Button onClick={() => void room.want({ type: 'sit-out', on: true })}>{words.sitOutAgain}</Button>
      ) : (
        <Button onClick={() => void room.want({ type: 'sit-out', on: false })}>{words.playAfterAll}</Button>
      )}
    </div>
  );
}

/** Whoever waits plays in his place; a bot does if nobody waits. */
function nextText({ sitting, you }: TableFrame, words: Words): string {
  const others = sitting.waiting.filter((member) => member !== you.member);
  return others.length > 0 || you.seat === null ? words.sitOutNext : words.sitOutNextBot;
}

/** The way out of the next deal; nothing for somebody who has taken it already. */
export function SitOut({ frame }: { readonly frame: TableFrame }) {
  const words = useWords();
  const room = useRoom();
  if (!isHere(frame) || sittingOutOf(frame)?.next !== false) return null;
  return <Button onClick={() => void room.want({ type: 'sit-out', on: true })}>{words.sitOut}</Button>;
}
