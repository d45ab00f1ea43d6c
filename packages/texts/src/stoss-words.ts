/** What the steps of doubling are called, in all three languages (R81, R83, B13). */
const STEPS = ['Stoß', 'Retour', 'Sub', 'Resub'] as const;

/** The word for a step: 0 is the Stoß, 1 the Retour. */
export function stossStep(step: number): string {
  return STEPS[step] ?? STEPS[3];
}

/** The steps up to the last one: "Stoß, Retour". */
export function stossSteps(count: number): string {
  return Array.from({ length: count }, (_, step) => stossStep(step)).join(', ');
}
