import type { Level } from '@stammtisch/bots';
import { hex } from '@stammtisch/fairdeal';
import { view as viewOfTable, type HouseRules, type Seat } from '@stammtisch/rules';
import { archiveLog, archiveTable, isArchived } from '../archive/archive-table.ts';
import { kontraPauseEnds, settingsStore } from '../settings/settings.ts';
import { botAt } from '../table/guests.ts';
import { ME, type LocalTable } from '../table/table-store.ts';
import { runTable } from '../table/run-table.ts';
import { askBot } from './ask-bot.ts';
import { botMind } from './bot-mind.ts';
import { cryptoBytes, cryptoRandom } from './crypto-random.ts';
import { newSecrets } from './dealing-secrets.ts';
import { browserStore, type EventStore, type StoredSession } from './event-store.ts';
import { replay } from './replay.ts';
import { openSession, type Session } from './session.ts';
import { levelIn, rulesOf, type SessionHead } from './session-head.ts';
import { tempoNow } from './tempo-now.ts';

/** What the start page says about the session that is open. */
export interface OpenSession {
  readonly deal: number;
  readonly account: number;
  readonly currency: HouseRules['scoring.currency'];
  /** Its house rules as they are written. */
  readonly rules: Pick<SessionHead, 'preset' | 'set'>;
}

/** The one table of this browser. */
export interface Tables {
  /** The session that was left open, or `null`. */
  readonly open: () => Promise<OpenSession | null>;
  /** Sits down where it was left; `null` if nothing is open any more. */
  readonly resume: () => Promise<LocalTable | null>;
  /** How many things of sessions could not be read and were set aside. */
  readonly aside: () => Promise<number>;
  /** Sits down where it was left, or begins a session if nothing is open. */
  readonly resumeOrBegin: (choice: TableChoice) => Promise<LocalTable | null>;
  /** Clears the table and begins a session. */
  readonly begin: (choice: TableChoice) => Promise<LocalTable | null>;
}

/** What a new table is played by. */
export type TableChoice = Pick<SessionHead, 'preset' | 'set' | 'seed'> & {
  readonly dealer?: Seat;
  /** How well the bots play; as last time if nothing is said. */
  readonly level?: Level;
};

/** The forehand of the first deal sits in front of the screen: its cards are there at once. */
const FIRST_DEALER: Seat = 3;

/** Opens the store of this browser and what plays on it. */
export async function openTables(): Promise<Tables> {
  const store = await browserStore();
  const random = cryptoRandom();
  return {
    open: () => findOpen(store),
    aside: () =>
      store.aside().then(
        ({ length }) => length,
        () => 0,
      ),
    async resume() {
      const stored = await store.load();
      return stored === null ? null : table(stored.head, stored.events);
    },
    async resumeOrBegin(choice) {
      const stored = await store.load();
      return stored === null || summaryOf(stored) === null ? begun(choice) : table(stored.head, stored.events);
    },
    async begin(choice) {
      await archiveLeft(store);
      return begun(choice);
    },
  };

  function begun({
    preset,
    set,
    seed,
    dealer = FIRST_DEALER,
    level = settingsStore.getState().botLevel,
  }: TableChoice): LocalTable | null {
    const levels = [{ from: 1, level }];
    const dealing = seed === null ? { dealing: newSecrets(__APP_VERSION__) } : {};
    const head: SessionHead = { version: 1, id: newId(), preset, set, dealer, seed, levels, ...dealing };
    if (rulesOf(head) === null) return null;
    // The journal has it when the call returns; the database takes its time, and what is played is stored behind it.
    store.begin(head).catch(() => undefined);
    const started = table(head, []);
    started?.nextDeal();
    return started;
  }

  function table(head: SessionHead, events: readonly unknown[]): LocalTable | null {
    let session: Session | null = null;
    const running = runTable({
      open: (listener) => (session = openSession(head, events, store, listener)),
      kept: store.lasting,
      mind: botMind({
        bot: botAt,
        level: (deal) => levelIn(session?.head ?? head, deal),
        // Nobody but this browser knows the id of a session; on a practice table the bots repeat themselves for everybody.
        seed: head.seed ?? head.id,
        // A bot is no person: its cut would be one more choice of whoever deals.
        cuts: head.dealing === undefined,
        ask: askBot,
      }),
      tempo: tempoNow,
      kontraPauseEnds,
      between: (shortest, longest) => shortest + random() * (longest - shortest),
    });
    if (running !== null) archiveTable(running);
    return running;
  }
}

/** 128 bits of chance in hexadecimal; `crypto.randomUUID` is missing on plain addresses of the house network. */
function newId(): string {
  return hex(cryptoBytes(16));
}

/** Deals that a page left in the log, because it was closed at once, are kept before the table is cleared. */
async function archiveLeft(store: EventStore): Promise<void> {
  const left = await store.load();
  const rules = left === null ? null : rulesOf(left.head);
  if (left === null || rules === null || isArchived(left.head.id)) return;
  archiveLog(left.head, replay(rules, left.head.dealer, left.events).events);
}

async function findOpen(store: EventStore): Promise<OpenSession | null> {
  const stored = await store.load();
  return stored === null ? null : summaryOf(stored);
}

function summaryOf(stored: StoredSession): OpenSession | null {
  const rules = rulesOf(stored.head);
  if (rules === null) return null;
  const { table, events } = replay(rules, stored.head.dealer, stored.events);
  // A page that was closed right after a deal may not have kept it.
  archiveLog(stored.head, events);
  const { deals, accounts } = viewOfTable(table, ME);
  return deals === 0
    ? null
    : { deal: deals, account: accounts[ME], currency: rules['scoring.currency'], rules: stored.head };
}
