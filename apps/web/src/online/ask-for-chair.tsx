import type { Chair, Sitting, TableFrame, TableIntention } from '@stammtisch/protocol';
import { useRef, useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { NameField, useName } from './name-field.tsx';
import { SitOut, sittingOutOf } from './sit-out.tsx';
import { useRoom } from './use-room.ts';
import { useWords } from './use-words.ts';
import styles from './friends.module.css';

/** For somebody without a chair: sits down, or waits for a chair and can change his mind. */
export function AskForChair({ frame }: { readonly frame: TableFrame }) {
  const { sitting, you } = frame;
  const words = useWords();
  const room = useRoom();
  if (you.seat !== null || sittingOutOf(frame)?.now === true) return null;
  const before = you.member === null ? -1 : sitting.waiting.indexOf(you.member);
  if (before < 0) return <SitDown sitting={sitting} you={you} />;
  return (
    <section className={styles['part']} aria-label={words.waiting}>
      <p role="status">
        {words.saysHello} {words.youWait(before)}
      </p>
      <Button size="large" wide onClick={() => void room.want({ type: 'stand' })}>
        {words.waitNoMore}
      </Button>
      {sitting.phase !== 'gathering' && <SitOut frame={frame} />}
    </section>
  );
}

function SitDown({ sitting, you }: Pick<TableFrame, 'sitting' | 'you'>) {
  const words = useWords();
  const room = useRoom();
  const [name, setName] = useName();
  const [isNameless, setNameless] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isDuringDeal = sitting.phase === 'dealing' || sitting.phase === 'playing';
  const isFull = sitting.chairs.every((chair) => chair !== null && !isBot(sitting, chair));
  // Older servers show nobody who looks on.
  const maySeen = sitting.looking !== undefined && sitting.options.spectators;
  const come = (intention: (called: string) => TableIntention): void => {
    setNameless(name.trim() === '');
    if (name.trim() === '') return field.current?.focus();
    void room.want(intention(name.trim()));
  };
  const sit = (): void => come((called) => ({ type: 'sit', name: called, chair: null }));
  return (
    <section className={styles['part']} aria-label={words.sitDown}>
      <p>{isFull ? words.waitHint : isDuringDeal ? words.nextDealHint : words.sitHint}</p>
      <NameField name={name} onName={setName} field={field} onEnter={sit} />
      <div role="alert">
        {isNameless && name.trim() === '' && <p className={styles['refused']}>{words.nameNeeded}</p>}
      </div>
      <Button kind="main" size="large" wide onClick={sit}>
        {words.sitDown}
      </Button>
      {maySeen && you.looksOn === true && <p className={styles['quiet']}>{words.seenLooking}</p>}
      {maySeen && you.looksOn !== true && (
        <>
          <p className={styles['quiet']}>{words.lookOnHint}</p>
          <Button onClick={() => come((called) => ({ type: 'look-on', name: called }))}>{words.lookOn}</Button>
        </>
      )}
    </section>
  );
}

function isBot({ members }: Sitting, { member }: Chair): boolean {
  return members.find((one) => one.member === member)?.kind === 'bot';
}
