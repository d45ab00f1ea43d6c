import type { SeatAction, View } from '@stammtisch/rules';
import { chooseAction } from './choose-action.ts';
import type { Random } from './random.ts';
import { randomBot } from './random-bot.ts';
import { BOT_NAMES } from './temperament.ts';

/** Who can sit at a simulated table: the bots, and `random`, who does anything that is allowed. */
export const PLAYER_NAMES = [...BOT_NAMES, 'random'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

/** Whether a value names a player of simulated games. */
export function isPlayerName(value: unknown): value is PlayerName {
  return PLAYER_NAMES.some((name) => name === value);
}

/** What a player does; `null` if it keeps silent. */
export function actionOf(player: PlayerName, view: View, random: Random): SeatAction | null {
  return player === 'random' ? randomBot(view, random) : chooseAction(view, player, random);
}
