import { Worker } from 'node:worker_threads';
import { openQuestions } from '../open-questions.ts';
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

/** What the thread says to a call; under the number 1, which is no call, that the file is open. */
export type StoreAnswer =
  | { readonly number: number; readonly ok: true; readonly value: unknown }
  | { readonly number: number; readonly ok: false; readonly error: unknown; readonly code: string | null };

/**
 * The SQLite store of a server, in a thread of its own: while it waits for the disk, tables are decided and shown, and what they hand in meanwhile goes into
 * the next commit together. Rejects with a sentence if the file cannot be relied upon. If the thread dies, all that it was asked and is asked later fails.
 */
export async function openStoreInThread(file: string): Promise<WholeStore> {
  const thread = new Worker(new URL('sqlite.worker.ts', import.meta.url), { workerData: file });
  const open = openQuestions();
  const opened = open.ask<null>();
  let failure: unknown = null;

  function ask<Value>(call: StoreCall): Promise<Value> {
    if (failure !== null) return Promise.reject(failure);
    const { number, answer } = open.ask<Value>();
    thread.ref();
    try {
      thread.postMessage({ number, call });
    } catch (error) {
      open.fail(number, new TypeError('This is no JSON and cannot be stored.', { cause: error }));
    }
    return answer;
  }

  function hear(said: StoreAnswer): void {
    if (said.ok) open.answer(said.number, said.value);
    else open.fail(said.number, withCode(said.error, said.code));
    if (open.count() === 0) thread.unref();
  }

  function died(error: unknown): void {
    failure ??= error;
    open.failAll(failure);
  }

  thread.on('message', hear);
  thread.on('error', died);
  thread.on('messageerror', died);
  thread.on('exit', () => died(new Error('The thread of the store has ended.')));
  await opened.answer;

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
