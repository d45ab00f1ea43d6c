import { GAMES } from '@stammtisch/rules';
import type { Game } from '@stammtisch/rules';
import type { PlayerName } from './player.ts';
import type { Tally } from './simulate-tally.ts';

/** What a simulation shows. Shares are 0..1, amounts are in the unit of the house rules. */
export interface SimulationReport {
  readonly tables: number;
  readonly deals: number;
  readonly thrownIn: { readonly count: number; readonly share: number };
  readonly players: readonly PlayerReport[];
  /** Games by kind, the most frequent first. */
  readonly games: readonly GameReport[];
}

/** How a player did. */
export interface PlayerReport {
  readonly name: PlayerName;
  /** What the player won or lost in a deal at one seat, on average. */
  readonly mean: number;
  /** Half the width of the 95 % confidence interval: the truth lies in `mean ± margin` nineteen times out of twenty. 0 for a single table. */
  readonly margin: number;
  /** Games the player announced, their share of his deals, and how many of them he won. */
  readonly declared: number;
  readonly declaredShare: number;
  readonly declaredWonShare: number | null;
}

/** How often a game was played and won. */
export interface GameReport {
  readonly game: Game;
  readonly tout: boolean;
  readonly count: number;
  /** Share of all deals. */
  readonly share: number;
  /** Share won by the declaring party; in a Ramsch the share of Durchmärsche. */
  readonly wonShare: number;
}

/** Turns sums into averages. The interval comes from the spread of whole tables: in a duplicate the luck of the cards is out of it. */
export function reportOf(tally: Tally): SimulationReport {
  const { tables, deals, thrownIn } = tally;
  return {
    tables,
    deals,
    thrownIn: { count: thrownIn, share: share(thrownIn, deals) },
    players: tally.players.map((player) => ({
      name: player.name,
      mean: share(player.sum, player.seats),
      margin: marginOf(tables, player),
      declared: player.declared,
      declaredShare: share(player.declared, player.seats),
      declaredWonShare: player.declared === 0 ? null : share(player.declaredWon, player.declared),
    })),
    games: tally.games
      .map(({ game, tout, played, won }) => ({
        game,
        tout,
        count: played,
        share: share(played, deals),
        wonShare: share(won, played),
      }))
      .toSorted((a, b) => b.count - a.count || GAMES.indexOf(a.game) - GAMES.indexOf(b.game)),
  };
}

/** Normal approximation over tables: 1.96 standard errors of the mean by table, for one deal and one seat. */
function marginOf(tables: number, { sum, squares, seats }: Tally['players'][number]): number {
  if (tables < 2) return 0;
  const variance = Math.max(0, squares - (sum * sum) / tables) / (tables - 1);
  return (1.96 * Math.sqrt(variance / tables) * tables) / seats;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
