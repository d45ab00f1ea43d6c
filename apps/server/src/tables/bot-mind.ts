import { Worker } from 'node:worker_threads';
import type { BotQuestion } from '@stammtisch/table';
import type { SeatAction } from '@stammtisch/rules';
import { openQuestions } from '../open-questions.ts';
import type { BotAnswer } from './bot.worker.ts';

/** Bots that think in a thread of their own: they get the view of their seat and nothing else, and hold nobody up. */
export interface BotMind {
  readonly ask: (question: BotQuestion) => Promise<SeatAction | null>;
  readonly close: () => Promise<void>;
}

/** A thread for bots. If it dies, whatever it was asked fails, and the next question starts a new one. */
export function startBotMind(): BotMind {
  let worker: Worker | null = null;
  const open = openQuestions();

  function started(): Worker {
    if (worker !== null) return worker;
    const thread = new Worker(new URL('bot.worker.ts', import.meta.url));
    thread.unref();
    thread.on('message', (said: BotAnswer) =>
      said.ok ? open.answer(said.number, said.action) : open.fail(said.number, said.error),
    );
    const died = (error: unknown): void => {
      if (worker === thread) worker = null;
      open.failAll(error);
    };
    thread.on('error', died);
    thread.on('exit', () => died(new Error('the thread of the bots has ended')));
    worker = thread;
    return thread;
  }

  return {
    ask(question) {
      const { number, answer } = open.ask<SeatAction | null>();
      started().postMessage({ number, question });
      return answer;
    },
    async close() {
      await worker?.terminate();
    },
  };
}
