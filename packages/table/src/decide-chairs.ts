import { hex } from '@stammtisch/fairdeal';
import { LONGEST_NAME, MOST_PEOPLE, readName, type Member, type TableIntention } from '@stammtisch/protocol';
import { SEATS, err, ok, type Seat } from '@stammtisch/rules';
import { botsFor } from './begin-deal.ts';
import type { Circumstances, Decided } from './command.ts';
import { looksOnFrom } from './decide-looking.ts';
import type { Intend } from './decide-intention.ts';
import { isDuringDeal, isFull, isHere, looksOn, memberOf, seatOf, type Evening, type MemberState } from './evening.ts';
import type { EveningEvent } from './event.ts';
import { isNameTaken } from './name-taken.ts';

type Wanted<Type> = Extract<TableIntention, { readonly type: Type }>;

type ChairIntention = Wanted<'stand' | 'hand-over' | 'accept-chair' | 'decline-chair' | 'add-bots' | 'remove-bot'>;

/** Who sits where, as somebody wants it who is here already. */
export function decideChairs(
  evening: Evening,
  one: MemberState,
  intention: ChairIntention,
  circumstances: Circumstances,
): Decided {
  switch (intention.type) {
    case 'stand':
      return ok([
        { type: 'stood', member: one.member, vacates: !isDuringDeal(evening) },
        ...looksOnFrom(evening, one, circumstances),
      ]);
    case 'hand-over':
      return decideHandOver(evening, one.member, intention.to);
    case 'accept-chair':
    case 'decline-chair':
      return decideAnswer(evening, one.member, intention.type === 'accept-chair', circumstances);
    case 'add-bots':
      return decideAddBots(evening, intention.chair, circumstances);
    case 'remove-bot':
      return decideRemoveBot(evening, intention.chair);
  }
}

type Sit = Omit<Intend, 'intention'> & { readonly intention: Wanted<'sit'> };

/** Somebody sits down: a new one, or one who got up before. */
export function decideSit(
  evening: Evening,
  one: MemberState | null,
  command: Sit,
  circumstances: Circumstances,
): Decided {
  const { person, connection, intention } = command;
  const refusal = whyNotSit(evening, one, person, intention, circumstances);
  if (refusal !== null) return err(refusal);
  const member = one?.member ?? evening.members.length + 1;
  const joined: readonly EveningEvent[] =
    one === null ? [{ type: 'joined', member, person, ref: hex(circumstances.bytes(8)) }] : [];
  const connected: EveningEvent = { type: 'connected', member, connection };
  const back: readonly EveningEvent[] = (one?.away ?? null) === null ? [] : [{ type: 'back', member }];
  return ok([...joined, connected, ...back, ...chairEvents(evening, member, intention.chair)]);
}

function whyNotSit(
  evening: Evening,
  one: MemberState | null,
  person: string,
  { name, chair }: Wanted<'sit'>,
  { nameOf }: Circumstances,
) {
  if (one?.removed === true) return { code: 'removed-here' } as const;
  if (one !== null && isHere(evening, one)) return { code: 'seated-already' } as const;
  if (evening.options.locked) return { code: 'table-locked' } as const;
  if (isFull(evening)) return { code: 'table-full', most: MOST_PEOPLE } as const;
  const read = readName(name);
  if (read === null) return { code: 'name-bad', most: LONGEST_NAME } as const;
  if (isNameTaken(evening, person, read, nameOf)) return { code: 'name-taken' } as const;
  const there = chair === null ? null : evening.chairs[chair];
  const isTaken = there !== null && memberOf(evening, there).bot === null && there !== one?.member;
  return isTaken && !isDuringDeal(evening) ? ({ code: 'chair-taken' } as const) : null;
}

/** A chair at once, if no deal is running and one is empty or has a bot; otherwise a place in the queue. */
function chairEvents(evening: Evening, member: Member, wanted: Seat | null): readonly EveningEvent[] {
  const own = seatOf(evening, member);
  // Somebody who got up in a running deal is still played for on his chair.
  if (own !== null) return [{ type: 'sat', member, chair: own }];
  const chair = isDuringDeal(evening) ? null : (wanted ?? freeChair(evening));
  if (chair === null) return [{ type: 'waits', member }];
  const bot = evening.chairs[chair];
  const left: readonly EveningEvent[] = bot === null ? [] : [{ type: 'bot-left', member: bot }];
  return [...left, { type: 'sat', member, chair }];
}

