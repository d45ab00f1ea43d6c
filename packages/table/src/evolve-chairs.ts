import type { Member } from '@stammtisch/protocol';
import { withSeat } from '@stammtisch/rules';
import { changed, looksOn, memberOf, seatOf, type Evening, type MemberState } from './evening.ts';
import type { EveningEvent } from './event.ts';

/** Somebody who comes to the table. */
export function newMember(
  member: Member,
  { person, ref, at }: { readonly person: string; readonly ref: string; readonly at: number },
): MemberState {
  return {
    member,
    person,
    bot: null,
    ref,
    connection: null,
    goneSince: at,
    away: null,
    left: false,
    onlyLooked: false,
    removed: false,
    account: 0,
    muted: [],
    noChanceUntil: 0,
  };
}

/** Somebody sits on a chair from here on. */
export function sat(evening: Evening, member: Member, chair: 0 | 1 | 2 | 3): Evening {
  return {
    ...changed(evening, member, { left: false, onlyLooked: false }),
    waiting: without(evening.waiting, member),
    looking: without(evening.looking, member),
    offers: evening.offers.filter(({ to }) => to !== member),
    // Somebody who got up in the deal that is over may still be on the chair where he was played for.
    chairs: withSeat<Member | null>(vacated(evening, member), chair, member),
  };
}

/** Somebody got up or was sent away. */
export function stood(
  evening: Evening,
  { type, member, vacates }: Extract<EveningEvent, { type: 'stood' | 'removed' }>,
): Evening {
  const left = changed(evening, member, type === 'removed' ? { left: true, removed: true } : { left: true });
  const waiting = without(evening.waiting, member);
  const looking = without(evening.looking, member);
  const offers = evening.offers.filter(({ from, to }) => from !== member && to !== member);
  const sitsOutNext = without(evening.sitsOutNext, member);
  return { ...left, waiting, looking, offers, sitsOutNext, ...(vacates ? { chairs: vacated(evening, member) } : {}) };
}

/** Somebody waits for a chair. */
export function waits(evening: Evening, member: Member): Evening {
  return {
    ...changed(evening, member, { left: false, onlyLooked: false }),
    waiting: [...evening.waiting, member],
    looking: without(evening.looking, member),
  };
}

/** Somebody looks on from here; who did and is gone is forgotten. */
export function looks(
  evening: Evening,
  { member, person, ref, connection }: Extract<EveningEvent, { type: 'looks' }>,
  at: number,
): Evening {
  const isKnown = evening.members[member - 1] !== undefined;
  const fresh: MemberState = { ...newMember(member, { person, ref, at }), connection, onlyLooked: true };
  const others = evening.looking.filter((other) => other !== member && looksOn(evening, memberOf(evening, other)));
  return {
    ...(isKnown ? changed(evening, member, { connection }) : { ...evening, members: [...evening.members, fresh] }),
    looking: [...others, member],
  };
}

/** Nobody looks on any more where that is not allowed, and a chair is offered to nobody who did. */
export function withoutLookers({ looking, offers }: Evening): Pick<Evening, 'looking' | 'offers'> {
  return { looking: [], offers: offers.filter(({ to }) => !looking.includes(to)) };
}

/** Somebody will sit out the next deal, or after all plays, also the one that runs if nobody sits in his place. */
export function sitsOut(evening: Evening, { member, on }: Extract<EveningEvent, { type: 'sits-out' }>): Evening {
  const others = without(evening.sitsOutNext, member);
  if (on) return { ...evening, sitsOutNext: [...others, member] };
  const out = evening.out.filter((one) => one.member !== member || one.standIn !== null);
  return { ...evening, sitsOutNext: others, out };
}

function without(list: readonly Member[], member: Member): readonly Member[] {
  return list.filter((other) => other !== member);
}

/** The chairs without that member. */
export function vacated(evening: Evening, member: Member): Evening['chairs'] {
  const seat = seatOf(evening, member);
  return seat === null ? evening.chairs : withSeat(evening.chairs, seat, null);
}

function withoutOffer(evening: Evening, from: Member): Evening['offers'] {
  return evening.offers.filter((offer) => offer.from !== from);
}

/** The offers after somebody offered the own chair, or offers it no more. */
export function offered(evening: Evening, { from, to }: Extract<EveningEvent, { type: 'offered' }>): Evening['offers'] {
  return [...withoutOffer(evening, from), ...(to === null ? [] : [{ from, to, accepted: false }])];
}

/** Whoever accepts one chair wants no other. */
export function answered(
  evening: Evening,
  { from, to, accepted }: Extract<EveningEvent, { type: 'offer-answered' }>,
): Evening['offers'] {
  const others = withoutOffer(evening, from);
  return accepted ? [...others.filter((offer) => offer.to !== to), { from, to, accepted }] : others;
}

/**
 * Whoever had a chair and has none now, and does not wait either, has left; his offer with him. What was offered to somebody who has a chair by now is
 * settled; so is what somebody took who looked on.
 */
export function seated(
  evening: Evening,
  { chairs, waiting, out = [] }: Extract<EveningEvent, { type: 'seated' }>,
): Evening {
  const here = new Set([...chairs, ...waiting]);
  const gone = new Set(evening.chairs.filter((member) => member !== null && !here.has(member)));
  const offers = evening.offers.filter(
    ({ from, to, accepted }) =>
      !accepted &&
      chairs.includes(from) &&
      (waiting.includes(to) || evening.looking.includes(to)) &&
      !chairs.includes(to),
  );
  const members = evening.members.map((one) => {
    if (gone.has(one.member)) return { ...one, left: true };
    return evening.looking.includes(one.member) && here.has(one.member)
      ? { ...one, left: false, onlyLooked: false }
      : one;
  });
  const looking = evening.looking.filter((member) => !here.has(member));
  return { ...evening, members, chairs, waiting, looking, offers, out, sitsOutNext: [] };
}
