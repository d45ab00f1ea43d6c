import type { ChatLine, ServerFrame } from '@stammtisch/protocol';
import { frameFor, isHere, memberOfPerson, sharedFrame, type Evening, type MemberState } from '@stammtisch/table';
import { frameText, showsTheSame, writeFrame, type WrittenFrame } from './frame-text.ts';

/** Somebody who looks at a table over one connection. */
export interface Watcher {
  readonly person: string;
  readonly connection: string;
  /** Whether it wants every frame whole, as version 1 of the protocol had them. */
  readonly whole: boolean;
  /** Number of the last happening that was sent. */
  since: number;
  /** Sends a frame, which is JSON; false if the other side reads too slowly and must get a newer one later. */
  readonly send: (frame: string) => boolean;
}

/** Everybody who looks at a table on this node. */
export interface Watchers {
  readonly add: (watcher: Watcher) => void;
  readonly remove: (watcher: Watcher) => void;
  readonly count: () => number;
  /** Shows the table as it is to everybody who has not seen it like this. */
  readonly show: () => void;
  /** Shows it again to those who were too slow to be sent the last frame. */
  readonly showOwed: () => void;
  /** Sends lines of the chat to those who sit or wait here. */
  readonly tell: (lines: readonly ChatLine[]) => void;
}

export function watchersOf(
  evening: () => Evening,
  { nameOf, now: time }: { readonly nameOf: (person: string) => string | null; readonly now: () => number },
): Watchers {
  /** What each was sent last; `null` if nothing yet. */
  const seen = new Map<Watcher, WrittenFrame | null>();
  let owed = false;

  function show(): void {
    owed = false;
    if (seen.size === 0) return;
    const now = evening();
    const shared = sharedFrame(now, nameOf);
    for (const [watcher, before] of seen) {
      const farewell = farewellTo(now, watcher);
      if (farewell !== null) {
        seen.delete(watcher);
        watcher.send(JSON.stringify(farewell));
        continue;
      }
      const frame = frameFor(now, shared, { ...watcher, now: 0 });
      const written = writeFrame(frame);
      if (before !== null && showsTheSame(written, before)) continue;
      if (!watcher.send(frameText(frame, written, watcher.whole ? null : before, time()))) {
        owed = true;
        continue;
      }
      seen.set(watcher, written);
      watcher.since = frame.seq;
    }
  }

  return {
    show,
    showOwed() {
      if (owed) show();
    },
    add: (watcher) => void seen.set(watcher, null),
    remove: (watcher) => void seen.delete(watcher),
    count: () => seen.size,
    tell(lines) {
      if (lines.length === 0) return;
      const now = evening();
      for (const watcher of seen.keys()) {
        const one = hereOf(now, watcher);
        const heard = one === null ? [] : lines.filter(({ member }) => !one.muted.includes(member));
        if (heard.length === 0) continue;
        const frame: ServerFrame = { type: 'chat', table: now.code, lines: heard };
        watcher.send(JSON.stringify(frame));
      }
    },
  };
}

function hereOf(evening: Evening, { person }: Watcher): MemberState | null {
  const one = memberOfPerson(evening, person);
  return one !== null && isHere(evening, one) ? one : null;
}

/** The last frame for somebody who was sent away, or whose person looks from a newer connection; `null` for everybody else. */
function farewellTo(evening: Evening, { person, connection }: Watcher): ServerFrame | null {
  const one = memberOfPerson(evening, person);
  if (one?.removed === true) return { type: 'no-table', table: evening.code, reason: { code: 'removed-here' } };
  const isElsewhere = one !== null && isHere(evening, one) && one.connection !== null && one.connection !== connection;
  return isElsewhere ? { type: 'elsewhere', table: evening.code } : null;
}
