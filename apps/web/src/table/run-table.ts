import { SEATS, publicEvents, size } from '@stammtisch/rules';
import type { PublicEvent, Seat, SeatAction, TableEvent, Trick, View } from '@stammtisch/rules';
import { nextBotMove, type BotMove, type Mind } from '../session/croupier.ts';
import type { Session, SessionListener } from '../session/session.ts';
import type { Tempo } from '../session/tempo.ts';
import {
  createTableStore,
  initialState,
  ME,
  type Bubble,
  type FinishedDeal,
  type LocalTable,
  type TableState,
} from './table-store.ts';

const BOTS = SEATS.filter((seat) => seat !== ME);
/** The last card of a hand leaves no choice; it is played after this time. */
const LAST_CARD_AFTER = 500;
const NO_TIME: Tempo['think'] = [0, 0];
/** A bot that could not think is asked again after this time. */
const AGAIN_AFTER = 2000;

/** What a running table needs from around it. */
export interface TableSurroundings {
  readonly open: (listener: SessionListener) => Session | null;
  /** Whether the store outlives the page. */
  readonly kept: boolean;
  readonly mind: Mind;
  readonly tempo: () => Tempo;
  /** Whether the wait for a Kontra ends by itself. */
  readonly kontraPauseEnds: () => boolean;
  /** A time between two others, to think. */
  readonly between: (shortest: number, longest: number) => number;
  /** Where a table of one deal leads back to. */
  readonly back?: () => void;
}

/**
 * Runs a table on the screen: lets bots think and act, lets tricks lie, waits before the last moment for a Kontra. Returns `null` if the
 * session cannot be opened. Waiting is only for the eyes: what happened is in the log at once.
 */
