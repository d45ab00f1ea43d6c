import type { View } from '@stammtisch/rules';
import { chooseAction } from '../choose-action.ts';
import type { Random } from '../random.ts';
import { sightOf } from '../sight.ts';
import type { BotName } from '../temperament.ts';
import { BUDGETS } from './level.ts';
import type { Budget, Level } from './level.ts';
import { thinkCard } from './think-card.ts';
import type { Thinker } from './thinking.ts';
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
  return level === 'beginner' ? byThumb(view, bot, random) : byThinking(level, view, bot, random, budget);
}

function byThumb(view: View, bot: BotName, random: Random): Decision {
  const action = chooseAction(view, bot, random);
  return { action, why: plainWhy(view.actions.length < 2 ? 'no-choice' : 'rule-of-thumb', action) };
}

/** Decides by trying worlds where a card is to be played, and by rules of thumb elsewhere. */
export function byThinking(thinker: Thinker, view: View, bot: BotName, random: Random, budget: Budget): Decision {
  const thumb = byThumb(view, bot, random);
  if (thumb.action?.type !== 'play' || thumb.why.basis === 'no-choice') return thumb;
  const sight = sightOf(view);
  if (sight === null || sight.legal.length < 2) return thumb;
  return thinkCard(thinker, view, sight, random, budget) ?? thumb;
}
