import type { Sitting } from '@stammtisch/protocol';
import { Button } from '../ui/button.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { SittingOutNote } from './sit-out.tsx';
import { useRoom, useRoomState } from './use-room.ts';
import { useWords } from './use-words.ts';
import { nameOf } from './words-de.ts';
import styles from './friends.module.css';

/** The way to the next deal: it begins when everybody has seen the bill. */
export function NextDeal() {
  const words = useWords();
  const room = useRoom();
  const frame = useRoomState((state) => state.frame);
  if (frame === null) return null;
  const { sitting, you } = frame;
  const isReady = you.seat !== null && sitting.chairs[you.seat]?.ready === true;
  const others = (sitting.sittingOut?.next ?? []).filter((member) => member !== you.member);
  const names = others.map((member) => nameOf(sitting.members, member, words.nobody));
  return (
    <>
      <RefusalNote />
      {sitting.nextRules !== null && (
        <p className={styles['quiet']} role="status">
          {words.rulesChange}
        </p>
      )}
      {names.length > 0 && <p className={styles['quiet']}>{words.sitsOutNext(names.join(', '))}</p>}
      <SittingOutNote frame={frame} />
      {isReady ? (
        <p className={styles['quiet']} role="status">
          {words.isReady(sitting.pausedBy === null ? missing(sitting, words.nobody) : [])}
        </p>
      ) : (
        <Button kind="main" size="large" wide onClick={() => void room.want({ type: 'next' })}>
          {words.ready}
        </Button>
      )}
    </>
  );
}

/** The names of those for whom the next deal waits. */
function missing({ chairs, members }: Sitting, nobody: string): readonly string[] {
  return chairs.flatMap((chair) => (chair === null || chair.ready ? [] : [nameOf(members, chair.member, nobody)]));
}
