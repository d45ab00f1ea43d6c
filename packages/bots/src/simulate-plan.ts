import type { BiddableGame, BySeat, HouseRules } from '@stammtisch/rules';
import type { PlayerName } from './player.ts';

/** What is to be simulated. Plain data, so that it can be handed to another thread. */
export interface SimulationPlan {
  /** Number of packs that are shuffled and dealt. */
  readonly deals: number;
  /** Any text; table i depends on it and on i alone, on any machine. */
  readonly seed: string;
  /** Who sits at seats 0..3; the same name may come more than once. */
  readonly players: BySeat<PlayerName>;
  readonly rules: HouseRules;
  /** Whether every table is played four times, each time with everybody one seat on, so that nobody has better cards than others. */
  readonly duplicate: boolean;
  /** Plays this game in every deal instead of bidding: the seat with the best hand for it has announced it. */
  readonly contract?: BiddableGame | 'ramsch';
  /** Deals in a row at one table, with its running Stock and doubled deals; 1 (deals that know nothing of each other) if left out. */
  readonly dealsAtTable?: number;
}

/** Number of tables of a plan: what can be split up among threads. Each is played on its own. */
export function tablesOf(plan: SimulationPlan): number {
  return Math.ceil(plan.deals / (plan.dealsAtTable ?? 1));
}

/** Why a plan cannot be simulated. */
export type PlanProblem =
  | { readonly code: 'deals-invalid'; readonly deals: number }
  | { readonly code: 'deals-at-table-invalid'; readonly deals: number }
  | { readonly code: 'game-off'; readonly game: BiddableGame };

/** What is wrong with a plan, or `null`: counts must be positive integers, and a forced game must be played at the table. */
export function whyNotPlan({ deals, dealsAtTable = 1, contract, rules }: SimulationPlan): PlanProblem | null {
  if (!isCount(deals)) return { code: 'deals-invalid', deals };
  if (!isCount(dealsAtTable)) return { code: 'deals-at-table-invalid', deals: dealsAtTable };
  if (contract === undefined || contract === 'ramsch' || rules[`games.${contract}`]) return null;
  return { code: 'game-off', game: contract };
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}
