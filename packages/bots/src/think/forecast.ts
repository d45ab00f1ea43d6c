import type { Announcement } from '@stammtisch/rules';
import type { Ending } from './ending.ts';

/** How a game ended over all worlds: the mean of what it brought and of the share that was won, and what the won worlds add to the mean. */
export interface Share extends Ending {
  readonly wonValue: number;
}

/**
 * Worlds say too much about a game alone, in both directions: of many games the one that came out best was also lucky, and hands that rules of thumb
 * play badly are saved by better play. The line through 336 games that were played by strong bots (`node bench/levels/fit-forecast.ts`), and a steeper one
 * for those that hardly a world loses.
 */
const ALONE = { least: 0.16, more: 0.73, hardlyLost: 0.8, most: 0.97 } as const;

/** The share of games alone that are won, from the share of worlds. */
function wonAlone(inWorlds: number): number {
  const { least, more, hardlyLost, most } = ALONE;
  const from = least + more * Math.min(inWorlds, hardlyLost);
  return from + ((most - from) * Math.max(0, inWorlds - hardlyLost)) / (1 - hardlyLost);
}

/** What a game brings, from what came of it in the worlds; only games alone for points are known to come out otherwise. */
export function forecast({ game, tout }: Announcement, { value, winning, wonValue }: Share): Ending {
  if (game === 'rufspiel' || game === 'bettel' || game === 'sie' || tout === true) return { value, winning };
  const truly = wonAlone(winning);
  const won = winning > 0 ? wonValue / winning : -value;
  const lost = winning < 1 ? (value - wonValue) / (1 - winning) : -won;
  return { value: value + (truly - winning) * (won - lost), winning: truly };
}
