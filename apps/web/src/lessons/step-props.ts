import type { Step } from '@stammtisch/lessons';

/** How much help somebody asked for. */
export type Help = 'none' | 'hint' | 'solution';

/** What every kind of step gets. */
export interface StepProps<Kind extends Step = Step> {
  readonly step: Kind;
  /** Whether hint and solution are offered. */
  readonly help: boolean;
  /** The step is done and the person goes on; whether it was done without the solution. */
  readonly onDone: (alone: boolean) => void;
}
