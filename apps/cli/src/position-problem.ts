import { cardCode } from '@stammtisch/rules';
import type { PositionProblem } from '@stammtisch/rules';
import { positionProblemText } from '@stammtisch/texts';
import type { Call } from './command.ts';
import type { Answer, BadInput } from './lines/answer.ts';
import { badInput } from './lines/bad-input.ts';
import { placeText } from './place-text.ts';

/** Answers a line that is no position: it cannot be read, breaks a rule, or has no card left to play. */
export function refusedPosition(
  { language, paint }: Pick<Call, 'language' | 'paint'>,
  id: BadInput['id'],
  problem: PositionProblem,
): Answer {
  if (problem.kind === 'input') return badInput(id, problem.problem, language);
  const message = positionProblemText(problem, language);
  const at = problem.kind === 'rules' ? problem.refusal.at : null;
  const place = at === null ? {} : { at: { ...at, card: cardCode(at.card) } };
  const reason = problem.kind === 'over' ? 'over' : problem.refusal.problem.code;
  return {
    kind: 'answered',
    ok: false,
    json: { id, ok: false, reason, ...place, message },
    text: () => {
      const where = at === null ? '' : `${placeText(at, language)}: `;
      return `${paint('red', '✗')} ${where}${message} ${id ?? ''}`.trimEnd();
    },
  };
}
