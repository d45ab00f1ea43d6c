import { SEATS } from '@stammtisch/rules';
import type { Game, Seat } from '@stammtisch/rules';
import type { PlayerName } from './player.ts';
import type { SimulationPlan } from './simulate-plan.ts';
import type { PlayedDeal } from './simulate-table.ts';

/** Sums over tables. Integers only, so the sum of parts is the same however the tables were split up. */
export interface Tally {
  readonly tables: number;
  /** Deals played, in a duplicate each pack four times. */
  readonly deals: number;
  readonly thrownIn: number;
  readonly players: readonly PlayerTally[];
  readonly games: readonly GameTally[];
}

/** Sums of one player; who sits at several seats is counted once with all of them. */
export interface PlayerTally {
  readonly name: PlayerName;
  /** Deals times the seats the player had in them. */
  readonly seats: number;
  /** Sum of what the player won and lost at its seats, and the sum of the squares of that by table. */
  readonly sum: number;
  readonly squares: number;
  readonly declared: number;
  readonly declaredWon: number;
}

/** Games of one kind. */
export interface GameTally {
  readonly game: Game;
  readonly tout: boolean;
  readonly played: number;
  /** Games won by the declaring party; in a Ramsch the Durchmärsche. */
  readonly won: number;
}

/** Nothing played yet. */
export const NO_TALLY: Tally = { tables: 0, deals: 0, thrownIn: 0, players: [], games: [] };

/** The sums of one table: its deals in every rotation that was played, the first with everybody at his own seat. */
export function tallyTable(plan: SimulationPlan, rotations: readonly (readonly PlayedDeal[])[]): Tally {
  const deals = rotations.flat();
  const names = [...new Set(plan.players)];
  return {
    tables: 1,
    deals: deals.length,
    thrownIn: deals.filter((deal) => deal.game === null).length,
    players: names.map((name) => tallyPlayer(plan, name, rotations)),
    games: deals
      .flatMap(({ game }) =>
        game === null ? [] : [{ game: game.game, tout: game.tout, played: 1, won: Number(game.won) }],
      )
      .reduce(addGame, NO_TALLY.games),
  };
}

function tallyPlayer(
  plan: SimulationPlan,
  name: PlayerName,
  rotations: readonly (readonly PlayedDeal[])[],
): PlayerTally {
  let seats = 0;
  let sum = 0;
  let declared = 0;
  let declaredWon = 0;
  rotations.forEach((deals, rotation) => {
    const own = SEATS.filter((seat) => plan.players[((seat + rotation) & 3) as Seat] === name);
    for (const { deltas, game } of deals) {
      seats += own.length;
      sum += own.reduce<number>((total, seat) => total + deltas[seat], 0);
      if (game === null || game.declarer === null || !own.includes(game.declarer)) continue;
      declared += 1;
      declaredWon += Number(game.won);
    }
  });
  return { name, seats, sum, squares: sum * sum, declared, declaredWon };
}

/** The sums of both. */
export function addTallies(a: Tally, b: Tally): Tally {
  return {
    tables: a.tables + b.tables,
    deals: a.deals + b.deals,
    thrownIn: a.thrownIn + b.thrownIn,
    players: b.players.reduce(addPlayer, a.players),
    games: b.games.reduce(addGame, a.games),
  };
}

function addPlayer(players: readonly PlayerTally[], more: PlayerTally): readonly PlayerTally[] {
  if (!players.some((player) => player.name === more.name)) return [...players, more];
  return players.map((player) =>
    player.name !== more.name
      ? player
      : {
          name: player.name,
          seats: player.seats + more.seats,
          sum: player.sum + more.sum,
          squares: player.squares + more.squares,
          declared: player.declared + more.declared,
          declaredWon: player.declaredWon + more.declaredWon,
        },
  );
}

function addGame(games: readonly GameTally[], more: GameTally): readonly GameTally[] {
  const same = (game: GameTally): boolean => game.game === more.game && game.tout === more.tout;
  if (!games.some(same)) return [...games, more];
  return games.map((game) =>
    same(game) ? { ...game, played: game.played + more.played, won: game.won + more.won } : game,
  );
}
