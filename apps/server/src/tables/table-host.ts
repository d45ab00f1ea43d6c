import { LONGEST_LINE, readChatLine, readName, type Refusal, type TableIntention } from '@stammtisch/protocol';
import {
  decideEvening,
  evolveEvening,
  isHere,
  listingOf,
  logged,
  memberOfPerson,
  readLogged,
  wakeAt,
  type Evening,
  type EveningCommand,
  type EveningEvent,
  type LoggedEvent,
} from '@stammtisch/table';
import type { StoredEvent, Upkeep } from '../store/event-store.ts';
import { botTurnsOf } from './bot-turns.ts';
import { chatOf, type Chat } from './chat.ts';
import { logOf } from './log-of.ts';
import type { People } from './people.ts';
import type { EndedDeal, PublicDeals } from './public-deals.ts';
import { endedBetween, tableLinks } from './table-links.ts';
import { watchersOf, type Watchers } from './watchers.ts';
import { newId, type World } from './world.ts';

/** A table as this node has it in memory: its log lies in the store, and whatever is told to anybody is stored before. */
export interface TableHost {
  readonly code: string;
  readonly evening: () => Evening;
  /** Does a command once; the refusal if it is not done. */
  readonly perform: (id: string, command: EveningCommand) => Promise<Refusal | null>;
  /** Writes a line to the others. */
  readonly write: (id: string, person: string, connection: string, text: string) => Promise<Refusal | null>;
  readonly watchers: Watchers;
  /** Reads what others stored, and shows it. */
  readonly catchUp: () => Promise<void>;
  /** Events that are known here. */
  readonly length: () => number;
  /** Does what is due: time that ran out, or the turn of a bot. */
  readonly wake: () => Promise<void>;
  /** While a bot thinks here, keeps other nodes from asking theirs before then. */
  readonly renewLease: (until: number) => Promise<void>;
  /** Whether a person was sent away from here. */
  readonly isRemoved: (person: string) => boolean;
  /** An id for something that the server wants itself. */
  readonly newId: () => string;
  /** Resolves when nothing is being done here. */
  readonly idle: () => Promise<void>;
}

/** How long a deal waits that could not be brought into the chain of all deals. */
const LINK_AGAIN_MS = 60_000;

