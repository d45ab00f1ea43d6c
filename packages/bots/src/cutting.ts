import type { SeatAction, View } from '@stammtisch/rules';
import { pick } from './random.ts';
import type { Random } from './random.ts';

/** Cuts once, anywhere, and leaves the pack at that (R9, R10). */
export function cut(view: View, random: Random): SeatAction | undefined {
  const cuts = view.actions.filter((action) => action.type === 'cut');
  const done = view.actions.find((action) => action.type === 'done-cutting');
  return (view.deal?.cuts ?? []).length > 0 ? done : (pick(cuts, random) ?? done);
}
