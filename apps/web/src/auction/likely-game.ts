import type { Announcement, BiddableGame, SeatAction } from '@stammtisch/rules';

/** A game to begin the choice with. */
export interface LikelyGame {
  readonly game: BiddableGame;
  readonly tout: boolean;
}

/**
 * What one usually wants: the game that was named (`floor`), otherwise the lowest of `games` that `actions` allow. A wish to play counts as a
 * Rufspiel, but a hand may have no Sau to call: then it is not the game to begin with.
 */
export function likelyGame(
  floor: LikelyGame | null,
  games: readonly BiddableGame[],
  actions: readonly SeatAction[],
): LikelyGame {
  const mayAnnounce = (game: BiddableGame, tout: boolean): boolean =>
    actions.some((action) => action.type === 'announce' && isGame(action.announcement, game, tout));
  if (floor !== null && mayAnnounce(floor.game, floor.tout)) return floor;
  const game = games.find((other) => mayAnnounce(other, false)) ?? floor?.game ?? games[0] ?? 'rufspiel';
  return { game, tout: false };
}

function isGame(announcement: Announcement, game: BiddableGame, tout: boolean): boolean {
  return announcement.game === game && (announcement.tout ?? false) === tout;
}
