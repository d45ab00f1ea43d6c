import type { ChatLine, Member } from '@stammtisch/protocol';
import { addEntry, logOf, type Entry } from './log-of.ts';
import type { World } from './world.ts';

/** A line as it is kept. */
export type ChatEntry = Entry & { readonly member: Member; readonly text: string };

/** What people at a table wrote to each other. It lies in a log of its own, which can be erased. */
export interface Chat {
  /** Keeps a line, and gives back all that are new here. */
  readonly add: (id: string, member: Member, text: string) => Promise<readonly ChatLine[]>;
  /** Lines that others wrote since the last time. */
  readonly readOn: () => Promise<readonly ChatLine[]>;
}

/** Every line that is kept of a table. */
export async function writtenAt(world: World, code: string): Promise<readonly ChatEntry[]> {
  return (await world.store.read(logOf.chat(code))).map(({ event }) => event as ChatEntry);
}

export function chatOf(world: World, code: string): Chat {
  const log = logOf.chat(code);
  let length: number | null = null;

  async function readOn(): Promise<readonly ChatLine[]> {
    const from = length;
    const events = await world.store.read(log, from ?? 0);
    length = (from ?? 0) + events.length;
    // Whoever looks for the first time gets no old lines.
    if (from === null) return [];
    return events.map(({ number, event }) => {
      const { member, text } = event as ChatEntry;
      return { n: number + 1, member, text };
    });
  }

  return {
    readOn,
    async add(id, member, text) {
      if (length === null) await readOn();
      await addEntry(world, log, { v: 1, at: world.now(), member, text } satisfies ChatEntry, id);
      return readOn();
    },
  };
}
