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
type OurName = (typeof PLAYER_NAMES)[number];

/** Somebody else's bot: `engine:` and how to start it (`docs/engine-protocol.md`). */
export type EngineName = `engine:${string}`;
export type PlayerName = OurName | EngineName;

/** Whether a player is somebody else's bot. */
export function isEngineName(player: string): player is EngineName {
  return player.startsWith('engine:') && player.length > 'engine:'.length;
}

/** Whether a value names a player of simulated games. */
export function isPlayerName(value: unknown): value is PlayerName {
  return PLAYER_NAMES.some((name) => name === value) || (typeof value === 'string' && isEngineName(value));
}

/** What a player does; `null` if it keeps silent. */
export function actionOf(player: OurName, view: View, random: Random): SeatAction | null {
  if (player === 'random') return randomBot(view, random);
  if (player === 'sampler') return byThinking('sampler', view, 'xaver', random, BUDGETS.strong).action;
  return isLevel(player) ? decideAs(player, view, 'xaver', random).action : chooseAction(view, player, random);
}