function freeChair(evening: Evening): Seat | null {
  const empty = SEATS.find((seat) => evening.chairs[seat] === null);
  const bot = SEATS.find((seat) => {
    const there = evening.chairs[seat];
    return there !== null && memberOf(evening, there).bot !== null;
  });
  return empty ?? bot ?? null;
}

function decideHandOver(evening: Evening, from: Member, to: Member | null): Decided {
  if (seatOf(evening, from) === null) return err({ code: 'not-seated' });
  if (to !== null && evening.out.some(({ standIn }) => standIn === from)) return err({ code: 'chair-lent' });
  const other = to === null ? null : evening.members[to - 1];
  if (other === undefined) return err({ code: 'member-unknown' });
  if (other?.person === null) return err({ code: 'member-is-bot' });
  if (other !== null && !evening.waiting.includes(other.member)) {
    if (!looksOn(evening, other)) return err({ code: 'member-unknown' });
    if (evening.options.locked) return err({ code: 'table-locked' });
  }
  return ok([{ type: 'offered', from, to }]);
}

type Answer = Omit<Intend, 'intention'> & {
  readonly intention: Exclude<Intend['intention'], { readonly type: 'sit' | 'look-on' }>;
};

/** Somebody who looks on may say whether he wants a chair that he is offered, and nothing else. */
export function decideLooker(
  evening: Evening,
  one: MemberState,
  { person, connection, intention }: Answer,
  circumstances: Circumstances,
): Decided {
  if (intention.type === 'decline-chair') return decideAnswer(evening, one.member, false, circumstances);
  if (intention.type !== 'accept-chair') return err({ code: 'not-seated' });
  const { nameOf } = circumstances;
  if (evening.options.locked) return err({ code: 'table-locked' });
  if (isNameTaken(evening, person, nameOf(person) ?? '', nameOf)) return err({ code: 'name-taken' });
  const answered = decideAnswer(evening, one.member, true, circumstances);
  if (!answered.ok || one.connection === connection) return answered;
  return ok([{ type: 'connected', member: one.member, connection }, ...answered.value]);
}

/** Yes to an offer, or no: also to one that was accepted before. Between two deals the chair changes hands at once. */
function decideAnswer(evening: Evening, to: Member, accepted: boolean, circumstances: Circumstances): Decided {
  const offer = evening.offers.find((one) => one.to === to && !(accepted && one.accepted));
  if (offer === undefined) return err({ code: 'nothing-offered' });
  const { from } = offer;
  const answered: EveningEvent = { type: 'offer-answered', from, to, accepted };
  const chair = seatOf(evening, from);
  if (!accepted || chair === null || isDuringDeal(evening)) return ok([answered]);
  return ok([
    answered,
    { type: 'stood', member: from, vacates: true },
    { type: 'sat', member: to, chair },
    ...looksOnFrom(evening, memberOf(evening, from), circumstances),
  ]);
}

function decideAddBots(evening: Evening, chair: Seat | null, circumstances: Circumstances): Decided {
  if (isDuringDeal(evening)) return err({ code: 'during-deal' });
  const bots = botsFor(evening, evening.chairs, circumstances, chair === null ? SEATS : [chair]);
  if (bots.length === 0) return err({ code: chair === null ? 'no-chair-empty' : 'chair-taken' });
  const joined = bots.filter(({ isNew }) => isNew);
  return ok([
    ...joined.map(({ member, bot }): EveningEvent => ({ type: 'bot-joined', member, bot })),
    ...bots.map(({ seat, member }): EveningEvent => ({ type: 'sat', member, chair: seat })),
  ]);
}

function decideRemoveBot(evening: Evening, chair: Seat): Decided {
  if (isDuringDeal(evening)) return err({ code: 'during-deal' });
  const member = evening.chairs[chair];
  if (member === null || memberOf(evening, member).bot === null) return err({ code: 'no-bot-there' });
  return ok([{ type: 'bot-left', member }]);
}
