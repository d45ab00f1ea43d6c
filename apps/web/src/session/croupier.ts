import type { Seat, SeatAction, View } from '@stammtisch/rules';

/** What a bot wants to do when it is asked, after `step` events of the session: an action, or `null` if it keeps silent. */
export type Mind = (seat: Seat, view: View, step: number) => SeatAction | null;

/** The next thing a bot does. */
export interface BotMove {
  readonly seat: Seat;
  readonly action: SeatAction;
}

/** Actions that a seat may do out of turn and need not do at all. */
const OPTIONAL: ReadonlySet<SeatAction['type']> = new Set(['stoss', 'lay-sie']);

/** Whether the game waits for this seat. */
export function mustAct(view: View): boolean {
  return view.actions.some((action) => !OPTIONAL.has(action.type));
}

/**
 * What the bots do next, or `null` when the game waits for somebody else. Whoever may say something out of turn is asked before the seat
 * whose turn it is goes on.
 */
export function nextBotMove(
  bots: readonly Seat[],
  viewOf: (seat: Seat) => View,
  decide: (seat: Seat, view: View) => SeatAction | null,
): BotMove | null {
  const asked = bots.map((seat) => ({ seat, view: viewOf(seat) })).filter(({ view }) => view.actions.length > 0);
  const waiting = asked.toSorted((a, b) => Number(mustAct(a.view)) - Number(mustAct(b.view)));
  for (const { seat, view } of waiting) {
    const action = decide(seat, view);
    if (action !== null) return { seat, action };
  }
  return null;
}
