import { SEATS, declarerOf, has } from '../../packages/rules/src/index.ts';
import type { Contract, Game, HouseRules, Seat, Table } from '../../packages/rules/src/index.ts';
import type { PlayerName } from '../../packages/bots/src/index.ts';
import { meanText, percentText } from './mean.ts';
import { dealtTable, isAuctioned, isSettled, playOn } from './play.ts';

/** What came of one pack. */
interface Pair {
  readonly game: Game | 'thrown in';
  /** What a seat of the first player gained in a deal, in the unit of the house rules. */
  readonly gain: number;
  /** Whether the first player, and whether the second, won as declarer. */
  readonly won: readonly [boolean, boolean];
}

/**
 * The play of the cards alone: one auction for each pack, by `bidder`; then the deal is played twice, the first player at the seats of the
 * declaring party and the second at the others, and the other way round. Twice the signal of seats that are mixed, for half the deals.
 */
export function* matchCards(
  rules: HouseRules,
  [first, second]: readonly [PlayerName, PlayerName],
  bidder: PlayerName,
  { from, packs }: { readonly from: number; readonly packs: number },
): Generator<string> {
  const pairs: Pair[] = [];
  for (let pack = from; pack < from + packs; pack++) {
    pairs.push(
      pairOf(
        playOn(dealtTable(rules, pack), () => bidder, pack, isAuctioned),
        [first, second],
        pack,
      ),
    );
    if (pairs.length % 20 === 0 || pairs.length === packs) yield rowsOf(pairs, `${first} – ${second}`);
  }
}

function pairOf(table: Table, [first, second]: readonly [PlayerName, PlayerName], pack: number): Pair {
  const contract = table.deal?.contract ?? null;
  if (isSettled(table) || contract === null) return { game: 'thrown in', gain: 0, won: [false, false] };
  const declares = declaringSeats(table, contract);
  const one = playOn(table, (seat) => (declares(seat) ? first : second), pack);
  const two = playOn(table, (seat) => (declares(seat) ? second : first), pack);
  const brings = (end: Table): number =>
    SEATS.filter(declares).reduce<number>((sum, seat) => sum + end.accounts[seat], 0);
  return { game: contract.game, gain: (brings(one) - brings(two)) / 4, won: [isWon(one), isWon(two)] };
}

/** Who declares; in a Ramsch, which has no parties, two seats that sit opposite. */
function declaringSeats({ deal }: Table, contract: Contract): (seat: Seat) => boolean {
  if (contract.game === 'ramsch') return (seat) => (seat & 1) === 0;
  const called = contract.game === 'rufspiel' ? contract.called : null;
  return (seat) => seat === declarerOf(contract) || (called !== null && has(deal?.hands[seat] ?? 0, called));
}

function isWon({ deal }: Table): boolean {
  return deal?.phase.name === 'settled' && deal.phase.bill.won === true;
}

function rowsOf(pairs: readonly Pair[], title: string): string {
  const games = [...new Set(pairs.map(({ game }) => game))].toSorted();
  return ['all', ...games]
    .map((game) => {
      const some = game === 'all' ? pairs : pairs.filter((pair) => pair.game === game);
      const won = ([0, 1] as const).map((side) =>
        percentText(some.filter((pair) => pair.won[side]).length, some.length),
      );
      return `| ${title} | ${game} | ${some.length} | ${meanText(some.map(({ gain }) => gain))} | ${won.join(' / ')} |`;
    })
    .join('\n');
}
