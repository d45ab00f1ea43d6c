import { chooseAction, seededRandom } from '@stammtisch/bots';
import type { Card, SeatAction, View } from '@stammtisch/rules';

/** What is allowed now and what a good player would do, from what the person sees alone. */
export interface Advice {
  /** Cards that may be played; empty while something is asked. */
  readonly cards: readonly Card[];
  /** What Xaver, the steady one of the bots, would do. `null` where nobody waits for the person. */
  readonly action: SeatAction | null;
}

/** Help for the person whose view this is; the same view gives the same advice. */
export function advice(view: View): Advice {
  const cards = view.actions.flatMap((action) => (action.type === 'play' ? [action.card] : []));
  return { cards, action: chooseAction(view, 'xaver', seededRandom(`advice/${view.deal?.hand ?? 0}`)) };
}
