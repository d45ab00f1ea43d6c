import { bySeat, size } from '@stammtisch/rules';
import type { PublicEvent, Reason, Seat, SeatAction, Trick, View } from '@stammtisch/rules';
import type { Happened, MemberLine, TableFrame, TableIntention } from '@stammtisch/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Tempo } from '../session/tempo.ts';
import type { FinishedDeal, TableState, TableStore } from '../table/table-store.ts';
import { guestsOf } from './guests-of.ts';
import { whyNotFrom } from './seat-table.ts';
import { turnedEvent, turnedReason, turnedView, turning, type Turning } from './turned.ts';

/** The last card of a hand leaves no choice; it is played after this time. */
const LAST_CARD_AFTER = 500;

/** What a table that a server has needs from around it. */
export interface RemoteSurroundings {
  readonly code: string;
  readonly tempo: () => Tempo;
  /** Wants something at the table; resolves when it is done or refused. Refusals are told elsewhere. */
  readonly want: (intention: TableIntention) => Promise<void>;
  /** Looks at the table from this window again. */
  readonly takeOver: () => void;
}

/** A table that a server has, as the screen shows it. */
export interface RemoteTable extends TableStore {
  /** Shows what the server said last; `view` is the game in it. */
  readonly show: (frame: TableFrame, view: View) => void;
  /** Whether another window has the seat now. */
  readonly setElsewhere: (elsewhere: boolean) => void;
}

/**
 * The table of a server on the screen: what is said and played here happens when the server says so, not before. Tricks lie and bubbles stay
 * as at the table of this device; nothing of that is state of the game.
 */
export function remoteTable(around: RemoteSurroundings, first: TableFrame, firstView: View): RemoteTable {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = first;
  /** As the server counts the seats. */
  let view = shownView(first, firstView);
  let heard = withHappened([], first.happened);
  let turn = turning(first.you.seat ?? 0);
  let bubbleId = 0;
  const store: StoreApi<TableState> = createStore<TableState>(() => ({
    ...stateNow(),
    finished: withFinished([], turnedView(turn, view)),
    hold: null,
    closing: false,
    bubbles: {},
    kontraPause: false,
    asked: null,
    mayTakeBack: false,
    elsewhere: false,
    kept: true,
  }));
  schedule();

  function stateNow(): Pick<TableState, 'view' | 'heard' | 'guests'> {
    return {
      view: turnedView(turn, view),
      heard: heard.map((event) => turnedEvent(turn, event)),
      guests: guestsOf(frame, turn),
    };
  }

  function show(now: TableFrame, nowView: View): void {
    const before = store.getState();
    const after = shownView(now, nowView);
    const trick = completedTrick(view, after);
    const isNewDeal = after.deal?.number !== view.deal?.number;
    frame = asPlayed(frame, now);
    view = withAccountsOf(frame, after);
    turn = turning(now.you.seat ?? 0);
    heard = withHappened(isNewDeal ? [] : heard, now.happened);
    const state = stateNow();
    const finished = withFinished(before.finished, state.view);
    const isOver = finished !== before.finished;
    const hold =
      trick === null ? (isNewDeal ? null : before.hold) : { trick: turnedTrick(turn, trick), stage: 'lying' as const };
    store.setState({
      ...state,
      finished,
      hold,
      closing: isOver ? hold === null && around.tempo().close > 0 : before.closing && !isNewDeal,
      ...(isNewDeal ? { bubbles: {} } : {}),
    });
    for (const one of now.happened) if ('game' in one) say(turnedEvent(turn, one.game));
    if (hold !== before.hold || hold === null) schedule();
  }

  function say(event: PublicEvent): void {
    if (!('seat' in event) || event.type === 'played') return;
    const bubble = { id: bubbleId++, event };
    const { seat } = event;
    store.setState(({ bubbles }) => ({ bubbles: { ...bubbles, [seat]: bubble } }));
    setTimeout(() => {
      store.setState(({ bubbles }) => (bubbles[seat]?.id === bubble.id ? { bubbles: without(bubbles, seat) } : {}));
    }, around.tempo().bubble);
  }

  function schedule(): void {
    clearTimeout(timer);
    const { hold, closing } = store.getState();
    const { hold: lying, sweep, close } = around.tempo();
    if (hold !== null) timer = setTimeout(moveTrick, hold.stage === 'lying' ? lying : sweep);
    else if (closing) timer = setTimeout(() => store.setState({ closing: false }), close);
    else scheduleLastCard(lying);
  }

  function scheduleLastCard(lying: number): void {
    const [only, ...others] = view.actions;
    if (only?.type !== 'play' || others.length > 0 || size(view.deal?.hand ?? 0) !== 1) return;
    timer = setTimeout(() => act(only), Math.min(LAST_CARD_AFTER, lying));
  }

  function moveTrick(): void {
    const { hold } = store.getState();
    const sweeps = hold?.stage === 'lying' && around.tempo().sweep > 0;
    store.setState({ hold: sweeps ? { ...hold, stage: 'sweeping' } : null });
    schedule();
  }

  function whyNot(action: SeatAction): Reason | null {
    if (view.actions.some((one) => isSame(one, action))) return null;
    const { seat } = frame.you;
    const reason = seat === null ? null : whyNotFrom({ view, heard }, seat, action);
    return reason === null
      ? { code: 'wrong-phase', phase: view.deal?.phase ?? 'between-deals' }
      : turnedReason(turn, reason);
  }

  function act(action: SeatAction): Reason | null {
    const deal = view.deal?.number;
    if (store.getState().elsewhere || deal === undefined) return null;
    const reason = whyNot(action);
    // One thing at a time: a second tap is meant for what the first one does.
    if (reason !== null || store.getState().asked !== null) return reason;
    store.setState({ asked: action });
    void around.want({ type: 'act', deal, action }).finally(() => store.setState({ asked: null }));
    return null;
  }

  return {
    store,
    id: around.code,
    session: null,
    act,
    whyNot,
    takeBack: () => undefined,
    nextDeal: () => void around.want({ type: 'next' }),
    isSingle: false,
    goOn: () => {
      if (store.getState().hold !== null) moveTrick();
    },
    retime: () => {
      if (store.getState().hold?.stage === 'lying') schedule();
    },
    holdKontra: () => undefined,
    close: () => clearTimeout(timer),
    takeOver: around.takeOver,
    show,
    setElsewhere: (elsewhere) => store.setState({ elsewhere }),
  };
}

