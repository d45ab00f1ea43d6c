import { devicesIn, isErased, isStillIn, isToBeNoted, type Device } from './devices.ts';
import { addEntry, logOf, type Entry } from './log-of.ts';
import { passkeysIn } from './passkeys.ts';
import type { StoredEvent } from '../store/event-store.ts';
import { newId, type World } from './world.ts';

/**
 * What is kept about a person: the name, where it opened tables or sat down, its devices, each with the days on which it came, and the public half of its
 * passkeys. Nothing else about it is kept anywhere. Of somebody who was deleted it is kept that the cookie counts no more.
 */
export type PersonEntry = Entry &
  (
    | { readonly type: 'named'; readonly name: string }
    | { readonly type: 'opened'; readonly table: string }
    | { readonly type: 'sat'; readonly table: string }
    | { readonly type: 'device'; readonly device: string; readonly name: string | null }
    | { readonly type: 'device-removed'; readonly device: string }
    | ({ readonly type: 'passkey'; readonly passkey: string } & PublicHalf)
    | { readonly type: 'passkey-used'; readonly passkey: string; readonly counter: number }
    | { readonly type: 'passkey-removed'; readonly passkey: string }
    | { readonly type: 'erased' }
  );

/** What can be known of a passkey, its key in base64url. */
interface PublicHalf {
  readonly key: string;
  readonly counter: number;
  readonly name: string | null;
}

/** What people are called. */
export interface People {
  /** The name of a person that was loaded; `null` if there is none. */
  readonly nameOf: (person: string) => string | null;
  /** Looks a name up, so that `nameOf` knows it. */
  readonly load: (person: string) => Promise<string | null>;
  /** Whether the name was looked up here before. */
  readonly isLoaded: (person: string) => boolean;
  readonly setName: (person: string, name: string) => Promise<void>;
  /** Notes that a person sat down somewhere, once. */
  readonly noteTable: (person: string, table: string) => Promise<void>;
  /** Everything that is kept about a person, the oldest first. */
  readonly entries: (person: string) => Promise<readonly PersonEntry[]>;
  /** Adds to what is kept about a person, unless it was deleted: what was still on its way then is kept no more. */
  readonly note: (person: string, entry: PersonEntry) => Promise<void>;
  /** Whether a device still counts as its person. */
  readonly isKnown: (device: Device) => Promise<boolean>;
  /** Notes that a device came, at most once a day. */
  readonly noteDevice: (device: Device, name: string | null) => Promise<void>;
  /** Logs a device out; with its last device a person that has no passkey is forgotten, since nobody could ask for that any more. */
  readonly removeDevice: (device: Device) => Promise<void>;
  /** Forgets a person. What it played stays, without a name. */
  readonly erase: (person: string) => Promise<void>;
}

/** More names than this are not kept in memory. */
const MOST_NAMES = 20_000;

/** Codes of the tables that a person opened or where it sat down, the newest first. */
export function tablesIn(entries: readonly PersonEntry[]): readonly string[] {
  return [...new Set(entries.flatMap((entry) => ('table' in entry ? [entry.table] : [])).toReversed())];
}

/**
 * The people of a world, each in a log of its own that can be erased.
 *
 * @param forgetWritten erases what a person wrote at tables, before the person is forgotten
 */
export function peopleOf(world: World, forgetWritten: (person: string) => Promise<void>): People {
  const names = new Map<string, string | null>();

  function remember(person: string, name: string | null): string | null {
    names.delete(person);
    names.set(person, name);
    const [oldest] = names.keys();
    if (names.size > MOST_NAMES && oldest !== undefined) names.delete(oldest);
    return name;
  }

  async function entries(person: string): Promise<readonly PersonEntry[]> {
    return (await world.store.read(logOf.person(person))).map(({ event }) => event as PersonEntry);
  }

  async function load(person: string): Promise<string | null> {
    const named = (await entries(person)).findLast((entry) => entry.type === 'named');
    return remember(person, named?.name ?? null);
  }

  async function note(person: string, entry: PersonEntry): Promise<void> {
    const isGone = (events: readonly StoredEvent[]): boolean =>
      isErased(events.map(({ event }) => event as PersonEntry));
    await addEntry(world, logOf.person(person), entry, newId(world), isGone);
  }

  async function erase(person: string): Promise<void> {
    const log = logOf.person(person);
    await forgetWritten(person);
    for (;;) {
      await world.store.erase(log);
      const entry: PersonEntry = { v: 1, at: world.now(), type: 'erased' };
      // Something may have slipped in between.
      if ((await addEntry(world, log, entry)).events.length === 0) break;
    }
    remember(person, null);
    world.hints.say(log);
  }

  return {
    nameOf: (person) => names.get(person) ?? null,
    isLoaded: (person) => names.has(person),
    load,
    async setName(person, name) {
      if ((await load(person)) === name) return;
      await note(person, { v: 1, at: world.now(), type: 'named', name });
      await load(person);
      world.hints.say(logOf.person(person));
    },
    async noteTable(person, table) {
      const known = (await entries(person)).some((entry) => 'table' in entry && entry.table === table);
      if (!known) await note(person, { v: 1, at: world.now(), type: 'sat', table });
    },
    entries,
    isKnown: async ({ person, id }) => isStillIn(await entries(person), id),
    note,
    async noteDevice({ person, id }, name) {
      if (isToBeNoted(await entries(person), id, world.now()))
        await note(person, { v: 1, at: world.now(), type: 'device', device: id, name });
    },
    async removeDevice({ person, id }) {
      const kept = await entries(person);
      // Nothing is kept about somebody who has only looked at the page.
      if (kept.length === 0) return undefined;
      const devices = devicesIn(kept);
      if (devices.every((one) => one.id === id) && passkeysIn(kept).length === 0) return erase(person);
      await note(person, { v: 1, at: world.now(), type: 'device-removed', device: id });
      world.hints.say(logOf.person(person));
    },
    erase,
  };
}
