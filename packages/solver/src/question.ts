import { isDeclaring, isTout, seatToPlay } from '@stammtisch/rules';
import type { Play, Seat } from '@stammtisch/rules';

/** Whose value a search counts: the declaring party's, or one seat's against the three others. */
export type Counted = 'declaring' | Seat;

/** In a Ramsch one seat, the one to act, counts its own points against three (see README); otherwise the declaring party counts. */
export function countedIn(play: Play, seat = seatToPlay(play)): Counted {
  return play.contract.game === 'ramsch' ? seat : 'declaring';
}

/** Whether Augen decide or tricks. */
export type Counts = 'points' | 'tricks';

/** Whether the value of a position grows for this seat. */
export function isCounted(play: Play, counted: Counted, seat: Seat): boolean {
  return counted === 'declaring' ? isDeclaring(play, seat) : seat === counted;
}

/** What decides a game: tricks in Tout and Bettel (R51, R57), Augen otherwise. */
export function countsIn(play: Play): Counts {
  return isTout(play.contract) || play.contract.game === 'bettel' ? 'tricks' : 'points';
}

/** What the counted party has taken already: Augen, or tricks. */
export function takenBy(play: Play, counted: Counted, counts: Counts): number {
  const taken = counts === 'tricks' ? play.taken : play.points;
  return taken.reduce((sum, value, seat) => (isCounted(play, counted, seat as Seat) ? sum + value : sum), 0);
}

/** What is still to be taken by anybody: Augen, or tricks. */
export function leftIn(play: Play, counts: Counts): number {
  if (counts === 'tricks') return play.tricksInDeal - play.tricks.length;
  return 120 - play.points.reduce((sum, points) => sum + points, 0);
}
