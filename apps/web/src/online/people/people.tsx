import type { MemberLine, TableFrame } from '@stammtisch/protocol';
import { Button } from '../../ui/button.tsx';
import { isHere } from '../here.ts';
import { RefusalNote } from '../refusal-note.tsx';
import { Sure } from '../sure.tsx';
import { useRoom } from '../use-room.ts';
import { useWords } from '../use-words.ts';
import { usePeopleWords } from './use-words.ts';
import styles from '../friends.module.css';

interface FrameProps {
  readonly frame: TableFrame;
}

/** Everybody who sits or waits at the table, and what one may do about each of them. */
export function People({ frame }: FrameProps) {
  const words = usePeopleWords();
  const { sitting, you } = frame;
  const isThere = ({ member }: MemberLine): boolean =>
    sitting.waiting.includes(member) || sitting.chairs.some((chair) => chair?.member === member);
  return (
    <div className={styles['form']}>
      <RefusalNote />
      <ul className={styles['people']}>
        {sitting.members.filter(isThere).map((one) => (
          <Person key={one.member} one={one} frame={frame} />
        ))}
      </ul>
      {you.seat !== null && <p className={styles['quiet']}>{words.handOverHint}</p>}
    </div>
  );
}

interface PersonProps extends FrameProps {
  readonly one: MemberLine;
}

function Person({ one, frame }: PersonProps) {
  const words = usePeopleWords();
  const all = useWords();
  const { sitting, you } = frame;
  const { member, kind } = one;
  const isMe = you.member === member;
  const notes = [
    ...(isMe ? [all.you] : []),
    ...(kind === 'bot' ? [all.bot] : []),
    ...(member === sitting.host ? [all.host] : []),
    ...(one.present ? [] : [all.absent]),
    ...(kind === 'human' && one.away !== null ? [all.botPlaysOn] : []),
    ...(sitting.waiting.includes(member) ? [words.sitsOut] : []),
    ...(you.muted.includes(member) ? [words.muted] : []),
  ];
  const head = (
    <span>
      <b>{one.name ?? all.nobody}</b> {notes.length > 0 && <small>{notes.join(' · ')}</small>}
    </span>
  );
  if (isMe || kind === 'bot' || !isHere(frame)) return <li>{head}</li>;
  return (
    <li>
      <details>
        <summary>{head}</summary>
        <Actions one={one} frame={frame} />
      </details>
    </li>
  );
}

function Actions({ one: { member }, frame: { sitting, you } }: PersonProps) {
  const words = usePeopleWords();
  const room = useRoom();
  const isMuted = you.muted.includes(member);
  const mayTake = you.seat !== null && sitting.waiting.includes(member);
  const isOffered = you.offer?.to === member;
  return (
    <div className={styles['buttons']}>
      <Button onClick={() => void room.want({ type: 'mute', member, on: !isMuted })}>
        {isMuted ? words.unmute : words.mute}
      </Button>
      {mayTake && (
        <Button onClick={() => void room.want({ type: 'hand-over', to: isOffered ? null : member })}>
          {isOffered ? words.takeBack : words.offerMine}
        </Button>
      )}
      {you.host && (
        <>
          <Sure
            word={words.makeHost}
            question={words.makeHostSure}
            onSure={() => room.want({ type: 'pass-host', to: member })}
          />
          <Sure
            word={words.remove}
            question={words.removeSure}
            onSure={() => room.want({ type: 'remove-member', member })}
          />
        </>
      )}
    </div>
  );
}
