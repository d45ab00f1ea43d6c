import type { Page } from '@playwright/test';
import { readSessionHead, rulesOf } from '../../apps/web/src/session/session-head.ts';
import { replay, type Replayed } from '../../apps/web/src/session/replay.ts';
import { missing, type Unstored } from '../../apps/web/src/session/unstored.ts';

/** The log of the open session as this browser keeps it, and the table that it leads to. */
export interface StoredLog extends Replayed {
  readonly session: string;
  /** Events that are there but no game that the rules allow. */
  readonly damaged: number;
}

/** Reads the log as the app would: what the database has, and what the journal has beyond it. */
export async function storedLog(page: Page): Promise<StoredLog> {
  const { head: written, events, journal } = await page.evaluate(readStored);
  const head = readSessionHead(written);
  const rules = head === null ? null : rulesOf(head);
  if (head === null || rules === null) throw new Error('There is no session in the store.');
  const rest = journal === null ? null : missing({ head, events }, journal as Unstored);
  const log = rest === null || rest === 'foreign' ? events : [...events.slice(0, rest.from), ...rest.events];
  const replayed = replay(rules, head.dealer, log);
  return { ...replayed, session: head.id, damaged: log.length - replayed.events.length };
}

/** Runs in the page. The journal is read first: what leaves it later is in the database by then. */
async function readStored() {
  const journal: unknown = JSON.parse(localStorage.getItem('stammtisch-journal') ?? 'null');
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what stands here runs in the page
  const answer = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('The store cannot be read.')));
    });
  const database = await answer(indexedDB.open('stammtisch'));
  const transaction = database.transaction(['session', 'event']);
  const head = (await answer(transaction.objectStore('session').get('open'))) as unknown;
  const events = (await answer(transaction.objectStore('event').getAll())) as readonly unknown[];
  database.close();
  return { head, events, journal };
}
