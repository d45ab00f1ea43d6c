import type { Seat, SeatAction, View } from '@stammtisch/rules';

/** What a bot wants to do when it is asked: an action, or `null` if it keeps silent. It may take its time to think. */
export type Mind = (seat: Seat, view: View) => Promise<SeatAction | null>;

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
export async function nextBotMove(
  bots: readonly Seat[],
  viewOf: (seat: Seat) => View,
  mind: Mind,
): Promise<BotMove | null> {
  const asked = bots.map((seat) => ({ seat, view: viewOf(seat) })).filter(({ view }) => view.actions.length > 0);
  const waiting = asked.toSorted((a, b) => Number(mustAct(a.view)) - Number(mustAct(b.view)));
  for (const { seat, view } of waiting) {
    // One after the other: whoever is not needed any more does not have to think.
    const action = await mind(seat, view);
    if (action !== null) return { seat, action };
  }
  return null;
}
