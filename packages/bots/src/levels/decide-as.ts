import type { View } from '@stammtisch/rules';
import { chooseAction } from '../choose-action.ts';
import type { Random } from '../random.ts';
import type { BotName } from '../temperament.ts';
import { BUDGETS } from './level.ts';
import type { Budget, Level } from './level.ts';
import { plainWhy } from './why.ts';
import type { Decision } from './why.ts';

/**
 * What a bot of a level does now, and why. Like `chooseAction` it returns one of `view.actions` or silence, and knows nothing but the view:
 * equal view, random numbers and budget give the equal decision on any machine.
 *
 * @example decideAs('strong', view(table, 2), 'xaver', seededRandom('evening:3:17')).action
 */
export function decideAs(
  level: Level,
  view: View,
  bot: BotName,
  random: Random,
  budget: Budget = BUDGETS[level],
): Decision {
  const action = chooseAction(view, bot, random);
  const basis = view.actions.length < 2 || budget.nodes < 0 ? 'no-choice' : 'rule-of-thumb';
  return { action, why: plainWhy(basis, action) };
}
