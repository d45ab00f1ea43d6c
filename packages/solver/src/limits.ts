/** Why a question has no answer: its budget of nodes did not suffice, or who asked does not want to know any more. */
export interface SolveProblem {
  readonly code: 'too-many-nodes' | 'aborted';
}

/** How much a question may cost. */
export interface SolveLimits {
  /** Nodes of the search; no limit if missing. The same budget gives the same answer on every machine. */
  readonly budget?: number;
  /**
   * An `AbortSignal`, or anything with such a property: it is looked at before the search and then every 65,536 nodes, some 15 to 40 ms. The search does not
   * let anything else run in its thread, so what becomes true meanwhile must be computed when it is read: from a clock, or from memory shared with
   * another thread.
   */
  readonly signal?: { readonly aborted: boolean };
}

/** The limits of one question, as they are looked at while it is searched. */
export interface Limits {
  /** With `nodes` searched so far: how many there may be before the next look. No more than that if there is a problem. */
  next(nodes: number): number;
  readonly problem: () => SolveProblem | null;
}

/** Nodes between two looks at the signal. */
const SLICE = 65_536;

/** Most nodes that a budget can be: numbers have 32 bits in the kernel. */
const MOST_NODES = 0x7fffffff;

/** Begins a question that has cost nothing yet. */
export function startLimits({ budget = MOST_NODES, signal }: SolveLimits): Limits {
  const most = Math.min(budget, MOST_NODES);
  let allowed = -1;
  let problem: SolveProblem | null = null;
  return {
    next: (nodes) => {
      if (problem !== null) return Math.max(allowed, 0);
      if (signal?.aborted === true) problem = { code: 'aborted' };
      else if (allowed >= most) problem = { code: 'too-many-nodes' };
      else allowed = signal === undefined ? most : Math.min(nodes + SLICE, most);
      return Math.max(allowed, 0);
    },
    problem: () => problem,
  };
}
