import {
  DEFAULT_OPTIONS,
  LONGEST_NAME,
  isTableCode,
  makeTableCode,
  readName,
  type LobbyLine,
  type PersonIntention,
  type Refusal,
  type TableOptions,
} from '@stammtisch/protocol';
import { logged, memberOfPerson, openEvening, type EveningEvent, type Listing } from '@stammtisch/table';
import { err, ok, type Result, type WrittenHouseRules } from '@stammtisch/rules';
import { caretakerOf } from './caretaker.ts';
import { deviceCodesOf } from './device-codes.ts';
import { addEntry, codeOfLog, logOf, personOfLog } from './log-of.ts';
import { ownTablesOf, type OwnTables } from './own-tables.ts';
import { peopleOf, tablesIn, type People, type PersonEntry } from './people.ts';
import { publicDealsOf, type PublicDeals } from './public-deals.ts';
import { openTableHost, type TableHost } from './table-host.ts';
import { numberBelow, newId, type World } from './world.ts';
import { writtenEvenings, type WrittenEvenings } from './written-evenings.ts';

/** What a command of a person led to. */
export interface PersonAnswer {
  readonly table?: string;
  readonly deviceCode?: string;
}

/** Codes are short, and nobody shall find tables by trying them. */
export interface Guesses {
  /** Whether one more may be tried. */
  readonly mayGuess: () => boolean;
  /** There was no table with the code that was tried. */
  readonly missed: () => void;
}

/** All tables, as far as this node has to do with them. */
export interface Tables extends Omit<OwnTables, 'forgetWritten'> {
  readonly people: People;
  readonly deals: PublicDeals;
  readonly evenings: WrittenEvenings;
  /** The table with this code; `null` if there is none. */
  readonly host: (code: string) => Promise<TableHost | null>;
  /**
   * The table with a code that somebody names. Whoever has tried too many finds only those where it was before, and the others are not even looked for:
   * the answer is the same whether there is such a table.
   */
  readonly find: (code: string, person: string | null, guesses: Guesses) => Promise<TableHost | null | 'too-fast'>;
  readonly perform: (
    id: string,
    person: string,
    connection: string,
    intention: PersonIntention,
  ) => Promise<Result<PersonAnswer, Refusal>>;
  /** The list of open tables. */
  readonly lobby: () => Promise<readonly LobbyLine[]>;
  /** The person that a code from another device belongs to; good once. */
  readonly redeem: (deviceCode: string) => Promise<string | null>;
  /** Looks after the tables whose time has come. Resolves when that is done. */
  readonly wake: () => Promise<void>;
  /** Keeps the tables for this node at which its bots think: to be called every so often. */
  readonly renewLeases: () => Promise<void>;
  /** Looks whether others stored something at the tables that are watched here. */
  readonly catchUp: () => Promise<void>;
  /** Forgets tables that nobody looks at, if there are many; their logs lie in the store. */
  readonly forgetIdle: () => Promise<void>;
  /** Sends those who read too slowly what they have not got yet. */
  readonly showOwed: () => Promise<void>;
  /** Tables in memory. */
  readonly count: () => number;
  readonly close: () => Promise<void>;
}

const MOST_LISTED = 100;
/** Tables that nobody watches are forgotten here when there are more than this; their logs lie in the store. */
const MOST_IDLE = 500;
/** What a quick game is opened with where nobody waits. */
const QUICK = { ...DEFAULT_OPTIONS, listed: true };

