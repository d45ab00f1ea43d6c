import type { TableFrame } from '@stammtisch/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { useIsQuick } from './friends-place.ts';
import type { Room } from './room.ts';
import { useRoom } from './use-room.ts';
import { useWords } from './use-words.ts';
import styles from './friends.module.css';

/** So many seconds a quick game waits for people. If whoever opened the table is gone, somebody else's device begins a little later. */
const WAITS = { host: 15, guest: 22 } as const;

/** A quick game before it begins: how long it still waits for people, until bots take the chairs. */
export function QuickStart({ frame }: { readonly frame: TableFrame }) {
  const isQuick = useIsQuick();
  const { sitting, you } = frame;
  if (!isQuick || sitting.phase !== 'gathering' || you.seat === null) return null;
  return <Waiting key={String(you.host)} frame={frame} />;
}

function Waiting({ frame: { sitting, you } }: { readonly frame: TableFrame }) {
  const words = useWords();
  const room = useRoom();
  const free = sitting.chairs.filter((chair) => chair === null).length;
  const [left, setLeft] = useState<number>(you.host ? WAITS.host : WAITS.guest);
  const hasBegun = useRef(false);
  const isDue = left <= 0 || (free === 0 && you.host);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (!isDue || hasBegun.current) return;
    hasBegun.current = true;
    void begin(room, free);
  }, [isDue, room, free]);
  return (
    <section className={styles['part']} aria-label={words.quick}>
      <p role="timer">{you.host ? words.quickWaits(Math.max(0, left)) : words.quickSoon}</p>
      {you.host && (
        <Button kind="main" size="large" wide onClick={() => setLeft(0)}>
          {words.quickNow}
        </Button>
      )}
    </section>
  );
}

/** Bots on the chairs that are free, and off it goes. */
async function begin(room: Room, free: number): Promise<void> {
  if (free > 0 && !(await room.want({ type: 'add-bots', chair: null }))) return;
  await room.want({ type: 'start' });
}
