/** How well a bot plays: rules of thumb only, some worlds of hidden cards, many weighed worlds. */
export const LEVELS = ['beginner', 'regular', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** Whether a value names a level. */
export function isLevel(value: unknown): value is Level {
  return LEVELS.some((level) => level === value);
}

/**
 * What a decision may cost, in nodes of the search. No clock is asked, so that equal views, seeds and budgets give the equal decision on
 * every machine.
 */
export interface Budget {
  readonly nodes: number;
}

/** What each level spends on a decision if nothing else is said. */
export const BUDGETS: Readonly<Record<Level, Budget>> = {
  beginner: { nodes: 0 },
  regular: { nodes: 50_000 },
  strong: { nodes: 1_600_000 },
};
