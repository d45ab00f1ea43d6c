import type { Card, SeatAction } from '@stammtisch/rules';
import type { TableHere } from './table-context.ts';

/** How long allowed cards stay raised. */
const RAISED_FOR = 1500;
/** How long the last trick stays in sight after a tap. */
const LAST_TRICK_FOR = 3000;
/** How long a first tap on a rare action waits for the second one. */
const ARMED_FOR = 4000;

/** What mouse, touch and keyboard do at a table: all three end up here. */
export interface TableActions {
  /** Plays a card; where it is not allowed the card says why. */
  readonly playCard: (card: Card) => void;
  readonly lift: (card: Card | null) => void;
  readonly showAllowed: () => void;
  readonly showLastTrick: (shown: boolean) => void;
  /** The first call asks, the second within four seconds gives the Stoß. */
  readonly stoss: () => void;
  /** The same for the claim of the rest. */
  readonly claim: () => void;
  /** Does it if it is allowed; tells whether it was. */
  readonly act: (action: SeatAction) => boolean;
}

/** What ends a moment of the intent by itself: one timer for each, so that an earlier one never ends a later moment. */
type Moment = 'allowed' | 'lastTrick' | 'stoss' | 'claim';
const timers = new WeakMap<TableHere['intent'], Partial<Record<Moment, ReturnType<typeof setTimeout>>>>();

function endsAfter(intent: TableHere['intent'], moment: Moment, milliseconds: number, end: () => void): void {
  const running = timers.get(intent) ?? {};
  clearTimeout(running[moment]);
  timers.set(intent, { ...running, [moment]: setTimeout(end, milliseconds) });
}

/** What can be done at a table, bound to it. */
export function tableActions({ table, intent }: TableHere): TableActions {
  function showAllowed(): void {
    intent.setState({ showAllowed: true });
    endsAfter(intent, 'allowed', RAISED_FOR, () => intent.setState({ showAllowed: false }));
  }

  function act(action: SeatAction): boolean {
    return table.act(action) === null;
  }

  return {
    playCard(card) {
      const reason = table.act({ type: 'play', card });
      if (reason === null) {
        intent.setState({ lifted: null, refused: null, showAllowed: false });
        return;
      }
      // Before the own turn a card only lies ready.
      const early = reason.code === 'not-turn' || reason.code === 'wrong-phase';
      intent.setState({
        lifted: early ? card : null,
        refused: reason.code === 'wrong-phase' ? null : { card, reason },
      });
      if (!early) showAllowed();
    },
    lift: (card) => intent.setState({ lifted: card, refused: null }),
    showAllowed,
    showLastTrick(shown) {
      intent.setState({ showLastTrick: shown });
      if (shown) endsAfter(intent, 'lastTrick', LAST_TRICK_FOR, () => intent.setState({ showLastTrick: false }));
    },
    stoss() {
      if (intent.getState().stossArmed) {
        intent.setState({ stossArmed: false });
        act({ type: 'stoss' });
        return;
      }
      if (table.whyNot({ type: 'stoss' }) !== null) return;
      table.holdKontra();
      intent.setState({ stossArmed: true });
      endsAfter(intent, 'stoss', ARMED_FOR, () => {
        if (intent.getState().stossArmed && table.store.getState().kontraPause) table.goOn();
        intent.setState({ stossArmed: false });
      });
    },
    claim() {
      if (intent.getState().claimArmed) {
        intent.setState({ claimArmed: false });
        act({ type: 'claim' });
        return;
      }
      intent.setState({ claimArmed: true });
      endsAfter(intent, 'claim', ARMED_FOR, () => intent.setState({ claimArmed: false }));
    },
    act,
  };
}
