export { makeSolver } from './solve.ts';
export type { CardValues, Solution, SolveOptions, Solver } from './solve.ts';
