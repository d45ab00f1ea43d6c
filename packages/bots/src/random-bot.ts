import type { SeatAction, View } from '@stammtisch/rules';
import { pick } from './random.ts';
import type { Random } from './random.ts';

/** The yardstick: any of `view.actions`, each equally likely; `null` if there is none. It does not speak up out of turn. */
export function randomBot(view: View, random: Random): SeatAction | null {
  if (view.actions.every((action) => action.type === 'stoss')) return null;
  return pick(view.actions, random) ?? null;
}
