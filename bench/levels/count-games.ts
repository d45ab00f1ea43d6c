import type { HouseRules } from '../../packages/rules/src/index.ts';
import type { PlayerName } from '../../packages/bots/src/index.ts';
import { percentText, shareText } from './mean.ts';
import { dealtTable, isAuctioned, isSettled, playOn } from './play.ts';

/** Games of one kind: how many were announced, how many of them played on, and won. */
interface Count {
  readonly announced: number;
  readonly played: number;
  readonly won: number;
}

const NONE: Count = { announced: 0, played: 0, won: 0 };
/** Nobody plays alone in these; they are most deals, and would take most of the time. */
const WITHOUT_LONER: ReadonlySet<string> = new Set(['rufspiel', 'ramsch']);

/** What is played with one player at all seats, and how often it is won; `onlyAlone` plays on only where somebody plays alone. */
export function* countGames(
  rules: HouseRules,
  player: PlayerName,
  { from, packs, onlyAlone }: { readonly from: number; readonly packs: number; readonly onlyAlone: boolean },
): Generator<string> {
  const counts = new Map<string, Count>();
  for (let pack = from; pack < from + packs; pack++) {
    const auctioned = playOn(dealtTable(rules, pack), () => player, pack, isAuctioned);
    const game = auctioned.deal?.contract?.game ?? 'thrown in';
    const plays = !isSettled(auctioned) && !(onlyAlone && WITHOUT_LONER.has(game));
    const end = plays ? playOn(auctioned, () => player, pack) : auctioned;
    const won = plays && end.deal?.phase.name === 'settled' && end.deal.phase.bill.won === true;
    const { announced, played, won: wonBefore } = counts.get(game) ?? NONE;
    counts.set(game, { announced: announced + 1, played: played + Number(plays), won: wonBefore + Number(won) });
    const done = pack + 1 - from;
    if (done % 20 === 0 || done === packs) yield `| ${player} | ${done} | ${sharesText(counts, done)} |`;
  }
}

function sharesText(counts: ReadonlyMap<string, Count>, packs: number): string {
  const wonOf = ({ played, won }: Count): string => (played === 0 ? '' : ` (${shareText(won, played)} of ${played})`);
  return [...counts]
    .toSorted(([, a], [, b]) => b.announced - a.announced)
    .map(([game, count]) => `${game} ${percentText(count.announced, packs)}${wonOf(count)}`)
    .join(', ');
}
