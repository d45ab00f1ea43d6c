import { decide, deckCards, evolve, view, whyNotAction } from '@stammtisch/rules';
import type { Command, Reason, Seat, SeatAction, Table, TableEvent, View } from '@stammtisch/rules';
import { cryptoRandom } from './crypto-random.ts';
import type { EventStore } from './event-store.ts';
import { seededRandom, shuffle, type Level } from '@stammtisch/bots';
import { replay } from './replay.ts';
import { rulesOf, withLevel, type SessionHead } from './session-head.ts';

/** What the session tells about its store: all is well, nothing is kept, or another window has the table. */
export type Keeping = 'kept' | 'not-kept' | 'elsewhere';

/** A session at one table. The table itself never leaves: people and bots get views. */
export interface Session {
  readonly head: SessionHead;
  /** What a seat may know now. */
  readonly viewOf: (seat: Seat) => View;
  /** The log so far. */
  readonly events: () => readonly TableEvent[];
  /** Why a seat may not do this now, or `null`; for that seat only. */
  readonly whyNot: (seat: Seat, action: SeatAction) => Reason | null;
  /** Does something for a seat; the reason if it is refused. */
  readonly act: (seat: Seat, action: SeatAction) => Reason | null;
  /** Shuffles and begins the next deal; refused while one is running. */
  readonly deal: () => Reason | null;
  /** Lets the bots play at another level from the next deal on. */
  readonly setLevel: (level: Level) => void;
  /** Whether `other` may give a Stoß now but could not any more once `seat` has done this. */
  readonly endsStoss: (seat: Seat, action: SeatAction, other: Seat) => boolean;
  /** Resolves when everything that happened is stored. */
  readonly settled: () => Promise<void>;
}

/** Who wants to hear from a session. */
export interface SessionListener {
  readonly happened: (events: readonly TableEvent[]) => void;
  readonly keeping: (state: Keeping) => void;
}

/**
 * Opens a session: a new one, or one that was stored. Returns `null` if its rules are not valid any more.
 *
 * @param openedHead what the session starts from; it changes when another level is chosen
 * @param stored the log as it was found in the store; damaged ends are cut off there too
 * @param start the table before the log, where that is not an empty one
 */
export function openSession(
  openedHead: SessionHead,
  stored: readonly unknown[],
  store: EventStore,
  listener: SessionListener,
  start?: Table,
): Session | null {
  let head = openedHead;
  const rules = rulesOf(head);
  if (rules === null) return null;
  const replayed = replay(rules, head.dealer, stored, start);
  let { table } = replayed;
  let log = replayed.events;
  let writing: Promise<void> =
    log.length < stored.length ? store.truncate(head.id, log.length) : Promise.resolve(undefined);

  function take(command: Command): Reason | null {
    const decided = decide(table, command);
    if (!decided.ok) return decided.reason;
    const events = decided.value;
    const from = log.length;
    table = events.reduce(evolve, table);
    log = [...log, ...events];
    writing = writing.then(() => keep(from, events));
    listener.happened(events);
    return null;
  }

  async function keep(from: number, events: readonly TableEvent[]): Promise<void> {
    const appended = await store.append(head.id, from, events).catch(() => 'failed' as const);
    if (appended === 'taken') listener.keeping('elsewhere');
    if (appended === 'failed' || !store.lasting) listener.keeping('not-kept');
  }

  function changeHead(changed: SessionHead): void {
    head = changed;
    writing = writing.then(() => store.keepHead(changed)).catch(() => listener.keeping('not-kept'));
  }

  return {
    get head() {
      return head;
    },
    viewOf: (seat) => view(table, seat),
    events: () => log,
    whyNot: (seat, action) =>
      table.deal === null
        ? { code: 'wrong-phase', phase: 'between-deals' }
        : whyNotAction(table, table.deal, seat, action),
    act: (seat, action) => take({ seat, ...action }),
    deal: () => take({ type: 'deal', deck: shuffledDeck(head, table) }),
    setLevel: (level) => changeHead(withLevel(head, table.deals + 1, level)),
    endsStoss: (seat, action, other) => endsStoss(table, seat, action, other),
    settled: () => writing,
  };
}

/** Cards for the next deal. On a practice table deal 3 is the same for everybody who uses the same words. */
function shuffledDeck(head: SessionHead, table: Table): readonly number[] {
  const random = head.seed === null ? cryptoRandom() : seededRandom(`${head.seed}/${table.deals + 1}`);
  return shuffle(deckCards(table.rules.deck), random);
}

function endsStoss(table: Table, seat: Seat, action: SeatAction, other: Seat): boolean {
  if (!maySayStoss(table, other)) return false;
  const decided = decide(table, { seat, ...action });
  return decided.ok && !maySayStoss(decided.value.reduce(evolve, table), other);
}

function maySayStoss(table: Table, seat: Seat): boolean {
  return table.deal !== null && whyNotAction(table, table.deal, seat, { type: 'stoss' }) === null;
}
