import { decide, deckCards, evolve, newTable, view, whyNotAction } from '@stammtisch/rules';
import type { Card, Command, Reason, Seat, SeatAction, Table, TableEvent, View } from '@stammtisch/rules';
import { cryptoRandom } from './crypto-random.ts';
import type { Appended, EventStore } from './event-store.ts';
import { fairPack } from './fair-deal.ts';
import { seededRandom, shuffle, type Level } from '@stammtisch/bots';
import { replay } from './replay.ts';
import { eventsLeft } from './take-back.ts';
import { rulesOf, withLevel, withTakenBack, type SessionHead } from './session-head.ts';

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
  /** Whether a seat did something in the running deal that it can take back. */
  readonly mayTakeBack: (seat: Seat) => boolean;
  /** Takes back the last choice of a seat in the running deal and everything that followed; the head notes it. False if there is none. */
  readonly takeBack: (seat: Seat) => boolean;
  /** Lets the bots play at another level from the next deal on. */
  readonly setLevel: (level: Level) => void;
  /** Keeps the order that the person gave the hand of the running deal. */
  readonly keepHandOrder: (cards: readonly Card[]) => void;
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
  let started: ReturnType<typeof dealStart> | null = null;
  let writing: Promise<void> =
    log.length < stored.length ? store.setAside(head.id, log.length) : Promise.resolve(undefined);
  let isKept = store.lasting;

  function take(command: Command): Reason | null {
    const decided = decide(table, command);
    if (!decided.ok) return decided.reason;
    const events = decided.value;
    const from = log.length;
    table = events.reduce(evolve, table);
    log = [...log, ...events];
    // Noted before anybody hears of it: a page that is closed now loses nothing.
    writing = keep(from, events);
    listener.happened(events);
    return null;
  }

  async function keep(from: number, events: readonly TableEvent[]): Promise<void> {
    const appended = await store.append(head.id, from, events).catch(() => 'failed' as const);
    if (appended === 'taken') return listener.keeping('elsewhere');
    const now = (appended === 'gone' ? await keepAnew() : appended) === 'stored' && store.lasting;
    if (now !== isKept || !now) listener.keeping(now ? 'kept' : 'not-kept');
    isKept = now;
  }

  /** Somebody cleared the store while the table is played: all of it is written again, so that a reload still finds it. */
  function keepAnew(): Promise<Appended> {
    // Not one after the other: what happens meanwhile must find the whole log.
    store.begin(head).catch(() => undefined);
    return store.append(head.id, 0, log).catch(() => 'failed');
  }

  function changeHead(changed: SessionHead): void {
    head = changed;
    writing = store.keepHead(changed).catch(() => listener.keeping('not-kept'));
  }

  /** The table before the deal that runs, and the number of the event with which it began. */
  function dealStart(): { readonly from: number; readonly before: Table } {
    const dealt = log.findLastIndex(({ type }) => type === 'dealt');
    const from = log[dealt - 1]?.type === 'stock-filled' ? dealt - 1 : Math.max(0, dealt);
    if (started?.from === from) return started;
    started = { from, before: log.slice(0, from).reduce(evolve, start ?? newTable(table.rules, head.dealer)) };
    return started;
  }

  function left(seat: Seat): number | null {
    const { from, before } = dealStart();
    const kept = eventsLeft(before, log.slice(from), seat);
    return kept === null ? null : from + kept;
  }

  function takeBack(seat: Seat): boolean {
    const kept = left(seat);
    if (kept === null || table.deal === null) return false;
    // The note first: a page that is closed now does not hide what was done.
    changeHead(withTakenBack(head, table.deal.number));
    const { from, before } = dealStart();
    log = log.slice(0, kept);
    table = log.slice(from).reduce(evolve, before);
    writing = store.truncate(head.id, kept).catch(() => listener.keeping('not-kept'));
    return true;
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
    mayTakeBack: (seat) => left(seat) !== null,
    takeBack,
    setLevel: (level) => changeHead(withLevel(head, table.deals + 1, level)),
    keepHandOrder: (cards) => changeHead({ ...head, handOrder: { deal: table.deals, cards } }),
    endsStoss: (seat, action, other) => endsStoss(table, seat, action, other),
    settled: () => writing,
  };
}

/**
 * Cards for the next deal, so that it can be proved how they were shuffled. On a practice table deal 3 is the same for everybody who uses the
 * same words; sessions from before there were proofs go on by chance.
 */
function shuffledDeck(head: SessionHead, table: Table): readonly number[] {
  if (head.dealing !== undefined && head.seed === null) {
    return fairPack(head, head.dealing, { rules: table.rules, dealer: table.dealer, number: table.deals + 1 });
  }
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
