import type { LookingLine, MemberLine, TableFrame } from '@stammtisch/protocol';
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

/** Everybody who sits, waits or looks on at the table, and what one may do about each of them. */
export function People({ frame }: FrameProps) {
  const words = usePeopleWords();
  const { sitting, you } = frame;
  const { looking = [] } = sitting;
  // Whoever got up and looks on may still be played for.
  const isThere = ({ member }: MemberLine): boolean =>
    !looking.some((one) => one.member === member) &&
    (sitting.waiting.includes(member) || sitting.chairs.some((chair) => chair?.member === member));
  return (
    <div className={styles['form']}>
      <RefusalNote />
      <ul className={styles['people']}>
        {sitting.members.filter(isThere).map((one) => (
          <Person key={one.member} one={one} frame={frame} />
        ))}
        {looking.map((one) => (
          <Looker key={one.member} one={one} frame={frame} />
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
  const isOut = sitting.sittingOut?.now.includes(member) === true;
  const notes = [
    ...(isMe ? [all.you] : []),
    ...(kind === 'bot' ? [all.bot] : []),
    ...(member === sitting.host ? [all.host] : []),
    ...(one.present ? [] : [all.absent]),
    ...(kind === 'human' && one.away !== null ? [all.botPlaysOn] : []),
    ...(isOut ? [words.sitsOut] : []),
    ...(!isOut && sitting.waiting.includes(member) ? [words.waits] : []),
    ...(sitting.sittingOut?.next.includes(member) === true ? [words.sitsOutNext] : []),
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

/** Somebody who looks on: nobody but those with a place may do anything about that one. */
function Looker({ one: { member, name, present }, frame }: FrameProps & { readonly one: LookingLine }) {
  const words = usePeopleWords();
  const all = useWords();
  const notes = [words.looksOn, ...(present ? [] : [all.absent])];
  const head = (
    <span>
      <b>{name ?? all.nobody}</b> <small>{notes.join(' · ')}</small>
    </span>
  );
  const { seat, host } = frame.you;
  if (seat === null && !host) return <li>{head}</li>;
  return (
    <li>
      <details>
        <summary>{head}</summary>
        <div className={styles['buttons']}>
          {seat !== null && <OfferMine member={member} frame={frame} />}
          {host && <SendAway member={member} />}
        </div>
      </details>
    </li>
  );
}

interface ActionProps extends FrameProps {
  readonly member: number;
}

/** Offers the own chair, or takes the offer back. */
function OfferMine({ member, frame: { you } }: ActionProps) {
  const words = usePeopleWords();
  const room = useRoom();
  const isOffered = you.offer?.to === member;
  return (
    <Button onClick={() => void room.want({ type: 'hand-over', to: isOffered ? null : member })}>
      {isOffered ? words.takeBack : words.offerMine}
    </Button>
  );
}

function SendAway({ member }: Pick<ActionProps, 'member'>) {
  const words = usePeopleWords();
  const room = useRoom();
  return (
    <Sure word={words.remove} question={words.removeSure} onSure={() => room.want({ type: 'remove-member', member })} />
  );
}

function Actions({ one: { member }, frame }: PersonProps) {
  const { sitting, you } = frame;
  const words = usePeopleWords();
  const room = useRoom();
  const isMuted = you.muted.includes(member);
  const mayTake = you.seat !== null && sitting.waiting.includes(member);
  return (
    <div className={styles['buttons']}>
      <Button onClick={() => void room.want({ type: 'mute', member, on: !isMuted })}>
        {isMuted ? words.unmute : words.mute}
      </Button>
      {mayTake && <OfferMine member={member} frame={frame} />}
      {you.host && (
        <>
          <Sure
            word={words.makeHost}
            question={words.makeHostSure}
            onSure={() => room.want({ type: 'pass-host', to: member })}
          />
          <SendAway member={member} />
        </>
      )}
    </div>
  );
}
