import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Hints } from '../hints/hints.ts';
import type { EventStore } from '../store/event-store.ts';
import { startBotMind } from './bot-mind.ts';
import { identitiesOf } from './identity.ts';
import { onlinePages, type OnlinePages } from './online-pages.ts';
import { holding, type Pace } from './pace.ts';
import { steadyClock } from './steady-clock.ts';
import { tablesOf } from './tables.ts';
import { limiter } from './token-bucket.ts';
import { openEndpoint } from './websocket.ts';
import type { World } from './world.ts';

/** How tables are run on this node. */
export interface OnlineOptions {
  readonly store: EventStore;
  readonly hints: Hints;
  /** Signs cookies; at least 32 characters. */
  readonly cookieSecret: string;
  readonly publicOrigin: string | null;
  readonly lobby: boolean;
  readonly freeText: boolean;
  readonly pace: Pace;
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** So many tables may be opened from one address in ten minutes. */
  readonly tablesPerAddress: number;
  /** From so many tables that are looked at no new ones are opened. */
  readonly mostTables: number;
  readonly version: string;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Told of an error of the store or of a table. */
  readonly failed: (error: unknown) => void;
}

/** Tables with friends, running. */
export interface Online {
  readonly pages: OnlinePages;
  /** Lets people in over the web server. */
  readonly attach: (server: Server) => void;
  readonly count: () => { readonly connections: number; readonly tables: number };
  /** No new tables from now on. */
  readonly drain: () => void;
  readonly close: () => Promise<void>;
}

/** How often a node looks at tables that are watched, in milliseconds. */
const CATCH_UP_MS = 1_000;
/** Less than half of the time for which tables are leased: one try may fail. */
const RENEW_MS = 1_500;
const FORGET_MS = 10_000;
/** Codes without a table that may be tried from one address: a pub shares one. */
const MISSES_BURST = 30;
const MISSES_PER_SECOND = 1 / 20;
/** A bot that thinks at some table must not hold up the others: so many times it is looked for tables before all of those found are done. */
const WAKING = 4;

function bytes(count: number): Uint8Array {
  return randomBytes(count);
}

/** Runs tables with friends. */
export function startOnline(options: OnlineOptions): Online {
  const mind = startBotMind();
  let open = true;
  const now = steadyClock(Date.now, () => performance.now());
  const held = holding(options.pace, { now, failed: options.failed });
  const world: World = {
    store: options.store,
    hints: options.hints,
    now,
    bytes,
    mind: mind.ask,
    botDelay: options.pace.botDelay,
    hold: held.hold,
    failed: options.failed,
    rules: {
      lobby: options.lobby,
      freeText: options.freeText,
      newTables: (watched) => open && watched < options.mostTables,
    },
  };
  const tables = tablesOf(world);
  const identities = identitiesOf(options.cookieSecret);
  let endpoint: ReturnType<typeof openEndpoint> | null = null;
  const look = options.hints.areSure ? tables.showOwed : tables.catchUp;
  const timers = [
    every(options.pace.wakeMs, tables.wake, options.failed, WAKING),
    every(RENEW_MS, tables.renewLeases, options.failed),
    every(CATCH_UP_MS, look, options.failed),
    every(FORGET_MS, tables.forgetIdle, options.failed),
  ];
  const misses = limiter(MISSES_BURST, MISSES_PER_SECOND, world.now);
  const shared = { ...options, world, tables, identities, misses };

  return {
    pages: onlinePages(shared),
    attach(server) {
      endpoint = openEndpoint(server, shared);
    },
    count: () => ({ connections: endpoint?.count() ?? 0, tables: tables.count() }),
    drain: () => void (open = false),
    async close() {
      open = false;
      await Promise.all(timers.map((stop) => stop()));
      held.close();
      await endpoint?.close();
      await tables.close();
      await mind.close();
    },
  };
}

/** Does something every so often, at most so many times at once; gives back what ends it, when all of it is done. */
function every(
  ms: number,
  work: () => Promise<void>,
  failed: (error: unknown) => void,
  atOnce = 1,
): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const timer = setInterval(() => {
    if (running.size >= atOnce) return;
    const one = work()
      .catch(failed)
      .finally(() => running.delete(one));
    running.add(one);
  }, ms);
  return async () => {
    clearInterval(timer);
    await Promise.all(running);
  };
}
