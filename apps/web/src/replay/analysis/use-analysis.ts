import { useEffect, useState } from 'preact/hooks';
import type { Course } from '../course.ts';
import { analysisOf, type Analysis } from './analysis.ts';
import { askSolver } from './ask-solver.ts';

/** The analysis of a deal: `null` while it is calculated, `failed` if that is not possible. */
export function useAnalysis(deal: Course): Analysis | 'failed' | null {
  const [found, setFound] = useState<Analysis | 'failed' | null>(null);
  useEffect(() => {
    let isHere = true;
    // After the last card nothing is left to solve.
    askSolver(deal.plays.slice(0, deal.record.tricks.flat().length))
      .then((solved) => isHere && setFound(analysisOf(deal, solved) ?? 'failed'))
      .catch(() => isHere && setFound('failed'));
    return () => {
      isHere = false;
    };
  }, [deal]);
  return found;
}