/** Loads a table; `null` if there is none with this code. */
export async function openTableHost(
  world: World,
  people: People,
  deals: PublicDeals,
  code: string,
): Promise<TableHost | null> {
  const log = logOf.table(code);
  const stored = await world.store.read(log);
  if (stored.length === 0) return null;
  let length = 0;
  let evening: Evening | null = null;
  /** How many events were known when the table was shown last. */
  let shown = 0;
  let botsAsked = -1;
  /** Before this time no deal is brought into the chain of all deals. */
  let linkAt = 0;
  const answered = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  /** A look at the log that has not begun: whoever wants one meanwhile gets the same, so that a crowd of hints costs two at most. */
  let nextLook: Promise<void> | null = null;
  const chat: Chat = chatOf(world, code);
  const links = tableLinks(world, deals, code);
  const bots = botTurnsOf(world, {
    evening: current,
    length: () => length,
    // It is looked at in turn: what is being stored just now counts as well.
    act: (asked, seat, action) =>
      inTurn(async () => {
        if (asked === length) await perform(newId(world), { type: 'bot', seat, action });
      }),
  });
  await take(stored);
  const watchers = watchersOf(current, { nameOf: people.nameOf, now: world.now });

  function current(): Evening {
    if (evening === null) throw new Error('a table without a beginning');
    return evening;
  }

  async function take(events: readonly StoredEvent[]): Promise<void> {
    for (const { number, command, event } of events) {
      if (number !== length) throw new Error('a log with a gap');
      const entry = readLogged(event);
      const person = personIn(entry.event, evening);
      if (person !== null) await people.load(person);
      const before: Evening | null = evening;
      evening = evolveEvening(before, entry);
      links.note(endedBetween(before, evening));
      answered.add(command);
      length += 1;
    }
  }

  /** Goes on from what was stored here: the evening after it is known already. */
  async function takeOwn(entries: readonly LoggedEvent[], after: Evening): Promise<void> {
    for (const { event } of entries) {
      const person = personIn(event, after);
      if (person !== null) await people.load(person);
    }
    evening = after;
    length += entries.length;
  }

  /** One after the other: what was decided is stored, or decided anew, before the next one is looked at. */
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }

  function show(): void {
    shown = length;
    watchers.show();
  }

  /** What another node stored may come to light with any work, also with one that is refused: no hint brings it a second time. */
  async function andShow<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } finally {
      if (shown !== length) show();
    }
  }

  async function readOn(): Promise<boolean> {
    const more = await world.store.read(log, length);
    await take(more);
    return more.length > 0;
  }

  async function look(): Promise<void> {
    await andShow(() =>
      inTurn(() => {
        nextLook = null;
        return readOn();
      }),
    );
    watchers.showOwed();
    watchers.tell(await chat.readOn());
  }

  async function readAll(): Promise<readonly LoggedEvent[]> {
    return (await world.store.read(log)).map(({ event }) => readLogged(event));
  }

  /** A name counts from the moment somebody sits down or looks on with it, and only then; the log of the table does not hold it. */
  async function nameFirst(id: string, command: EveningCommand): Promise<void> {
    if (command.type !== 'intend' || !isNamed(command.intention) || answered.has(id)) return;
    await readOn();
    const name = readName(command.intention.name);
    if (name === null) return;
    const nameOf = (person: string): string | null => (person === command.person ? name : people.nameOf(person));
    if (decideEvening(current(), command, { now: world.now(), bytes: world.bytes, nameOf }).ok)
      await people.setName(command.person, name);
  }

  async function perform(id: string, command: EveningCommand): Promise<Refusal | null> {
    for (;;) {
      if (answered.has(id)) return null;
      const circumstances = { now: world.now(), bytes: world.bytes, nameOf: people.nameOf };
      const decided = decideEvening(current(), command, circumstances);
      if (decided.ok) {
        if (decided.value.length === 0 || (await store(id, decided.value, circumstances.now))) return null;
      } else if (!(await readOn())) return decided.reason;
    }
  }

  /** Stores what a command led to; false if somebody else was first. Nobody hears of it before. */
  async function store(id: string, events: readonly EveningEvent[], at: number): Promise<boolean> {
    const entries = events.map((event) => logged(event, at));
    const { after, ended } = following(current(), entries);
    // A deal that is over must come into the chain of all deals: whoever is alive looks after that next.
    const upkeep = { ...upkeepOf(after, false), ...(ended.length > 0 ? { wakeAt: at } : {}) };
    const answer = await world.store.append({ table: log, id, from: length, events: entries, upkeep });
    if (answer.kind === 'behind' || answer.again) {
      await readOn();
      show();
      return answer.kind === 'stored';
    }
    await takeOwn(entries, after);
    ended.forEach(links.note);
    answered.add(id);
    show();
    world.hints.say(log, length);
    // What people wrote to each other is nobody's business after the evening.
    if (after.phase === 'closed') await world.store.erase(logOf.chat(code));
    return true;
  }

  function upkeepOf(after: Evening, asked: boolean): Upkeep {
    const waking = { now: world.now(), botDelay: world.botDelay(), botsAsked: asked };
    const own = wakeAt(after, waking);
    const linking = links.isBehind(after.phase) ? Math.max(waking.now, linkAt) : Infinity;
    return {
      wakeAt: own === null && linking === Infinity ? null : Math.min(own ?? Infinity, linking),
      listed: listingOf(after),
    };
  }

  /** What goes wrong in the chain of all deals stops no table; it is tried again after a while. */
  async function link(): Promise<void> {
    try {
      await links.catchUp(current().phase, readAll);
    } catch (error) {
      linkAt = world.now() + LINK_AGAIN_MS;
      world.failed(error);
    }
  }

  async function wake(): Promise<void> {
    await inTurn(readOn);
    if (links.isBehind(current().phase) && world.now() >= linkAt) await inTurn(link);
    const before = length;
    await inTurn(() => perform(newId(world), { type: 'tick' }));
    if (before !== length) return undefined;
    if (botsAsked !== length && (await bots.ask())) return undefined;
    botsAsked = length;
    await world.store.keepUp(log, length, upkeepOf(current(), true));
  }

  async function write(id: string, person: string, connection: string, text: string): Promise<Refusal | null> {
    const one = memberOfPerson(current(), person);
    if (one === null || !isHere(current(), one)) return { code: 'not-seated' };
    if (one.connection !== connection) return { code: 'seated-elsewhere' };
    if (!world.rules.freeText || !current().options.freeText) return { code: 'text-off' };
    const line = readChatLine(text);
    if (line === null) return { code: 'text-bad', most: LONGEST_LINE };
    watchers.tell(await chat.add(id, one.member, line));
    world.hints.say(log);
    return null;
  }

  return {
    code,
    evening: current,
    watchers,
    perform: (id, command) =>
      inTurn(() =>
        andShow(async () => {
          await nameFirst(id, command);
          return perform(id, command);
        }),
      ),
    write,
    length: () => length,
    catchUp() {
      nextLook ??= look();
      return nextLook;
    },
    wake: () => andShow(wake),
    renewLease: async (until) => {
      if (bots.areThinking()) await world.store.keepUp(log, length, { ...upkeepOf(current(), true), wakeAt: until });
    },
    isRemoved: (person) => memberOfPerson(current(), person)?.removed === true,
    newId: () => newId(world),
    idle: () => last.then(() => undefined),
  };
}

/** Whether somebody says with it what he is called. */
export function isNamed(intention: TableIntention): intention is Extract<TableIntention, { readonly name: string }> {
  return intention.type === 'sit' || intention.type === 'look-on';
}

/** The person whose name an event makes needed. */
function personIn(event: EveningEvent, evening: Evening | null): string | null {
  if (event.type === 'opened' || event.type === 'joined' || event.type === 'looks') return event.person;
  if (event.type !== 'sat' && event.type !== 'waits') return null;
  return evening?.members[event.member - 1]?.person ?? null;
}

/** The evening after some events, and the deals that end with them. */
function following(evening: Evening, entries: readonly LoggedEvent[]) {
  const ended: EndedDeal[] = [];
  let after = evening;
  for (const entry of entries) {
    const before = after;
    after = evolveEvening(before, entry);
    const deal = endedBetween(before, after);
    if (deal !== null) ended.push(deal);
  }
  return { after, ended };
}
