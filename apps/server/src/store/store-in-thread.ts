import { Worker } from 'node:worker_threads';
import type { Appended, ListedTable, StoredCommand, StoredEvent, Upkeep, WholeStore } from './event-store.ts';

/** What the thread is asked to do. */
export type StoreCall =
  | { readonly does: 'append'; readonly command: StoredCommand }
  | { readonly does: 'read'; readonly table: string; readonly from: number | undefined }
  | { readonly does: 'due'; readonly now: number; readonly leasedUntil: number; readonly most: number }
  | { readonly does: 'keep-up'; readonly table: string; readonly length: number; readonly upkeep: Upkeep }
  | { readonly does: 'listed'; readonly most: number }
  | { readonly does: 'tables'; readonly after: string | null; readonly most: number }
  | { readonly does: 'erase'; readonly table: string }
  | { readonly does: 'close' };

/** What the thread says to a call; to number 0 that the file is open. */
export type StoreAnswer =
  | { readonly number: number; readonly ok: true; readonly value: unknown }
  | { readonly number: number; readonly ok: false; readonly error: unknown; readonly code: string | null };

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The SQLite store of a server, in a thread of its own: while it waits for the disk, tables are decided and shown, and what they hand in meanwhile goes into
 * the next commit together. Rejects with a sentence if the file cannot be relied upon. If the thread dies, all that it was asked and is asked later fails.
 */
export async function openStoreInThread(file: string): Promise<WholeStore> {
  const thread = new Worker(new URL('sqlite.worker.ts', import.meta.url), { workerData: file });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let failure: unknown = null;

  function wait<Value>(number: number): Promise<Value> {
    thread.ref();
    return new Promise((resolve, reject) => waiting.set(number, { resolve, reject }));
  }

  function ask<Value>(call: StoreCall): Promise<Value> {
    if (failure !== null) return Promise.reject(failure);
    last += 1;
    try {
      thread.postMessage({ number: last, call });
    } catch (error) {
      return Promise.reject(new TypeError('This is no JSON and cannot be stored.', { cause: error }));
    }
    return wait(last);
  }

  function hear(answer: StoreAnswer): void {
    const { resolve, reject } = waiting.get(answer.number) ?? {};
    waiting.delete(answer.number);
    if (waiting.size === 0) thread.unref();
    if (answer.ok) resolve?.(answer.value as never);
    else reject?.(withCode(answer.error, answer.code));
  }

  function died(error: unknown): void {
    failure ??= error;
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  }

  thread.on('message', hear);
  thread.on('error', died);
  thread.on('messageerror', died);
  thread.on('exit', () => died(new Error('The thread of the store has ended.')));
  await wait(0);

  return {
    append: async (command) => ask<Appended>({ does: 'append', command }),
    read: async (table, from) => ask<readonly StoredEvent[]>({ does: 'read', table, from }),
    due: async (now, leasedUntil, most) => ask<readonly string[]>({ does: 'due', now, leasedUntil, most }),
    keepUp: async (table, length, upkeep) => ask<void>({ does: 'keep-up', table, length, upkeep }),
    listed: async (most) => ask<readonly ListedTable[]>({ does: 'listed', most }),
    tables: async (after, most) => ask<readonly string[]>({ does: 'tables', after, most }),
    erase: async (table) => ask<void>({ does: 'erase', table }),
    async close() {
      await ask<void>({ does: 'close' });
      await thread.terminate();
    },
  };
}

/** The error as it was thrown there: the code that tells a full disk from a locked file stays behind in the thread. */
function withCode(error: unknown, code: string | null): unknown {
  return error instanceof Error && code !== null ? Object.assign(error, { code }) : error;
}
