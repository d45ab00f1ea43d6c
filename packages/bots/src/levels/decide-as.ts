import type { View } from '@stammtisch/rules';
import { chooseAction } from '../choose-action.ts';
import type { Random } from '../random.ts';
import type { BotName } from '../temperament.ts';
import { BUDGETS } from './level.ts';
import type { Budget, Level } from './level.ts';
import { thinkAuction } from './think-auction.ts';
import { thinkPlay } from './think-play.ts';
import { forWholeDeals } from './thinking.ts';
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

/** Decides by trying worlds where that tells more than rules of thumb. */
export function byThinking(thinker: Thinker, view: View, bot: BotName, random: Random, budget: Budget): Decision {
  const phase = view.deal?.phase;
  if (phase === 'play') return thinkPlay(thinker, view, bot, random, budget);
  const weighs = phase === 'auction' && thinker !== 'regular' && view.actions.length > 1;
  const weighed = weighs ? thinkAuction(view, forWholeDeals(view, budget), random) : null;
  return weighed ?? byThumb(view, bot, random);
}
