import { checkInput, startEvening } from '@stammtisch/fairdeal';
import type { FairDealProblem } from '@stammtisch/texts';

/** A deal whose proof is not right. */
export interface WrongDeal {
  /** Its place among the deals that were looked at, from 0. */
  readonly place: number;
  readonly problem: FairDealProblem;
}

/** What came out when deals were computed again. */
export interface Checked {
  /** Deals whose proof is right. */
  readonly proved: number;
  readonly wrong: readonly WrongDeal[];
  /** Deals that say nothing about how they were dealt. */
  readonly without: number;
  /** Rounds that are whole from their first deal on, and such where deals are missing. */
  readonly rounds: { readonly whole: number; readonly torn: number };
}

/** Deals that are checked one after the other. */
export interface Checking {
  readonly add: (deal: unknown) => void;
  readonly result: () => Checked;
}

/** Begins to check deals of any origin. */
export function startChecking(): Checking {
  const evening = startEvening();
  const wrong: WrongDeal[] = [];
  let [place, proved, without] = [0, 0, 0];

  function add(deal: unknown): void {
    const problem = problemOf(deal);
    if (problem === null) proved += 1;
    else if (problem === 'none') without += 1;
    else wrong.push({ place, problem });
    place += 1;
  }

  /** What is wrong; `none` where there is no proof that could be right or wrong. */
  function problemOf(deal: unknown): WrongDeal['problem'] | 'none' | null {
    const checked = checkInput(deal);
    if (checked.ok) return evening.add(checked.value);
    const { kind, problem } = checked.reason;
    if (kind === 'record') return isObject(deal) && 'proof' in deal ? { code: 'record-unreadable' } : 'none';
    return problem.code === 'proof-missing' ? 'none' : problem;
  }

  return {
    add,
    result: () => {
      const chains = evening.chains();
      const whole = chains.filter(({ first }) => first === 1).length;
      return { proved, wrong, without, rounds: { whole, torn: chains.length - whole } };
    },
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
