import { addEntry, logOf, type Entry } from './log-of.ts';
import type { World } from './world.ts';

/** What is kept about a person: the name, and where tables were opened. Nothing else about it is kept anywhere. */
export type PersonEntry = Entry &
  (
    | { readonly type: 'named'; readonly name: string }
    | { readonly type: 'opened'; readonly table: string }
    | { readonly type: 'sat'; readonly table: string }
  );

/** What people are called. */
export interface People {
  /** The name of a person that was loaded; `null` if there is none. */
  readonly nameOf: (person: string) => string | null;
  /** Looks a name up, so that `nameOf` knows it. */
  readonly load: (person: string) => Promise<string | null>;
  readonly setName: (person: string, name: string) => Promise<void>;
  /** Notes that a person sat down somewhere, once. */
  readonly noteTable: (person: string, table: string) => Promise<void>;
  /** Everything that is kept about a person. */
  readonly export: (person: string) => Promise<readonly PersonEntry[]>;
  /** Forgets a person. What it played stays, without a name. */
  readonly erase: (person: string) => Promise<void>;
}

/** More names than this are not kept in memory. */
const MOST_NAMES = 20_000;

/** The people of a world, each in a log of its own that can be erased. */
export function peopleOf(world: World): People {
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

  return {
    nameOf: (person) => names.get(person) ?? null,
    load,
    async setName(person, name) {
      if ((await load(person)) === name) return;
      await addEntry(world, logOf.person(person), { v: 1, at: world.now(), type: 'named', name } satisfies PersonEntry);
      remember(person, name);
    },
    async noteTable(person, table) {
      const known = (await entries(person)).some((entry) => entry.type !== 'named' && entry.table === table);
      if (known) return;
      await addEntry(world, logOf.person(person), { v: 1, at: world.now(), type: 'sat', table } satisfies PersonEntry);
    },
    export: entries,
    async erase(person) {
      await world.store.erase(logOf.person(person));
      remember(person, null);
    },
  };
}
