import {
  SEATS,
  isDeclaring,
  isTout,
  laufende,
  outcomeOfPlay,
  pointsToWin,
  schneiderLimits,
  settle,
  size,
} from '@stammtisch/rules';
import type { HouseRules, Multipliers, PartyOutcome, Play, Seat } from '@stammtisch/rules';

/** What money depends on besides the cards. */
export interface Circumstances {
  readonly rules: HouseRules;
  readonly multipliers: Multipliers;
  readonly stock: number;
  readonly forehand: Seat;
}

/** What the classes of a game pay a seat: result `n` means that the first `n` targets are reached. */
export interface Stakes {
  /** Ascending, in Augen of the declaring party; in Tout and Bettel in tricks. */
  readonly targets: readonly number[];
  /** What the seat gets, by class, in the unit of the house rules. */
  readonly money: readonly number[];
  /** By class: whether the declaring party has won. */
  readonly won: readonly boolean[];
}

/** Works out the stakes of a world for one seat by asking the bill of the rules about each class. */
export function stakesOf({ rules, multipliers, stock }: Circumstances, play: Play, seat: Seat): Stakes {
  const { contract, tricksInDeal } = play;
  if (contract.game === 'ramsch' || contract.game === 'sie') return { targets: [], money: [0], won: [false] };
  const declaring = SEATS.filter((other) => isDeclaring(play, other));
  const cards = declaring.reduce<number>((set, other) => set | play.dealt[other], 0);
  const taken = declaring.reduce<number>((sum, other) => sum + play.taken[other], 0);
  const lost = play.tricks.length - taken;
  const outcome = (points: number, tricks: number): PartyOutcome => ({
    kind: 'party',
    contract,
    partner: play.partner,
    points,
    tricks,
    tricksInDeal,
    laufende: laufende(play.order, cards),
    mussTrumps:
      contract.game === 'rufspiel' && contract.muss
        ? size(play.dealt[contract.declarer] & play.order.members[4])
        : null,
    schwarzClaimed: true,
    ...multipliers,
  });
  const pay = (points: number, tricks: number): number => {
    const bill = settle(rules, outcome(points, tricks), stock);
    return bill.ok ? (bill.value.deltas?.[seat] ?? 0) : 0;
  };
  if (contract.game === 'bettel') return { targets: [1], money: [pay(0, 0), pay(11, 1)], won: [true, false] };
  if (isTout(contract)) {
    return { targets: [tricksInDeal], money: [pay(90, tricksInDeal - 1), pay(120, tricksInDeal)], won: [false, true] };
  }
  const toWin = pointsToWin(rules, outcome(0, 1));
  const schneider = schneiderLimits(rules, multipliers.stoss);
  // Schwarz is counted as all or no points; who has taken a trick cannot be Schwarz any more.
  const steps = [
    { target: 0, money: pay(0, 0), when: taken === 0 },
    { target: taken === 0 ? 1 : 0, money: pay(0, Math.max(1, taken)), when: true },
    { target: schneider.declarer + 1, money: pay(schneider.declarer + 1, 3), when: true },
    { target: toWin, money: pay(toWin, 4), when: true },
    { target: 120 - schneider.opponents, money: pay(120 - schneider.opponents, 6), when: true },
    { target: 120, money: pay(120, tricksInDeal), when: lost === 0 },
  ].filter(({ when }) => when);
  return {
    targets: steps.slice(1).map(({ target }) => target),
    money: steps.map((step) => step.money),
    won: steps.map(({ target }) => target >= toWin),
  };
}

/** What a finished play pays a seat. */
export function moneyOf({ rules, multipliers, stock, forehand }: Circumstances, play: Play, seat: Seat): number {
  const outcome = outcomeOfPlay(play, multipliers, { forehand, schwarzClaimed: true });
  const bill = settle(rules, outcome, stock);
  return bill.ok ? (bill.value.deltas?.[seat] ?? 0) : 0;
}
