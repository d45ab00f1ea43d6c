import type { SeatAction, View } from '@stammtisch/rules';
import { chooseAction } from './choose-action.ts';
import { byThinking, decideAs } from './levels/decide-as.ts';
import { BUDGETS, LEVELS, isLevel } from './levels/level.ts';
import type { Random } from './random.ts';
import { randomBot } from './random-bot.ts';
import { BOT_NAMES } from './temperament.ts';

/**
 * Who can sit at a simulated table: the three beginners by name; the levels, each as the steady Xaver; and two yardsticks: `random` does
 * anything that is allowed, `sampler` bids like `strong` and plays by forty worlds, all equally likely and solved with open cards.
 */
export const PLAYER_NAMES = [...BOT_NAMES, ...LEVELS, 'random', 'sampler'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

/** Whether a value names a player of simulated games. */
export function isPlayerName(value: unknown): value is PlayerName {
  return PLAYER_NAMES.some((name) => name === value);
}

/** What a player does; `null` if it keeps silent. */
export function actionOf(player: PlayerName, view: View, random: Random): SeatAction | null {
  if (player === 'random') return randomBot(view, random);
  if (player === 'sampler') return byThinking('sampler', view, 'xaver', random, BUDGETS.strong).action;
  return isLevel(player) ? decideAs(player, view, 'xaver', random).action : chooseAction(view, player, random);
}
