import type { ChatLine, Member } from '@stammtisch/protocol';
import { addEntry, logOf, type Entry } from './log-of.ts';
import { newId, type World } from './world.ts';

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

/** Takes the words out of the lines of somebody; the lines stay, so that the others keep their numbers. */
export async function forgetLines(world: World, code: string, member: Member): Promise<void> {
  const log = logOf.chat(code);
  const lines = [...(await writtenAt(world, code))];
  if (!lines.some((line) => line.member === member)) return;
  for (;;) {
    await world.store.erase(log);
    const events = lines.map((line) => (line.member === member ? { ...line, text: '' } : line));
    const answer = await world.store.append({ table: log, id: newId(world), from: 0, events });
    if (answer.kind === 'stored') return;
    // Somebody wrote in between.
    lines.push(...(await writtenAt(world, code)));
  }
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