export function tablesOf(world: World): Tables {
  const people = peopleOf(world, (person) => own.forgetWritten(person));
  const own = ownTablesOf(world, people, hostIfReadable);
  const deals = publicDealsOf(world);
  const evenings = writtenEvenings(world);
  const codes = deviceCodesOf(world, people);
  const hosts = new Map<string, Promise<TableHost | null>>();
  const stopListening = world.hints.listen((log, length = Infinity) => {
    const code = log === null ? null : codeOfLog(log);
    const person = log === null ? null : personOfLog(log);
    if (person !== null && people.isLoaded(person)) showName(person).catch(() => undefined);
    if (log === null) void catchUp();
    // What fails here is read again at the next turn, or with the next command where nobody else writes.
    else if (code !== null)
      void hosts
        .get(code)
        ?.then((host) => (host !== null && host.length() < length ? host.catchUp() : undefined))
        .catch(() => undefined);
  });

  function host(code: string): Promise<TableHost | null> {
    if (!isTableCode(code)) return Promise.resolve(null);
    const known = hosts.get(code);
    if (known !== undefined) return known;
    const opened = openTableHost(world, people, deals, code);
    hosts.set(code, opened);
    const forget = (): boolean => hosts.get(code) === opened && hosts.delete(code);
    opened.then((found) => found === null && forget(), forget);
    return opened;
  }

  /** What cannot be read stands still alone: whatever looks at many leaves it out. */
  function leaveOut(error: unknown): null {
    world.failed(error);
    return null;
  }

  function hostIfReadable(code: string): Promise<TableHost | null> {
    return host(code).catch(leaveOut);
  }

  async function find(code: string, person: string | null, guesses: Guesses): Promise<TableHost | null | 'too-fast'> {
    if (!guesses.mayGuess()) {
      const own = person === null ? [] : tablesIn(await people.entries(person));
      if (!own.includes(code)) return 'too-fast';
    }
    const found = await host(code);
    if (found === null) guesses.missed();
    return found;
  }

  async function watched(): Promise<readonly TableHost[]> {
    const all = await Promise.all([...hosts.values()].map((opened) => opened.catch(() => null)));
    return all.filter((one) => one !== null).filter(({ watchers }) => watchers.count() > 0);
  }

  /** Somebody is called otherwise, perhaps since a moment ago on another node. */
  async function showName(person: string): Promise<void> {
    await people.load(person);
    for (const { evening, watchers } of await watched()) {
      if (memberOfPerson(evening(), person) !== null) watchers.show();
    }
  }

  async function catchUp(): Promise<void> {
    for (const one of await watched()) await one.catchUp().catch(leaveOut);
  }

  async function showOwed(): Promise<void> {
    for (const { watchers } of await watched()) watchers.showOwed();
  }

  async function forgetIdle(): Promise<void> {
    if (hosts.size <= MOST_IDLE) return;
    // A table that is loaded again meanwhile must not be met again and again.
    const thereNow = [...hosts];
    for (const [code, opened] of thereNow) {
      const one = await opened.catch(() => null);
      if (one !== null && one.watchers.count() > 0) continue;
      await one?.idle();
      // Meanwhile somebody may have come to look, or it may have been forgotten and loaded anew.
      if (hosts.get(code) === opened && (one === null || one.watchers.count() === 0)) {
        hosts.delete(code);
        evenings.forget(code);
      }
    }
  }

  async function perform(
    id: string,
    person: string,
    connection: string,
    intention: PersonIntention,
  ): Promise<Result<PersonAnswer, Refusal>> {
    if (intention.type === 'make-device-code') return ok({ deviceCode: await codes.make(person) });
    const name = readName(intention.name);
    if (name === null) return err({ code: 'name-bad', most: LONGEST_NAME });
    if (await own.isTaken(person, name)) return err({ code: 'name-taken' });
    if (intention.type === 'create-table') {
      const { rules, options } = intention;
      return create(id, { person, name, rules, options: { ...DEFAULT_OPTIONS, ...options } });
    }
    return quickGame(id, { person, name, rules: intention.rules }, connection);
  }

  interface Wanted {
    readonly person: string;
    readonly name: string;
    readonly rules: WrittenHouseRules;
  }

  async function create(
    id: string,
    wanted: Wanted & { readonly options: TableOptions },
  ): Promise<Result<PersonAnswer, Refusal>> {
    const { person, name, rules, options } = wanted;
    if (!world.rules.newTables((await watched()).length)) return err({ code: 'no-new-tables' });
    await people.setName(person, name);
    const table = await codeFor(id, person);
    const bytes = world.bytes;
    const first = openEvening(
      { code: table, person, rules, options },
      { now: world.now(), bytes, nameOf: people.nameOf },
    );
    const events: readonly EveningEvent[] = [first, { type: 'sat', member: 1, chair: 0 }];
    const at = world.now();
    const answer = await world.store.append({
      table: logOf.table(table),
      id,
      from: 0,
      events: events.map((event) => logged(event, at)),
    });
    return answer.kind === 'stored' ? ok({ table }) : err({ code: 'try-again' });
  }

  /** The code of the table that this command opens: the same again if it is asked again. */
  async function codeFor(id: string, person: string): Promise<string> {
    const table = makeTableCode((below) => numberBelow(world, below));
    const entry: PersonEntry = { v: 1, at: world.now(), type: 'opened', table };
    const { again, events } = await addEntry(world, logOf.person(person), entry, id);
    const known = again ? events.find(({ command }) => command === id) : undefined;
    const before = known?.event as PersonEntry | undefined;
    return before?.type === 'opened' ? before.table : table;
  }

  async function quickGame(id: string, wanted: Wanted, connection: string): Promise<Result<PersonAnswer, Refusal>> {
    const { person, name } = wanted;
    for (const { table } of (await lobby()).filter(({ free }) => free > 0).toSorted(bySoonest)) {
      const one = await hostIfReadable(table);
      const intention = { type: 'sit', name, chair: null } as const;
      if (one === null || (await one.perform(id, { type: 'intend', person, connection, intention })) !== null) continue;
      await people.noteTable(person, table);
      return ok({ table });
    }
    const created = await create(id, { ...wanted, options: QUICK });
    const one = created.ok ? await host(created.value.table ?? '') : null;
    // From here on it stands in the list; whoever opened it calls the bots when nobody came.
    await one?.perform(newId(world), { type: 'connect', person, connection });
    return created;
  }

  async function lobby(): Promise<readonly LobbyLine[]> {
    if (!world.rules.lobby) return [];
    const listed = await world.store.listed(MOST_LISTED);
    return Promise.all(
      listed.map(async ({ table, listed: line }) => {
        const { hostPerson, rules, people: sitting, free, playing } = line as Listing;
        const host = (await people.load(hostPerson).catch(leaveOut)) ?? '';
        return { table: codeOfLog(table) ?? '', host, rules, people: sitting, free, playing };
      }),
    );
  }

  return {
    people,
    deals,
    evenings,
    host,
    find,
    perform,
    lobby,
    isTaken: own.isTaken,
    openTables: own.openTables,
    written: own.written,
    redeem: codes.redeem,
    ...caretakerOf(world, host),
    catchUp,
    showOwed,
    forgetIdle,
    count: () => hosts.size,
    async close() {
      stopListening();
      for (const opened of hosts.values()) await (await opened.catch(() => null))?.idle();
    },
  };
}

/** Where a game can begin at once comes first, and then where most people are. */
function bySoonest(one: LobbyLine, other: LobbyLine): number {
  return Number(one.playing) - Number(other.playing) || other.people - one.people;
}
