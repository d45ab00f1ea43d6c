import type { Announcement } from '@stammtisch/rules';
import type { Ending } from './ending.ts';

/** How a game ended over all worlds: the mean of what it brought and of the share that was won, and what the won worlds add to the mean. */
export interface Share extends Ending {
  readonly wonValue: number;
}

/**
 * Who plays alone wins more often than his worlds say, as rules of thumb play his hand badly, and the other three see all cards at the end:
 * what came of 269 such hands is in `docs/measurements.md`.
 */
const ALONE = { least: 0.27, more: 0.8, most: 0.98 } as const;

/** What a game brings, from what came of it in the worlds; only games alone for points are known to be better than they look. */
export function forecast({ game, tout }: Announcement, { value, winning, wonValue }: Share): Ending {
  if (game === 'rufspiel' || game === 'bettel' || game === 'sie' || tout === true) return { value, winning };
  const truly = Math.max(winning, Math.min(ALONE.most, ALONE.least + ALONE.more * winning));
  const won = winning > 0 ? wonValue / winning : -value;
  const lost = winning < 1 ? (value - wonValue) / (1 - winning) : -won;
  return { value: value + (truly - winning) * (won - lost), winning: truly };
}
