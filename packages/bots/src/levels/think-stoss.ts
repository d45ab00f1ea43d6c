import type { View } from '@stammtisch/rules';
import type { Random } from '../random.ts';
import { ownChance } from '../stoss.ts';
import { weighDeal } from '../think/weigh-cards.ts';
import type { Thinking } from '../think/weigh-cards.ts';
import { sharedSolver } from './shared-solver.ts';
import type { Decision, WeighedOption } from './why.ts';

/**
 * Share of worlds won from which on a Stoß is given, and an answer to one: who gave it has good cards, too. Each card asks everybody again, so
 * a lucky draw of worlds must not be enough. Against a game alone a hand that promises something of itself needs less: of those that saw half of the
 * worlds won, nearly all won.
 */
const STOSS_FROM = { rufspiel: 0.72, alone: 0.56 } as const;
const ANSWER_FROM = 0.78;

/** Chance in percent that the own hand alone must promise: worlds know what all others hold, and overrate whoever plays together. */
const HAND_FROM = 45;

/**
 * Whether a strong bot doubles: it does if its side wins often enough and money on average, as a Stoß doubles both. `null` if it cannot double,
 * or if it keeps silent and nobody asked it.
 */
export function thinkStoss(view: View, thinking: Thinking, random: Random): Decision | null {
  const stoss = view.actions.find(({ type }) => type === 'stoss');
  const silence = view.actions.find(({ type }) => type === 'no-stoss');
  const game = view.deal?.contract?.game;
  if (stoss === undefined || game === 'ramsch') return null;
  const end = weighDeal(view, thinking, sharedSolver(), random);
  if (end === null) return null;
  const first = STOSS_FROM[game === 'rufspiel' ? 'rufspiel' : 'alone'];
  const needed = (view.deal?.stoss.length ?? 0) > 0 ? ANSWER_FROM : first;
  const doubles = end.value > 0 && end.winning >= needed && ownChance(view) >= HAND_FROM;
  const winning = Math.round(100 * end.winning);
  const double: WeighedOption = { action: stoss, plan: null, value: 2 * end.value, winning };
  const keep = silence === undefined ? [] : [{ action: silence, plan: null, value: end.value, winning }];
  if (!doubles && silence === undefined) return null;
  return {
    action: doubles ? stoss : (silence ?? null),
    why: {
      basis: 'worlds',
      options: doubles ? [double, ...keep] : [...keep, double],
      worlds: end.worlds,
      allWorlds: end.all,
      calledCard: null,
    },
  };
}
