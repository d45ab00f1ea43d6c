import {
  cardsOf,
  isDeclaring,
  isPlayOver,
  isTout,
  legalInPlay,
  playCard,
  pointsOf,
  seatToPlay,
} from '@stammtisch/rules';
import type { Play, Seat } from '@stammtisch/rules';

/**
 * The same question answered without any cleverness: tries every legal card of the rules and remembers positions. Its purpose is to disagree
 * with the solver.
 */
export function minimaxValue(play: Play): number {
  const counted = countedSeats(play);
  const tricks = isTout(play.contract) || play.contract.game === 'bettel';
  const taken = (now: Play): number =>
    (tricks ? now.taken : now.points).reduce((sum, value, seat) => sum + (counted(seat as Seat) ? value : 0), 0);
  return taken(play) + toCome(play, counted, taken, new Map());
}

/** The declaring party, or in a Ramsch the seat to act. */
export function countedSeats(play: Play): (seat: Seat) => boolean {
  const actor = seatToPlay(play);
  return (seat) => (play.contract.game === 'ramsch' ? seat === actor : isDeclaring(play, seat));
}

function toCome(
  play: Play,
  counted: (seat: Seat) => boolean,
  taken: (play: Play) => number,
  memo: Map<string, number>,
): number {
  if (isPlayOver(play)) return 0;
  const key = `${play.hands.join()}|${play.leader}|${play.trick.join()}|${play.ranAway}`;
  const known = memo.get(key);
  if (known !== undefined) return known;
  const values = cardsOf(legalInPlay(play)).map((card) => {
    const next = playCard(play, card);
    return taken(next) - taken(play) + toCome(next, counted, taken, memo);
  });
  const value = counted(seatToPlay(play)) ? Math.max(...values) : Math.min(...values);
  memo.set(key, value);
  return value;
}

/**
 * Whether the counted party reaches `target`: as naive, but it stops as soon as the answer is clear, so that it manages six tricks. Of cards it tries the richest
 * first, which decides nothing but how long that takes.
 */
export function minimaxReaches(play: Play, target: number): boolean {
  const counted = countedSeats(play);
  const tricks = isTout(play.contract) || play.contract.game === 'bettel';
  const whole = tricks ? play.tricksInDeal : 120;
  const memo = new Map<string, boolean>();
  const of = (now: Play, seats: (seat: Seat) => boolean): number =>
    (tricks ? now.taken : now.points).reduce((sum, value, seat) => sum + (seats(seat as Seat) ? value : 0), 0);
  const reaches = (now: Play): boolean => {
    const taken = of(now, counted);
    if (taken >= target) return true;
    if (isPlayOver(now) || whole - of(now, (seat) => !counted(seat)) < target) return false;
    const key = `${now.hands.join()}|${now.leader}|${now.trick.join()}|${now.ranAway}|${taken}`;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const cards = cardsOf(legalInPlay(now)).toSorted((a, b) => pointsOf(b) - pointsOf(a));
    const wanted = counted(seatToPlay(now));
    const found = cards.some((card) => reaches(playCard(now, card)) === wanted);
    const answer = found ? wanted : !wanted;
    memo.set(key, answer);
    return answer;
  };
  return reaches(play);
}