export function runTable(surroundings: TableSurroundings): LocalTable | null {
  const { open, mind, tempo, kept } = surroundings;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waived = false;
  let bubbleId = 0;
  /** Counts what was waited for: an answer that comes later belongs to something that is over. */
  let turn = 0;

  const opened = open({ happened, keeping });
  if (opened === null) return null;
  const session: Session = opened;
  const store = createTableStore(session, kept);
  let next = askBots();

  function happened(events: readonly TableEvent[]): void {
    // The session speaks only after it is open, so the store is there.
    const before = store.getState();
    const view = session.viewOf(ME);
    waived = false;
    const heard = publicEvents(events);
    const began = events.some((event) => event.type === 'dealt');
    const hold = completedTrick(before.view, view, events);
    const finished = withFinished(before.finished, view, events);
    const over = finished !== before.finished;
    store.setState({
      view,
      heard: began ? heard : [...before.heard, ...heard],
      finished,
      hold: hold === null ? null : { trick: hold, stage: 'lying' },
      closing: over && hold === null && tempo().close > 0,
      kontraPause: false,
      mayTakeBack: session.mayTakeBack(ME),
      ...(began ? { bubbles: {} } : {}),
    });
    for (const event of heard) say(event);
    next = askBots();
    schedule();
  }

  /** What the bots do next. They are asked at once, so that they think while a trick still lies. */
  function askBots(): Promise<BotMove | null> {
    const asked = nextBotMove(BOTS, session.viewOf, mind);
    // Who waits for it hears of a failure.
    asked.catch(() => undefined);
    return asked;
  }

  function keeping(state: 'kept' | 'not-kept' | 'elsewhere'): void {
    if (state === 'elsewhere') stop();
    // Another window keeps what it took.
    store.setState(({ elsewhere }) => ({ kept: state !== 'not-kept', elsewhere: elsewhere || state === 'elsewhere' }));
  }

  function say(event: PublicEvent): void {
    if (!('seat' in event) || event.type === 'played') return;
    const bubble: Bubble = { id: bubbleId++, event };
    const { seat } = event;
    store.setState(({ bubbles }) => ({ bubbles: { ...bubbles, [seat]: bubble } }));
    setTimeout(() => {
      store.setState(({ bubbles }) => (bubbles[seat]?.id === bubble.id ? { bubbles: without(bubbles, seat) } : {}));
    }, tempo().bubble);
  }

  function schedule(): void {
    stop();
    const { hold, closing, elsewhere } = store.getState();
    if (elsewhere) return;
    if (hold !== null) {
      wait(hold.stage === 'lying' ? tempo().hold : tempo().sweep, moveTrick);
    } else if (closing) {
      wait(tempo().close, () => store.setState({ closing: false }));
    } else {
      void scheduleMove(turn);
    }
  }

  /** A bot acts when it has thought and the time to think is over. */
  async function scheduleMove(now: number): Promise<void> {
    const [shortest, longest] = timeToThink();
    const thought = new Promise<void>((resolve) => {
      wait(surroundings.between(shortest, longest), resolve);
    });
    const move = await next.catch(() => 'failed' as const);
    if (now !== turn) return;
    if (move === 'failed') return wait(AGAIN_AFTER, askAgain);
    if (move === null) return scheduleLastCard();
    if (mustPause(move)) return pauseForKontra();
    await thought;
    if (now === turn) perform(move);
  }

  /** Whoever only cuts does not think about it: the own cards come at once. */
  function timeToThink(): Tempo['think'] {
    const isCutting = store.getState().view.deal?.phase === 'cutting';
    return waived || isCutting ? NO_TIME : tempo().think;
  }

  /** Nobody can think, perhaps because the network is gone: the table waits for it. */
  function askAgain(): void {
    next = askBots();
    schedule();
  }

  /** Whoever played a card already had the chance to say Stoß then; only before that the game waits for it. */
  function mustPause({ seat, action }: BotMove): boolean {
    const { deal } = store.getState().view;
    const played = deal !== null && size(deal.hand) < size(deal.dealt);
    return !waived && !played && session.endsStoss(seat, action, ME);
  }

  function perform({ seat, action }: BotMove): void {
    const refusal = session.act(seat, action);
    if (refusal !== null) throw new Error(`a bot was refused: ${refusal.code}`);
  }

  function pauseForKontra(): void {
    store.setState({ kontraPause: true });
    if (surroundings.kontraPauseEnds()) wait(tempo().kontra, waive);
  }

  function waive(): void {
    waived = true;
    store.setState({ kontraPause: false });
    schedule();
  }

  function scheduleLastCard(): void {
    const { view } = store.getState();
    const [only, ...others] = view.actions;
    if (only?.type !== 'play' || others.length > 0 || size(view.deal?.hand ?? 0) !== 1) return;
    wait(Math.min(LAST_CARD_AFTER, tempo().hold), () => void table.act(only));
  }

  function nextDeal(): void {
    // The next deal belongs to the window that has the table, and takes it away from no other.
    if (!store.getState().elsewhere) session.deal();
  }

  function takeBack(): void {
    if (store.getState().elsewhere || !session.takeBack(ME)) return;
    waived = false;
    store.setState(({ kept: isKept }) => initialState(session, isKept));
    next = askBots();
    schedule();
  }

  function moveTrick(): void {
    const { hold } = store.getState();
    const sweeps = hold?.stage === 'lying' && tempo().sweep > 0;
    store.setState({ hold: sweeps ? { ...hold, stage: 'sweeping' } : null });
    schedule();
  }

  function stop(): void {
    clearTimeout(timer);
    turn += 1;
  }

  function wait(milliseconds: number, then: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
  }

  const table: LocalTable = {
    store,
    id: session.head.id,
    session,
    act: (action: SeatAction) => (store.getState().elsewhere ? null : session.act(ME, action)),
    whyNot: (action: SeatAction) => session.whyNot(ME, action),
    takeBack,
    nextDeal: surroundings.back ?? nextDeal,
    isSingle: surroundings.back !== undefined,
    goOn() {
      const { hold, kontraPause } = store.getState();
      if (hold !== null) moveTrick();
      else if (kontraPause) waive();
    },
    retime() {
      if (store.getState().hold?.stage === 'lying') schedule();
    },
    holdKontra() {
      if (store.getState().kontraPause) clearTimeout(timer);
    },
    close() {
      stop();
      store.setState({ elsewhere: true });
    },
  };
  schedule();
  return table;
}

/** The trick that a card just completed; `null` after anything else, such as a claim that gave away the rest. */
function completedTrick(before: View, now: View, events: readonly TableEvent[]): Trick | null {
  if (!events.some((event) => event.type === 'played')) return null;
  const tricks = now.deal?.tricks ?? [];
  const earlier = before.deal?.number === now.deal?.number ? (before.deal?.tricks.length ?? 0) : 0;
  return tricks.length > earlier ? (tricks.at(-1) ?? null) : null;
}

function withFinished(
  finished: readonly FinishedDeal[],
  view: View,
  events: readonly TableEvent[],
): readonly FinishedDeal[] {
  const settled = events.find((event) => event.type === 'settled');
  if (settled === undefined) return finished;
  return [...finished, { number: finished.length + 1, contract: view.deal?.contract ?? null, bill: settled.bill }];
}

function without(bubbles: TableState['bubbles'], seat: Seat): TableState['bubbles'] {
  return Object.fromEntries(Object.entries(bubbles).filter(([key]) => key !== String(seat)));
}
