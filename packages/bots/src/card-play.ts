import { isTout } from '@stammtisch/rules';
import type { Card } from '@stammtisch/rules';
import { bettelScore } from './bettel-play.ts';
import { followScore } from './following.ts';
import { leadScore } from './leading.ts';
import { pick } from './random.ts';
import type { Random } from './random.ts';
import { ramschScore } from './ramsch-play.ts';
import type { Sight } from './sight.ts';
import { toutScore } from './tout-play.ts';

/** The legal card that brings most; between equals chance decides. `undefined` if there is none. */
export function chooseCard(sight: Sight, random: Random): Card | undefined {
  const score = scoreOf(sight);
  const scores = sight.legal.map((card) => score(sight, card));
  const most = Math.max(...scores);
  return pick(
    sight.legal.filter((_, index) => (scores[index] ?? 0) >= most - EQUAL),
    random,
  );
}

/** Differences below this are none. */
const EQUAL = 1e-9;

/** What counts in this game: points, tricks, or not to take any. */
export function scoreOf({ contract, led }: Sight): (sight: Sight, card: Card) => number {
  if (contract.game === 'ramsch') return ramschScore;
  if (contract.game === 'bettel') return bettelScore;
  if (isTout(contract)) return toutScore;
  return led === null ? leadScore : followScore;
}
