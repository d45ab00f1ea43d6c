import type { Decision } from '@stammtisch/bots';
import type { BotQuestion } from './bot-question.ts';
import { reliableWorker } from '../workers/reliable-worker.ts';

/** No bot calculates so long, not even on an old phone. */
const PATIENCE = 15_000;

/** Asks a bot in the worker that all tables of this page share. */
export const askBot: (question: BotQuestion) => Promise<Decision> = reliableWorker<BotQuestion, Decision>({
  start: () => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' }),
  here: async (question) => (await import('./bot-question.ts')).answerOfBot(question),
  patience: PATIENCE,
});
