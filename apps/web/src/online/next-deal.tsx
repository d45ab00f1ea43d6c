import { Button } from '../ui/button.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { useRoom, useRoomState } from './use-room.ts';
import { useWords } from './use-words.ts';
import styles from './friends.module.css';

/** The way to the next deal: it begins when everybody has seen the bill. */
export function NextDeal() {
  const words = useWords();
  const room = useRoom();
  const isReady = useRoomState(({ frame }) => {
    const seat = frame?.you.seat ?? null;
    return seat !== null && frame?.sitting.chairs[seat]?.ready === true;
  });
  const isOtherNext = useRoomState(({ frame }) => (frame?.sitting.nextRules ?? null) !== null);
  return (
    <>
      <RefusalNote />
      {isOtherNext && (
        <p className={styles['quiet']} role="status">
          {words.rulesChange}
        </p>
      )}
      {isReady ? (
        <p className={styles['quiet']} role="status">
          {words.isReady}
        </p>
      ) : (
        <Button kind="main" size="large" wide onClick={() => void room.want({ type: 'next' })}>
          {words.ready}
        </Button>
      )}
    </>
  );
}
