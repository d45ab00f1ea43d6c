import type { BotName } from '@stammtisch/bots';
import { publicEvents } from '@stammtisch/rules';
import type {
  Bill,
  BySeat,
  Contract,
  PublicEvent,
  Reason,
  Seat,
  SeatAction,
  TableEvent,
  Trick,
  View,
} from '@stammtisch/rules';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Session } from '../session/session.ts';

/** The person in front of the screen always sits here. */
export const ME: Seat = 0;

/** A finished deal in the accounts of the round. */
export interface FinishedDeal {
  readonly number: number;
  readonly contract: Contract | null;
  readonly bill: Bill;
}

/** A complete trick that still lies on the table, or slides to its winner. */
export interface Hold {
  readonly trick: Trick;
  readonly stage: 'lying' | 'sweeping';
}

/** Something somebody just said. */
export interface Bubble {
  readonly id: number;
  readonly event: PublicEvent;
}

/** Everything the screen of the table shows. What is known about cards comes from `view` alone. */
export interface TableState {
  readonly view: View;
  /** What everybody heard and saw in this deal, in order. */
  readonly heard: readonly PublicEvent[];
  readonly finished: readonly FinishedDeal[];
  readonly hold: Hold | null;
  /** The last word of a deal that is over still hangs in the air; the bill waits. */
  readonly closing: boolean;
  readonly bubbles: Readonly<Partial<Record<Seat, Bubble>>>;
  /** The game waits a moment because the last chance for a Kontra passes. */
  readonly kontraPause: boolean;
  /** What the person wanted and a server has not answered yet; `null` also where no server is asked. */
  readonly asked: SeatAction | null;
  /** Whether the person did something in this deal that can be taken back. */
  readonly mayTakeBack: boolean;
  /** The session goes on in another window. */
  readonly elsewhere: boolean;
  /** Whether this browser keeps the session. */
  readonly kept: boolean;
  /** Who sits there; `null` where it is the person and the three bots of this device. */
  readonly guests: BySeat<Guest | null> | null;
}

/** Somebody else at a table with friends. */
export interface Guest {
  readonly name: string;
  /** The bot whose picture it is; `null` for a person. */
  readonly look: BotName | null;
  /** Whether a bot plays on for the person, or the person is not there. */
  readonly note: 'bot' | 'gone' | null;
}

/** Whether the table waits for the person; not while a complete trick still lies there. */
export function isMyTurn({ view, hold, kontraPause }: Pick<TableState, 'view' | 'hold' | 'kontraPause'>): boolean {
  return hold === null && view.deal !== null && (view.deal.turn === ME || kontraPause);
}

/** What a person can do at the table. */
export interface TableStore {
  readonly store: StoreApi<TableState>;
  /** Under which its deals are kept. */
  readonly id: string;
  /** The session in this browser; `null` where a server has the table. */
  readonly session: Session | null;
  /** Does something for the person; the reason if it is refused. */
  readonly act: (action: SeatAction) => Reason | null;
  readonly whyNot: (action: SeatAction) => Reason | null;
  /** Takes back the person's last choice of this deal. */
  readonly takeBack: () => void;
  readonly nextDeal: () => void;
  /** Whether `nextDeal` leads back to where this table came from: it is a table of one deal. */
  readonly isSingle: boolean;
  /** Ends the time a complete trick lies, or the wait for a Kontra. */
  readonly goOn: () => void;
  /** The times have changed: a trick that lies there gets the new one from now on. */
  readonly retime: () => void;
  /** Holds the wait for a Kontra as long as the person is about to decide. */
  readonly holdKontra: () => void;
  /** Stops the table here: it goes on in another window. */
  readonly close: () => void;
  /** How this window takes the table back from another one, where that is not a matter of this browser. */
  readonly takeOver?: () => void;
}

/** A table whose session runs in this browser. */
export interface LocalTable extends TableStore {
  readonly session: Session;
}

/** The screen's state of a session that was opened or found in the store. */
export function initialState(session: Session, kept: boolean): TableState {
  const events = session.events();
  return {
    view: session.viewOf(ME),
    heard: publicEvents(currentDeal(events)),
    finished: finishedDeals(events),
    hold: null,
    closing: false,
    bubbles: {},
    kontraPause: false,
    asked: null,
    mayTakeBack: session.mayTakeBack(ME),
    elsewhere: false,
    kept,
    guests: null,
  };
}

/** What a screen shows of a session that was just opened; `kept`: whether its store outlives the page. */
export function createTableStore(session: Session, kept: boolean): StoreApi<TableState> {
  return createStore<TableState>(() => initialState(session, kept));
}

/** Events of the deal that is running, or of the last one. */
export function currentDeal(events: readonly TableEvent[]): readonly TableEvent[] {
  const start = events.findLastIndex((event) => event.type === 'dealt');
  return start < 0 ? [] : events.slice(start);
}

/** Every settled deal of a log, in order. */
export function finishedDeals(events: readonly TableEvent[]): readonly FinishedDeal[] {
  const finished: FinishedDeal[] = [];
  let contract: Contract | null = null;
  for (const event of events) {
    if (event.type === 'dealt') contract = null;
    if (event.type === 'contract') contract = event.contract;
    if (event.type === 'settled') finished.push({ number: finished.length + 1, contract, bill: event.bill });
  }
  return finished;
}
