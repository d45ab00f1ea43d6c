import {
  EMPTY_LOG,
  EMPTY_TALLY,
  addTallies,
  headAfter,
  hex,
  readHex,
  type Bytes,
  type ChainLine,
  type Tally,
} from '@stammtisch/fairdeal';
import { logOf, type Entry } from './log-of.ts';
import type { World } from './world.ts';

/** A deal that is over, as it goes into the chain of all deals: hashes that tell nothing about its cards. */
export interface EndedDeal {
  readonly id: string;
  readonly lock: Bytes;
  readonly record: Bytes;
}

/** What everybody may know of all deals of this server. */
export interface DealsSummary {
  readonly deals: number;
  /** Head of the chain; lower-case hexadecimal digits. */
  readonly head: string;
  /** What was dealt in evenings that are over. */
  readonly dealt: Tally;
}

/** All deals of all tables: a chain in the order in which they ended, and what was dealt. */
export interface PublicDeals {
  /** Puts a deal behind those that are there, once, and says its number. */
  readonly link: (deal: EndedDeal) => Promise<number>;
  /** Counts what was dealt in an evening, once: when it is over, so that nothing shows what was thrown in before that (R29). */
  readonly count: (code: string, dealt: Tally) => Promise<void>;
  readonly summary: () => Promise<DealsSummary>;
  /** A page of the chain, from 0; empty behind the last one. */
  readonly page: (number: number) => Promise<readonly ChainLine[]>;
}

type ChainEntry = Entry & ChainLine;
type TallyEntry = Entry & { readonly dealt: Tally };

/** Deals on a page of the chain: a log each, so that nobody has to read all of it. */
const PAGE = 1000;

export function publicDealsOf(world: World): PublicDeals {
  const chain = chainOf(world);
  let counted = 0;
  let dealt = EMPTY_TALLY;

  async function readOn(): Promise<void> {
    const from = counted;
    const events = await world.store.read(logOf.dealt, from);
    // Somebody else may have read on meanwhile.
    if (from !== counted) return;
    for (const { event } of events) dealt = addTallies(dealt, (event as TallyEntry).dealt);
    counted += events.length;
  }

  return {
    link: chain.link,
    page: chain.page,
    async count(code, evening) {
      const entry: TallyEntry = { v: 1, at: world.now(), dealt: evening };
      for (;;) {
        const from = counted;
        const answer = await world.store.append({ table: logOf.dealt, id: code, from, events: [entry] });
        await readOn();
        if (answer.kind === 'stored') return;
      }
    },
    async summary() {
      await readOn();
      return { ...(await chain.end()), dealt };
    },
  };
}

function chainOf(world: World) {
  let page = 0;
  let length = 0;
  let head = EMPTY_LOG;
  /** Numbers of the deals on this page and on the one before it: a deal is linked again only moments after a node died. */
  let known = new Map<string, number>();
  let before = new Map<string, number>();
  let isStarted = false;
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }

  /** Begins at the page before the last one. */
  async function start(): Promise<void> {
    let full = 0;
    while ((await world.store.read(logOf.chain(full), PAGE - 1)).length > 0) full += 1;
    page = Math.max(0, full - 1);
    isStarted = true;
  }

  async function readOn(): Promise<void> {
    if (!isStarted) await start();
    for (;;) {
      const events = await world.store.read(logOf.chain(page), length);
      for (const { command, event } of events) {
        const entry = event as ChainEntry;
        head = readHex(entry.head, 32) ?? head;
        known.set(command, entry.n);
      }
      length += events.length;
      if (length < PAGE) return;
      before = known;
      known = new Map();
      page += 1;
      length = 0;
    }
  }

  async function link({ id, lock, record }: EndedDeal): Promise<number> {
    for (;;) {
      await readOn();
      const there = known.get(id) ?? before.get(id);
      if (there !== undefined) return there;
      const entry: ChainEntry = {
        v: 1,
        at: world.now(),
        n: page * PAGE + length + 1,
        L: hex(lock),
        R: hex(record),
        head: hex(headAfter(head, lock, record)),
      };
      await world.store.append({ table: logOf.chain(page), id, from: length, events: [entry] });
    }
  }

  return {
    link: (deal: EndedDeal) => inTurn(() => link(deal)),
    end: () =>
      inTurn(async () => {
        await readOn();
        return { deals: page * PAGE + length, head: hex(head) };
      }),
    page: async (number: number): Promise<readonly ChainLine[]> => {
      const events = await world.store.read(logOf.chain(number));
      return events.map(({ event }) => {
        const { n, L, R, head: after } = event as ChainEntry;
        return { n, L, R, head: after };
      });
    },
  };
}
