import type { HouseRuleProblem, InputProblem } from '@stammtisch/rules';
import { inputProblemText } from '@stammtisch/texts';
import type { Language } from '@stammtisch/texts';
import type { BadInput } from './answer.ts';

/** The answer to a line in which a field is missing or wrong; house rules keep their own code. */
export function badInput(id: BadInput['id'], problem: InputProblem, language: Language): BadInput {
  const message = inputProblemText(problem, language);
  if (problem.code !== 'house-rules') {
    return { kind: 'bad-input', id, reason: problem.code, field: problem.field, message };
  }
  return {
    kind: 'bad-input',
    id,
    reason: problem.problem.code,
    field: ruleField(problem.field, problem.problem),
    message,
  };
}

/** The option that is wrong, where it is one. */
function ruleField(field: string, problem: HouseRuleProblem): string {
  return 'option' in problem ? `${field}.set.${problem.option}` : field;
}

/** The id of whatever a line holds, so that even a refused line can be told by it. */
export function idOf(input: unknown): BadInput['id'] {
  if (typeof input !== 'object' || input === null || !('id' in input)) return null;
  const { id } = input;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
