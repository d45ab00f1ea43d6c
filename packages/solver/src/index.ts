export { billOfLine } from './bill-of-line.ts';
export type { BilledUnder } from './bill-of-line.ts';
export { makeSolver } from './solver.ts';
export type { SolveLimits, SolveProblem } from './limits.ts';
export type { BatchOptions, CardValues, Solution, SolveOptions, Solver } from './solver.ts';
export { worldsOf } from './world.ts';
