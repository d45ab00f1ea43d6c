import { outcomeOfPlay, playCard, settle } from '@stammtisch/rules';
import type { Bill, BillProblem, Card, HouseRules, Multipliers, Play, Result, Seat } from '@stammtisch/rules';

/** What a bill depends on besides the cards. */
export interface BilledUnder extends Multipliers {
  readonly rules: HouseRules;
  readonly forehand: Seat;
  /** What lies in the Stock. */
  readonly stock: number;
}

/**
 * What it pays if the cards are played as in `line`, best play for instance: Schneider, Schwarz and Laufende follow from points, tricks and the
 * cards dealt. Best play is about points, so where only Schwarz is left to gain it need not be the dearest.
 */
export function billOfLine(play: Play, line: readonly Card[], under: BilledUnder): Result<Bill, BillProblem> {
  const end = line.reduce(playCard, play);
  const { rules, forehand, stock, knocks, stoss, doubled } = under;
  return settle(rules, outcomeOfPlay(end, { knocks, stoss, doubled }, { forehand, schwarzClaimed: true }), stock);
}
