import type { Bill, BillProblem } from './bill.ts';
import type { HouseRules } from './house-rules.ts';
import type { Outcome } from './outcome.ts';
import { partyBill } from './party-bill.ts';
import { ramschBill } from './ramsch-bill.ts';
import { ok } from './result.ts';
import type { Result } from './result.ts';
import { sieBill } from './sie-bill.ts';
import { thrownInBill } from './thrown-in-bill.ts';

/**
 * The bill of a deal from what came of it (C.9): works from cards played at our table as well as from points, tricks and Laufende
 * written down at a real one.
 *
 * Amounts are integers in the unit of `scoring.currency`; `stockBefore` is what lies in the Stock before the deal. The outcome
 * must be free of contradictions, see `checkOutcome`. Fails only where the outcome leaves open who has to pay.
 *
 * @example
 * // Caller s0 with partner s2, 95 points, three Laufende, tariff 10/50 (R108): 10 + 10 + 30 = 50.
 * const bill = settle(PRESETS.schafkopfschule, outcome, 0);
 * // bill.value.deltas: [50, -50, 50, -50]
 */
export function settle(rules: HouseRules, outcome: Outcome, stockBefore: number): Result<Bill, BillProblem> {
  switch (outcome.kind) {
    case 'party':
      return ok(partyBill(rules, outcome, stockBefore));
    case 'sie':
      return ok(sieBill(rules, outcome, stockBefore));
    case 'ramsch':
      return ramschBill(rules, outcome, stockBefore);
    case 'thrown-in':
      return ok(thrownInBill(rules, outcome, stockBefore));
  }
}
