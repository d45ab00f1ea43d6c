import { dealLocked, missingOpenings } from '@stammtisch/fairdeal';
import {
  SEATS,
  cutterOf,
  decide as decideGame,
  evolve as evolveGame,
  type Command,
  type TableEvent,
} from '@stammtisch/rules';
import { beginDeal, isAwaited } from './begin-deal.ts';
import type { Circumstances } from './command.ts';
import { isAlive, isPlayedByBot, memberOf, peopleHere, seatOf, type Evening } from './evening.ts';
import type { EveningEvent } from './event.ts';
import { evolveAll } from './evolve.ts';
import { OPEN_MS } from './times.ts';

/** Events and everything that follows from them by itself: nobody has to ask for the lock, the cards or the next deal. */
export function withConsequences(
  evening: Evening,
  first: readonly EveningEvent[],
  circumstances: Circumstances,
): readonly EveningEvent[] {
  const events = [...first];
  let now = evolveAll(evening, first, circumstances.now);
  for (;;) {
    const more = consequences(now, circumstances);
    if (more.length === 0) return events;
    events.push(...more);
    now = evolveAll(now, more, circumstances.now);
  }
}

function consequences(evening: Evening, circumstances: Circumstances): readonly EveningEvent[] {
  if (evening.phase === 'closed') return [];
  const host = newHost(evening);
  if (host !== null) return [{ type: 'host', member: host }];
  if (evening.phase === 'dealing') return isReadyToLock(evening) ? [lock(circumstances)] : dealtEvents(evening);
  return evening.phase === 'between' && areAllReady(evening) ? beginDeal(evening, circumstances) : [];
}

/** Closes the round of commitments. */
export function lock({ now }: Circumstances): EveningEvent {
  return { type: 'locked', until: now + OPEN_MS };
}

/** Rights of the host go on at once when he is gone and somebody else is there. */
function newHost(evening: Evening): number | null {
  const people = peopleHere(evening);
  const host = memberOf(evening, evening.host);
  if (people.includes(host) && host.away === null) return null;
  const others = people.filter(({ connection, away }) => connection !== null && away === null);
  const next = others.find(({ member }) => seatOf(evening, member) !== null) ?? others[0];
  return next === undefined || next === host ? null : next.member;
}

function isReadyToLock(evening: Evening): boolean {
  const committing = evening.dealing?.dealing;
  if (committing?.phase !== 'committing') return false;
  return SEATS.every((seat) => {
    const member = evening.chairs[seat];
    return member === null || committing.commits[seat] !== null || !isAwaited(evening, memberOf(evening, member));
  });
}

/** The cards, once everything is open: shuffled pack, the cut that was committed, and nothing left to say about it. */
function dealtEvents(evening: Evening): readonly EveningEvent[] {
  const locked = evening.dealing?.dealing;
  if (locked?.phase !== 'opening' || missingOpenings(locked).length > 0) return [];
  const dealt = dealLocked(locked);
  if (!dealt.ok) return [];
  const cutter = cutterOf(locked.context.dealer);
  const cuts = locked.openings[cutter]?.cuts ?? [];
  const commands: readonly Command[] = [
    { type: 'deal', deck: dealt.value.shuffled },
    ...cuts.map((at): Command => ({ type: 'cut', seat: cutter, at })),
  ];
  const { table, events } = commands.reduce(perform, { table: evening.game, events: [] });
  const cutting = table.deal?.phase.name === 'cutting';
  const done = cutting ? perform({ table, events }, { type: 'done-cutting', seat: cutter }) : { table, events };
  return done.events.map((event) => ({ type: 'game', event }));
}

interface Progress {
  readonly table: Evening['game'];
  readonly events: readonly TableEvent[];
}

/** The cuts were checked when they were opened, so nothing is refused here. */
function perform({ table, events }: Progress, command: Command): Progress {
  const decided = decideGame(table, command);
  if (!decided.ok) throw new Error(`dealing was refused: ${decided.reason.code}`);
  return { table: decided.value.reduce(evolveGame, table), events: [...events, ...decided.value] };
}

function areAllReady(evening: Evening): boolean {
  if (evening.paused !== null || !isAlive(evening)) return false;
  return SEATS.every((seat) => {
    const member = evening.chairs[seat];
    if (member === null || isPlayedByBot(evening, seat)) return true;
    return evening.ready.includes(member) || evening.sitsOutNext.includes(member);
  });
}
