import type { TableFrame } from '@stammtisch/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { TalkLine } from './room.ts';
import { SaidLine } from './said-line.tsx';
import { useRoomState } from './use-room.ts';
import styles from './friends.module.css';

/** How long it can be read what somebody said. */
const SHOWN_MS = 6_000;

interface LastSaidProps {
  readonly frame: TableFrame;
  /** Where the talk is on the page itself, only that there is another host. */
  readonly onlyHost?: boolean;
}

/** What somebody at the table said last, or that there is another host, for a while. */
export function LastSaid({ frame, onlyHost = false }: LastSaidProps) {
  const said = useRoomState(({ talk }) => talk.at(-1));
  // What was said before this window looked is over.
  const [past, setPast] = useState<TalkLine | undefined>(said);
  useEffect(() => {
    const timer = setTimeout(() => setPast(said), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const isShown = said !== undefined && said !== past && (!onlyHost || 'host' in said);
  return (
    <div role="status">
      {isShown && (
        <p className={styles['note']}>
          <SaidLine line={said} frame={frame} />
        </p>
      )}
    </div>
  );
}