/** The bill is of those who played: whoever gets up or sits down while it lies there does so for the next deal. */
function asPlayed({ sitting: before }: TableFrame, now: TableFrame): TableFrame {
  const { sitting } = now;
  if (sitting.phase !== 'between' || before.deals !== sitting.deals) return now;
  const isGone = ({ member }: MemberLine): boolean => !sitting.members.some((one) => one.member === member);
  return {
    ...now,
    sitting: {
      ...sitting,
      members: [...sitting.members, ...before.members.filter(isGone)],
      chairs: bySeat((seat) => {
        const was = before.chairs[seat];
        return was === null || was.member === sitting.chairs[seat]?.member ? sitting.chairs[seat] : was;
      }),
    },
  };
}

function withAccountsOf({ sitting: { phase, chairs, members } }: TableFrame, view: View): View {
  if (phase !== 'between') return view;
  const accounts = bySeat((seat) => members.find(({ member }) => member === chairs[seat]?.member)?.account ?? 0);
  return { ...view, accounts };
}

/** While the next deal is being mixed the last one is over. */
function shownView({ sitting }: TableFrame, view: View): View {
  return sitting.phase === 'dealing' ? { ...view, deal: null, actions: [] } : view;
}

function withHappened(heard: readonly PublicEvent[], happened: readonly Happened[]): readonly PublicEvent[] {
  // What is told of an earlier deal belongs to it.
  const start = happened.findLastIndex((one) => 'table' in one && one.table.type === 'dealt');
  const events = happened.slice(start + 1).flatMap((one) => ('game' in one ? [one.game] : []));
  return start < 0 ? [...heard, ...events] : events;
}

function completedTrick(before: View, after: View): Trick | null {
  if (before.deal === null || after.deal === null || before.deal.number !== after.deal.number) return null;
  return after.deal.tricks.length > before.deal.tricks.length ? (after.deal.tricks.at(-1) ?? null) : null;
}

function turnedTrick(turn: Turning, { leader, winner, ...trick }: Trick): Trick {
  return { ...trick, leader: turn.seat(leader), winner: turn.seat(winner) };
}

function withFinished(finished: readonly FinishedDeal[], { deal }: View): readonly FinishedDeal[] {
  if (deal === null || deal.bill === null || finished.some(({ number }) => number === deal.number)) return finished;
  return [...finished, { number: deal.number, contract: deal.contract, bill: deal.bill }];
}

function without(bubbles: TableState['bubbles'], seat: Seat): TableState['bubbles'] {
  return Object.fromEntries(Object.entries(bubbles).filter(([key]) => key !== String(seat)));
}

/** Actions are small and plain: two that are written alike are the same. */
function isSame(one: SeatAction, other: SeatAction): boolean {
  return written(one) === written(other);
}

function written(action: SeatAction): string {
  const { type, ...rest } = action;
  return `${type} ${JSON.stringify(sorted(rest))}`;
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, sorted(part)]);
}
