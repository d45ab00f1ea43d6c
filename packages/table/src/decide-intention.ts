import type { Member } from '@stammtisch/protocol';
import { decide as decideGame, err, ok, type Seat } from '@stammtisch/rules';
import type { Circumstances, Decided, EveningCommand } from './command.ts';
import { decideCourse } from './decide-course.ts';
import { decideChairs, decideLooker, decideSit } from './decide-chairs.ts';
import { decideCommit, decideOpen } from './decide-dealing.ts';
import { decideHost } from './decide-host.ts';
import { decideLookOn } from './decide-looking.ts';
import { isHere, isPlayedFor, looksOn, memberOfPerson, seatOf, type Evening, type MemberState } from './evening.ts';
import type { EveningEvent } from './event.ts';

export type Intend = Extract<EveningCommand, { readonly type: 'intend' }>;

/** What somebody wants. Whoever does something is there: a bot that plays on for him gives the seat back. */
export function decideIntention(evening: Evening, command: Intend, circumstances: Circumstances): Decided {
  if (evening.phase === 'closed') return err({ code: 'table-closed' });
  const { intention, person, connection } = command;
  const one = memberOfPerson(evening, person);
  if (intention.type === 'sit') return decideSit(evening, one, { ...command, intention }, circumstances);
  if (intention.type === 'look-on') {
    if (one !== null && isHere(evening, one)) return err({ code: 'seated-already' });
    return decideLookOn(evening, { person, connection, name: intention.name }, circumstances);
  }
  if (one !== null && looksOn(evening, one))
    return decideLooker(evening, one, { ...command, intention }, circumstances);
  if (one === null || !isHere(evening, one)) return err({ code: 'not-seated' });
  if (one.connection !== connection) return err({ code: 'seated-elsewhere' });
  const decided = decideOf(evening, one, intention, circumstances);
  const isPlaying = intention.type === 'act' || intention.type === 'back';
  if (decided.ok && isPlaying && isPlayedFor(evening, one.member))
    return ok([{ type: 'sits-out', member: one.member, on: false }, ...decided.value]);
  if (!decided.ok || one.away === null || intention.type === 'away' || intention.type === 'stand') return decided;
  const back: EveningEvent = { type: 'back', member: one.member };
  return ok([back, ...decided.value]);
}

function decideOf(
  evening: Evening,
  one: MemberState,
  intention: Exclude<Intend['intention'], { readonly type: 'sit' | 'look-on' }>,
  circumstances: Circumstances,
): Decided {
  const { member } = one;
  switch (intention.type) {
    case 'stand':
    case 'hand-over':
    case 'accept-chair':
    case 'decline-chair':
    case 'add-bots':
    case 'remove-bot':
      return decideChairs(evening, one, intention, circumstances);
    case 'start':
    case 'next':
    case 'pause':
    case 'resume':
      return decideCourse(evening, member, intention.type, circumstances);
    case 'away':
      return ok(one.away === 'said' ? [] : [{ type: 'away', member, why: 'said' }]);
    case 'back':
      return ok([]);
    case 'sit-out':
      return decideSitOut(evening, member, intention);
    case 'commit':
      return onSeat(evening, member, (seat) => decideCommit(evening, seat, intention));
    case 'open':
      return onSeat(evening, member, (seat) => decideOpen(evening, seat, intention));
    case 'act':
      return onSeat(evening, member, (seat) => decideAct(evening, seat, intention));
    case 'close':
    case 'pass-host':
    case 'remove-member':
    case 'set-rules':
    case 'set-options':
      return decideHost(evening, member, intention);
    case 'say':
      return ok([{ type: 'said', member, phrase: intention.phrase }]);
    case 'mute':
      return decideMute(evening, one, intention);
  }
}

function onSeat(evening: Evening, member: number, decide: (seat: Seat) => Decided): Decided {
  const seat = seatOf(evening, member);
  return seat === null ? err({ code: 'not-seated' }) : decide(seat);
}

type Wanted<Type> = Extract<Intend['intention'], { readonly type: Type }>;

function decideAct(evening: Evening, seat: Seat, { deal, action }: Wanted<'act'>): Decided {
  if (evening.phase !== 'playing' || evening.game.deal?.number !== deal) return err({ code: 'deal-over' });
  if (evening.paused !== null) return err({ code: 'table-paused' });
  const decided = decideGame(evening.game, { seat, ...action });
  return decided.ok ? ok(decided.value.map((event) => ({ type: 'game', event }))) : decided;
}

function decideSitOut(evening: Evening, member: Member, { on }: Wanted<'sit-out'>): Decided {
  const isOut = evening.sitsOutNext.includes(member) || (!on && isPlayedFor(evening, member));
  return ok(isOut === on ? [] : [{ type: 'sits-out', member, on }]);
}

function decideMute(evening: Evening, { member, muted }: MemberState, { member: other, on }: Wanted<'mute'>): Decided {
  if (evening.members[other - 1] === undefined) return err({ code: 'member-unknown' });
  return ok(muted.includes(other) === on ? [] : [{ type: 'muted', member, other, on }]);
}
