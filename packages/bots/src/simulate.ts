import { err, ok } from '@stammtisch/rules';
import type { Result } from '@stammtisch/rules';
import { tablesOf, whyNotPlan } from './simulate-plan.ts';
import type { PlanProblem, SimulationPlan } from './simulate-plan.ts';
import { reportOf } from './simulate-report.ts';
import type { SimulationReport } from './simulate-report.ts';
import { playTable } from './simulate-table.ts';
import { NO_TALLY, addTallies, tallyTable } from './simulate-tally.ts';
import type { Tally } from './simulate-tally.ts';

const ROTATIONS = [0, 1, 2, 3] as const;

/**
 * Plays the tables `from`, `from + 1`, … `to - 1` of a plan and returns their sums. Tables know nothing of each other, so any split of
 * 0..`tablesOf(plan)` into parts gives the same sums: to show progress, or to use several threads.
 *
 * @example addTallies(simulateTables(plan, 0, 500), simulateTables(plan, 500, 1000))
 */
export function simulateTables(plan: SimulationPlan, from: number, to: number): Tally {
  const rotations = plan.duplicate ? ROTATIONS : ROTATIONS.slice(0, 1);
  let tally = NO_TALLY;
  for (let index = from; index < Math.min(to, tablesOf(plan)); index++) {
    tally = addTallies(
      tally,
      tallyTable(
        plan,
        rotations.map((rotation) => playTable(plan, index, rotation)),
      ),
    );
  }
  return tally;
}

/**
 * Simulates a whole plan in one go. Fails with a reason if the plan makes no sense.
 *
 * @example simulateDeals({ deals: 1000, seed: '7', players: ['resi', 'random', 'random', 'random'], rules, duplicate: true })
 */
export function simulateDeals(plan: SimulationPlan): Result<SimulationReport, PlanProblem> {
  const problem = whyNotPlan(plan);
  if (problem !== null) return err(problem);
  return ok(reportOf(simulateTables(plan, 0, tablesOf(plan))));
}
