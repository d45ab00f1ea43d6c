import type { BiddableGame, HouseRules } from '@stammtisch/rules';

/** The order of rank as a list: games from high to low, and which of them rank equally. */
export interface Rank {
  readonly order: readonly BiddableGame[];
  readonly ties: HouseRules['bidding.rankTies'];
}

/** Where a game stands: 0 is the highest. Games of one group stand where their highest stands (B26). */
export function placeOf(game: BiddableGame, order: Rank['order'], ties: Rank['ties']): number {
  const group = ties.find((tied) => tied.includes(game)) ?? [game];
  const places = group.map((tied) => order.indexOf(tied)).filter((place) => place >= 0);
  return Math.min(...places, order.length);
}

/** The same rank with the games of each group next to each other. */
export function tidy({ order, ties }: Rank): Rank {
  return { order: order.toSorted((a, b) => placeOf(a, order, ties) - placeOf(b, order, ties)), ties };
}

/** Whether a game ranks equally with the one above it. */
export function isTiedUp({ order, ties }: Rank, game: BiddableGame): boolean {
  const above = order[order.indexOf(game) - 1];
  return above !== undefined && ties.some((group) => group.includes(game) && group.includes(above));
}

/** A game one place up (-1) or down (+1). Whoever passes a game of another rank leaves his group. */
export function move({ order, ties }: Rank, game: BiddableGame, by: -1 | 1): Rank {
  const from = order.indexOf(game);
  const passed = order[from + by];
  if (passed === undefined) return { order, ties };
  const moved = order.toSpliced(from, 1).toSpliced(from + by, 0, game);
  const isInside = ties.some((group) => group.includes(game) && group.includes(passed));
  if (isInside) return { order: moved, ties: inOrder(ties, moved) };
  const left = ties.map((group) => group.filter((other) => other !== game));
  // Passing a group means passing all of it.
  return tidy({ order: past(order, ties, game, passed, by), ties: inOrder(left, moved) });
}

function past(
  order: Rank['order'],
  ties: Rank['ties'],
  game: BiddableGame,
  passed: BiddableGame,
  by: -1 | 1,
): Rank['order'] {
  const group = ties.find((tied) => tied.includes(passed)) ?? [passed];
  const others = order.filter((other) => other !== game);
  const places = group.map((tied) => others.indexOf(tied));
  return others.toSpliced(by === -1 ? Math.min(...places) : Math.max(...places) + 1, 0, game);
}

/** Ties a game to the one above it, or parts the two. */
export function tie({ order, ties }: Rank, game: BiddableGame, tied: boolean): Rank {
  const at = order.indexOf(game);
  const above = order[at - 1];
  if (above === undefined) return { order, ties };
  const groupOf = (one: BiddableGame): readonly BiddableGame[] => ties.find((group) => group.includes(one)) ?? [one];
  const joined = [...groupOf(above), ...groupOf(game)];
  const others = ties.filter((group) => !group.includes(above) && !group.includes(game));
  const groups = tied ? [joined] : [upTo(order, at, groupOf(game)), from(order, at, groupOf(game))];
  return tidy({ order, ties: inOrder([...others, ...groups], order) });
}

function upTo(order: Rank['order'], at: number, group: readonly BiddableGame[]): readonly BiddableGame[] {
  return group.filter((game) => order.indexOf(game) < at);
}

function from(order: Rank['order'], at: number, group: readonly BiddableGame[]): readonly BiddableGame[] {
  return group.filter((game) => order.indexOf(game) >= at);
}

function inOrder(ties: Rank['ties'], order: Rank['order']): Rank['ties'] {
  const sorted = ties.map((group) => order.filter((game) => group.includes(game)));
  return sorted.filter((group) => group.length > 1).toSorted((a, b) => first(a, order) - first(b, order));
}

function first(group: readonly BiddableGame[], order: Rank['order']): number {
  return group[0] === undefined ? order.length : order.indexOf(group[0]);
}
