import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { HouseRules, OutcomeProblem } from '@stammtisch/rules';
import type { Names } from '@stammtisch/texts';
import { FIRST_DRAFT, type GameDraft } from './game-draft.ts';

/** What all fields of the calculator look at. */
export interface Calculator {
  readonly draft: GameDraft;
  readonly rules: HouseRules;
  /** What does not fit together, or `null`. */
  readonly problem: OutcomeProblem | null;
  readonly change: (change: Partial<GameDraft>) => void;
}

export const CalculatorContext = createContext<Calculator | null>(null);

/** The game and the rules, for a field. */
export function useCalculator(): Calculator {
  const calculator = useContext(CalculatorContext);
  if (calculator === null) throw new Error('A field of the calculator stands outside of it.');
  return calculator;
}

/** What the four are called; an empty field is no name. */
export function useNames(): Names {
  const { draft } = useCalculator();
  return (seat) => draft.names[seat].trim() || FIRST_DRAFT.names[seat];
}
