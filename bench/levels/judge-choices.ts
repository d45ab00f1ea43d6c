import { SEATS, declarerOf, isDeclaring } from '../../packages/rules/src/index.ts';
import type { Card, HouseRules, Play, Seat, Table, View } from '../../packages/rules/src/index.ts';
import { nextCommand, seededRandom } from '../../packages/bots/src/index.ts';
import type { PlayerName } from '../../packages/bots/src/index.ts';
import { sharedSolver } from '../../packages/bots/src/levels/shared-solver.ts';
import { actionOf, isEngineName } from '../../packages/bots/src/player.ts';
import { stakesOf } from '../../packages/bots/src/think/stakes.ts';
import { circumstancesOf } from '../../packages/bots/src/think/weigh-cards.ts';
import { meanText } from './mean.ts';
import { dealtTable, isAuctioned, isSettled, perform, playOn } from './play.ts';

/** What two players lost with the cards they chose in one position of a deal. */
interface Judged {
  readonly pack: number;
  readonly groups: readonly string[];
  readonly lost: readonly [number, number];
}

/**
 * A yardstick with less noise than whole matches: in the same positions two players choose a card each, and the true deal, solved with open cards,
 * says what each card loses against the best; in cents a deal and seat, so that a gain compares with a match. It praises who guesses the cards
 * well, and does not know that others guess, too: for choosing what to try in a match, not for a proof. The positions come from deals of which
 * one party is played by the first and the other by the second.
 */
export function* judgeChoices(
  rules: HouseRules,
  players: readonly [PlayerName, PlayerName],
  { from, packs }: { readonly from: number; readonly packs: number },
): Generator<string> {
  const judged: Judged[] = [];
  for (let pack = from; pack < from + packs; pack++) {
    const table = playOn(dealtTable(rules, pack), () => players[0], pack, isAuctioned);
    if (!isSettled(table) && table.deal?.contract?.game !== 'ramsch') judged.push(...judgeDeal(table, players, pack));
    const played = pack + 1 - from;
    if (played % 20 === 0 || played === packs) yield rowsOf(judged, players.join(' – '));
  }
}

function* judgeDeal(auctioned: Table, players: readonly [PlayerName, PlayerName], pack: number): Generator<Judged> {
  let table = auctioned;
  for (let step = 0; !isSettled(table); step++) {
    const play = table.deal?.play ?? null;
    const judged: Judged[] = [];
    const command = nextCommand(table, (view, seat) => {
      const [one, two] = players.map((player) => {
        if (isEngineName(player)) throw new Error('engines of others play in `schafkopf simulate`');
        return actionOf(player, view, seededRandom(`choices/${pack}/${seat}/${step}`));
      });
      if (play !== null && view.actions.length > 1 && one?.type === 'play' && two?.type === 'play')
        judged.push(judge(view, play, seat, [one.card, two.card], pack));
      return (play !== null && isDeclaring(play, seat) === (pack % 2 === 0) ? one : two) ?? null;
    });
    if (command === null) throw new Error('nobody acts');
    yield* judged;
    table = perform(table, command);
  }
}

function judge(view: View, play: Play, seat: Seat, [one, two]: readonly [Card, Card], pack: number): Judged {
  if (view.deal === null) throw new Error('no deal');
  const stakes = stakesOf(circumstancesOf(view, view.deal), play, seat);
  const solved = sharedSolver().classes(play, stakes.targets);
  if (!solved.ok) throw new Error(solved.reason.code);
  const classes = solved.value;
  const money = (card: Card): number => stakes.money[classes.get(card) ?? 0] ?? 0;
  const best = Math.max(...Array.from(classes.keys(), money));
  const party = SEATS.filter((other) => isDeclaring(play, other) === isDeclaring(play, seat)).length;
  const lost = (card: Card): number => ((best - money(card)) * party) / 4;
  return { pack, groups: groupsOf(play, seat), lost: [lost(one), lost(two)] };
}

function groupsOf(play: Play, seat: Seat): readonly string[] {
  const { contract } = play;
  const kind = contract.game === 'rufspiel' ? 'rufspiel' : 'alone';
  const isDeclarer = seat === declarerOf(contract);
  const part = isDeclarer ? 'declarer' : isDeclaring(play, seat) ? 'partner' : 'opponent';
  return ['all', kind, `${kind}, ${part}`, `${kind}, trick ${Math.min(5, play.tricks.length + 1)}`];
}

function rowsOf(judged: readonly Judged[], title: string): string {
  return [...new Set(judged.flatMap(({ groups }) => groups))]
    .toSorted()
    .map((group) => {
      const some = judged.filter(({ groups }) => groups.includes(group));
      const packs = [...new Set(some.map(({ pack }) => pack))];
      const lost = (side: 0 | 1): number => some.reduce((sum, each) => sum + each.lost[side], 0) / packs.length;
      const gains = packs.map((pack) =>
        some.reduce((sum, each) => (each.pack === pack ? sum + each.lost[1] - each.lost[0] : sum), 0),
      );
      const losses = `${lost(0).toFixed(1)} / ${lost(1).toFixed(1)}`;
      return `| ${title} | ${group} | ${packs.length} | ${some.length} | ${losses} | ${meanText(gains)} |`;
    })
    .join('\n');
}
