import { isBotName, isLevel, type Decision, type Why } from '@stammtisch/bots';
import type { SeatAction } from '@stammtisch/rules';
import { momentSeed } from '../../session/bot-mind.ts';
import type { BotQuestion } from '../../session/bot-question.ts';
import type { Course } from '../course.ts';
import { recall, type Done } from './recall.ts';

/**
 * Why a bot did something in a recorded deal: it is asked again in the same moment, with the same chance. `differs` where it would do something
 * else now, because the record does not hold all that it knew or the bots have changed; `unknown` where the moment cannot be set up.
 */
export async function explain(
  course: Course,
  done: Done,
  ask: (question: BotQuestion) => Promise<Decision>,
): Promise<Why | 'differs' | 'unknown'> {
  const question = questionOf(course, done);
  if (question === null) return 'unknown';
  const { action, why } = await ask(question.asked);
  return action !== null && isSame(action, question.action) ? why : 'differs';
}

function questionOf(course: Course, done: Done): { readonly asked: BotQuestion; readonly action: SeatAction } | null {
  const { source } = course.notes;
  const moment = recall(course, done);
  if (moment === null || source === null) return null;
  const { level, bots, seed, session } = source;
  const bot = bots?.[moment.seat];
  if (!isLevel(level) || !isBotName(bot)) return null;
  const words = momentSeed(seed ?? session ?? '', moment.view);
  return { asked: { level, bot, view: moment.view, seed: words }, action: moment.action };
}

function isSame(one: SeatAction, other: SeatAction): boolean {
  if (one.type === 'announce' && other.type === 'announce') {
    const [a, b] = [one.announcement, other.announcement];
    return a.game === b.game && a.suit === b.suit && (a.tout ?? false) === (b.tout ?? false);
  }
  if (one.type === 'name' && other.type === 'name') {
    const [a, b] = [one.rank, other.rank];
    return a.game === b.game && a.tout === b.tout && (a.herz ?? false) === (b.herz ?? false);
  }
  if (one.type === 'play' && other.type === 'play') return one.card === other.card;
  return one.type === other.type;
}
