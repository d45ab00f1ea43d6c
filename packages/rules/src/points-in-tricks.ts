/** Most Augen that so many tricks can hold: the four Säue first, then the Zehner, Könige, Ober and Unter (R4). */
const MOST_POINTS = [0, 44, 84, 100, 112, 120] as const;

/** Most Augen in a number of tricks. */
export function mostPointsIn(tricks: number): number {
  return MOST_POINTS[tricks as 0] ?? 120;
}

/** Fewest Augen of a party with so many tricks: the other party cannot hold all the rest (R5). */
export function fewestPointsIn(tricks: number, tricksInDeal: number): number {
  return 120 - mostPointsIn(tricksInDeal - tricks);
}

/**
 * Tricks of a party of which only the points are known: as large a part of the tricks as of the points, but neither none nor all, since
 * those would be said (R91).
 *
 * @example plausibleTricks(95, 8) // 6
 */
export function plausibleTricks(points: number, tricksInDeal: 6 | 8): number {
  return Math.max(1, Math.min(tricksInDeal - 1, Math.round((points * tricksInDeal) / 120)));
}
