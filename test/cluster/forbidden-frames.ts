import { isDeepStrictEqual } from 'node:util';
import type { TableFrame } from '@stammtisch/protocol';
import { evolveEvening, frameFor, memberOfPerson, readLogged, sharedFrame, type Evening } from '@stammtisch/table';
import type { StoredEvent } from '../../apps/server/src/store/event-store.ts';

/** A frame of a table as it was read, and by whom. */
export interface HeardFrame {
  readonly person: string;
  readonly frame: TableFrame;
}

/**
 * Frames that are not what the log gives their person to see: neither as the one who has the seat nor as one who watches, in no state of the
 * table that has the frame's number.
 */
export function forbiddenFrames(
  log: readonly StoredEvent[],
  heard: readonly HeardFrame[],
  nameOf: (person: string) => string | null,
): readonly HeardFrame[] {
  const open = new Map<number, readonly HeardFrame[]>();
  for (const one of heard) open.set(one.frame.seq, [...(open.get(one.frame.seq) ?? []), one]);
  let evening: Evening | null = null;
  for (const { event } of log) {
    const now: Evening = evolveEvening(evening, readLogged(event));
    evening = now;
    const waiting = open.get(now.seq);
    if (waiting === undefined) continue;
    const allowed = allowedAt(now, nameOf);
    const left = waiting.filter((one) => !allowed(one));
    if (left.length === 0) open.delete(now.seq);
    else open.set(now.seq, left);
  }
  return [...open.values()].flat();
}

/** Whether a frame is allowed in this state of the evening. */
function allowedAt(evening: Evening, nameOf: (person: string) => string | null): (heard: HeardFrame) => boolean {
  const shared = sharedFrame(evening, nameOf);
  return ({ person, frame }) => {
    const one = memberOfPerson(evening, person);
    return [one?.connection ?? '', 'another line'].some((connection) => {
      const whole = frameFor(evening, shared, { person, connection, since: 0, now: 0 });
      return isDeepStrictEqual(still(frame), still(whole)) && isAmong(frame.happened, whole.happened);
    });
  };
}

/** The frame without its time and without what happened, of which everybody gets what is new to him. */
function still(frame: TableFrame): unknown {
  return JSON.parse(JSON.stringify({ ...frame, now: 0, happened: [] }));
}

function isAmong(some: TableFrame['happened'], all: TableFrame['happened']): boolean {
  const known = new Set(all.map((one) => JSON.stringify(one)));
  return some.every((one) => known.has(JSON.stringify(one)));
}
