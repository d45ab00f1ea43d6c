import { SEATS } from '../../packages/rules/src/index.ts';
import type { HouseRules, Seat, Table } from '../../packages/rules/src/index.ts';
import type { PlayerName } from '../../packages/bots/src/index.ts';
import { meanText, percentText } from './mean.ts';
import { dealtTable, isAuctioned, playOn } from './play.ts';

/**
 * The auction alone: in each pack the first player bids at every seat in turn among three of the second, and the same `cardPlayer` plays the cards
 * at all four. What a seat gains is counted against the second player bidding there, too: where both say the same, it is nothing.
 */
export function* matchAuctions(
  rules: HouseRules,
  [first, second]: readonly [PlayerName, PlayerName],
  cardPlayer: PlayerName,
  packs: number,
): Generator<string> {
  const gains: number[] = [];
  let differing = 0;
  for (let pack = 0; pack < packs; pack++) {
    const bid = (tried: Seat | null): Table =>
      playOn(dealtTable(rules, pack), (seat) => (seat === tried ? first : second), pack, isAuctioned);
    const play = (table: Table): Table => playOn(table, () => cardPlayer, pack);
    const usual = bid(null);
    const others = SEATS.map((seat) => ({ seat, table: bid(seat) })).filter(({ table }) => !sameGame(table, usual));
    const usually = others.length === 0 ? usual : play(usual);
    const gain = ({ seat, table }: (typeof others)[number]): number =>
      play(table).accounts[seat] - usually.accounts[seat];
    gains.push(others.reduce((sum, other) => sum + gain(other), 0) / 4);
    differing += others.length;
    if ((pack + 1) % 20 === 0 || pack + 1 === packs)
      yield `| ${first} – ${second} | ${pack + 1} | ${meanText(gains)} | ${percentText(differing, 4 * (pack + 1))} |`;
  }
}

function sameGame(a: Table, b: Table): boolean {
  return JSON.stringify([a.deal?.contract, a.accounts]) === JSON.stringify([b.deal?.contract, b.accounts]);
}
