import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Hints } from './hints.ts';
import { listeners } from './listeners.ts';

const CHANNEL = 'stammtisch';

/** What is said within this time goes out together, in milliseconds: `NOTIFY` takes a lock that the whole database shares. */
const TOGETHER_MS = 10;

/** PostgreSQL takes less than 8,000 bytes at a time. */
const LONGEST = 7_000;

/** Pause before the line is made again, in milliseconds. */
const AGAIN_MS = 250;

/**
 * Hints between nodes by `NOTIFY`, outside of all transactions, on a connection of its own. While the line is broken hints are lost; when it
 * stands again, the listeners hear that some may be missing. A database without `NOTIFY` gives none.
 */
export function postgresHints(url: string): Hints {
  const { listen, tell } = listeners();
  let said = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  let client: pg.Client | null = null;
  const closing = new AbortController();

  async function hold(): Promise<void> {
    while (!closing.signal.aborted) {
      await stand().catch(() => {});
      client = null;
      await sleep(AGAIN_MS, null, { signal: closing.signal }).catch(() => {});
    }
  }

  /** Connects and stays until the line breaks. */
  async function stand(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: 'stammtisch hints', keepAlive: true });
    const broken = new Promise<void>((resolve) => {
      next.once('end', resolve);
      next.once('error', () => resolve());
    });
    next.on('notification', ({ payload }) => tablesIn(payload).forEach((table) => tell(table)));
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
      if (closing.signal.aborted) return;
      client = next;
      tell(null);
      await broken;
    } finally {
      next.on('error', () => {});
      await next.end().catch(() => {});
    }
  }

  /** One message after the other: a connection does one thing at a time. */
  async function send(): Promise<void> {
    while (said.size > 0) {
      const tables = [...said];
      said = new Set();
      for (const payload of payloads(tables)) {
        await client?.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]).catch(() => {});
      }
    }
    timer = null;
  }

  const holding = hold();
  return {
    say(table) {
      said.add(table);
      timer ??= setTimeout(() => void send(), TOGETHER_MS);
    },
    listen,
    areSure: false,
    async close() {
      closing.abort();
      if (timer !== null) clearTimeout(timer);
      await client?.end().catch(() => {});
      await holding;
    },
  };
}

/** Lists of names, each short enough for one message. A name that is longer than a message is left out: its table is looked at anyway. */
function payloads(tables: readonly string[]): readonly string[] {
  const lists: string[][] = [[]];
  let length = 0;
  for (const table of tables) {
    const more = Buffer.byteLength(JSON.stringify(table)) + 1;
    if (more > LONGEST) continue;
    if (length + more > LONGEST) {
      lists.push([]);
      length = 0;
    }
    lists.at(-1)?.push(table);
    length += more;
  }
  return lists.filter((list) => list.length > 0).map((list) => JSON.stringify(list));
}

/** What somebody else says on our channel is no hint. */
function tablesIn(payload: string | undefined): readonly string[] {
  try {
    const tables: unknown = JSON.parse(payload ?? '');
    return Array.isArray(tables) ? tables.filter((table) => typeof table === 'string') : [];
  } catch {
    return [];
  }
}
