import { err, ok } from '@stammtisch/rules';
import type { Result, SeatAction } from '@stammtisch/rules';
import { tablesOf, whyNotPlan } from './simulate-plan.ts';
import type { PlanProblem, SimulationPlan } from './simulate-plan.ts';
import { reportOf } from './simulate-report.ts';
import type { SimulationReport } from './simulate-report.ts';
import { playTable } from './simulate-table.ts';
import type { EngineQuestion, PlayedDeal } from './simulate-table.ts';
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
  const step = playTables(plan, from, to).next(null);
  if (step.done !== true) throw new Error(`${step.value.engine} can only be asked by a host (simulateWithEngines)`);
  return step.value;
}

/** The same with engines at the table, which take their time: `ask` answers for them. */
export async function simulateWithEngines(
  plan: SimulationPlan,
  from: number,
  to: number,
  ask: (question: EngineQuestion) => Promise<SeatAction | null>,
): Promise<Tally> {
  const playing = playTables(plan, from, to);
  let step = playing.next(null);
  while (step.done !== true) step = playing.next(await ask(step.value));
  return step.value;
}

function* playTables(
  plan: SimulationPlan,
  from: number,
  to: number,
): Generator<EngineQuestion, Tally, SeatAction | null> {
  let tally = NO_TALLY;
  for (let index = from; index < Math.min(to, tablesOf(plan)); index++) {
    const played: (readonly PlayedDeal[])[] = [];
    for (const rotation of plan.duplicate ? ROTATIONS : [0]) played.push(yield* playTable(plan, index, rotation));
    tally = addTallies(tally, tallyTable(plan, played));
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
