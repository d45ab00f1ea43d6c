import type { Member } from '@stammtisch/protocol';
import { SEATS, bySeat, withSeat } from '@stammtisch/rules';
import { lookersAt, memberOf, type Evening } from './evening.ts';
import type { SittingOut } from './event.ts';

type Places = Pick<Evening, 'chairs' | 'waiting'>;

/**
 * Who sits where in the next deal. Whoever sat out by choice has the place again; whoever left is gone, a chair that was handed over changes
 * hands, people take the chairs of bots, and with more than four the one who would deal sits out for whoever waits longest. On the chair of somebody
 * who then sits out by choice whoever waits longest sits for this one deal, and after it everybody is where he would be without that; where nobody
 * waits a bot plays for the one who sits out.
 */
export function arranged(evening: Evening): Places & { readonly out: readonly SittingOut[] } {
  const places = restored(evening);
  const isThere = (member: Member): boolean => memberOf(evening, member).connection !== null;
  const sitsOut = sitterOut(evening, isThere);
  const queue = places.waiting.filter((member) => isThere(member) && !sitsOut(member));
  const resting = places.waiting.filter((member) => isThere(member) && sitsOut(member));
  const absent = places.waiting.filter((member) => !isThere(member));
  const chairs = handedOver(evening, places, [queue, resting, absent]);
  for (const seat of SEATS) {
    const member = chairs[seat] ?? null;
    if (queue.length > 0 && (member === null || memberOf(evening, member).bot !== null))
      chairs[seat] = queue.shift() ?? null;
  }
  const { dealer } = evening.game;
  if (queue.length > 0 && evening.lastDealer !== null && dealer !== evening.lastDealer) {
    const inTurn = chairs[dealer] ?? null;
    chairs[dealer] = queue.shift() ?? null;
    if (inTurn !== null) queue.push(inTurn);
  }
  const out: SittingOut[] = [];
  for (const seat of SEATS) {
    const member = chairs[seat] ?? null;
    if (member === null || !sitsOut(member)) continue;
    const standIn = nextOf(queue, sitsOut);
    if (standIn !== null) chairs[seat] = standIn;
    out.push({ member, chair: seat, standIn });
  }
  const waiting = [
    ...places.waiting.filter((member) => queue.includes(member) || resting.includes(member)),
    ...queue.filter((member) => !places.waiting.includes(member)),
    ...out.flatMap(({ member, standIn }) => (standIn === null ? [] : [member])),
    ...absent,
  ];
  return { chairs: bySeat((seat) => chairs[seat] ?? null), waiting, out };
}

/** The chairs and the queue as if nobody had sat out by choice: everybody has the own place again, and whoever sat in for somebody waits in front. */
function restored(evening: Evening): Places {
  const { chairs, waiting, out } = evening;
  return out.toReversed().reduce(
    (so: Places, { member, chair, standIn }): Places => {
      if (standIn === null || so.chairs[chair] !== standIn || !so.waiting.includes(member)) return so;
      const others = so.waiting.filter((other) => other !== member);
      const back = memberOf(evening, standIn).left ? [] : [standIn];
      return { chairs: withSeat<Member | null>(so.chairs, chair, member), waiting: [...back, ...others] };
    },
    { chairs, waiting },
  );
}

/** Tells who sits out the next deal: because of having said so, or because of having said so before and not being back. */
function sitterOut({ out, sitsOutNext }: Evening, isThere: (member: Member) => boolean): (member: Member) => boolean {
  const before = new Set(out.filter(({ standIn }) => standIn !== null).map(({ member }) => member));
  return (member) => sitsOutNext.includes(member) || (before.has(member) && !isThere(member));
}

/** The chairs after those who left are gone and those who were promised one have it; they wait no more. */
function handedOver(evening: Evening, { chairs }: Places, waiting: readonly Member[][]): (Member | null)[] {
  const lists = [...waiting, lookersAt(evening).map(({ member }) => member)];
  return SEATS.map((seat): Member | null => {
    const member = chairs[seat];
    if (member === null) return null;
    // A log may hold a chair for somebody who has one: nobody sits on two.
    const offer = evening.offers.find(
      ({ from, to, accepted }) => from === member && accepted && lists.some((list) => list.includes(to)),
    );
    if (offer === undefined) return memberOf(evening, member).left ? null : member;
    for (const list of lists) remove(list, offer.to);
    return offer.to;
  });
}

/** Takes out whoever waits longest and does not sit out. */
function nextOf(queue: Member[], sitsOut: (member: Member) => boolean): Member | null {
  const next = queue.find((member) => !sitsOut(member)) ?? null;
  if (next !== null) remove(queue, next);
  return next;
}

function remove(list: Member[], member: Member): void {
  const place = list.indexOf(member);
  if (place >= 0) list.splice(place, 1);
}
