import type { BiddableGame } from '../contract.ts';

/** Where a game stands among the others: 0 is the highest. Games of one group of `ties` stand where their highest stands (B26). */
export function placeOf(game: BiddableGame, order: readonly BiddableGame[], ties: Ties): number {
  const group = ties.find((tied) => tied.includes(game)) ?? [game];
  return Math.min(...group.map((tied) => order.indexOf(tied)));
}

/** Whether each game is at least as high as the one before it. */
export function isAscending(games: readonly BiddableGame[], order: readonly BiddableGame[], ties: Ties): boolean {
  const places = games.map((game) => placeOf(game, order, ties));
  return places.every((place, index) => places.slice(0, index).every((before) => place <= before));
}

/** The games from low to high; games of equal rank keep their order. */
export function ascending(
  games: readonly BiddableGame[],
  order: readonly BiddableGame[],
  ties: Ties,
): readonly BiddableGame[] {
  return games.toSorted((a, b) => placeOf(b, order, ties) - placeOf(a, order, ties));
}

type Ties = readonly (readonly BiddableGame[])[];
