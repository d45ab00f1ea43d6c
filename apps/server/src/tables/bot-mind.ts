import { Worker } from 'node:worker_threads';
import type { BotQuestion } from '@stammtisch/table';
import type { SeatAction } from '@stammtisch/rules';

/** Bots that think in a thread of their own: they get the view of their seat and nothing else, and hold nobody up. */
export interface BotMind {
  readonly ask: (question: BotQuestion) => Promise<SeatAction | null>;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (action: SeatAction | null) => void;
  readonly reject: (error: unknown) => void;
}

/** A thread for bots. If it dies, whatever it was asked fails, and the next question starts a new one. */
export function startBotMind(): BotMind {
  let worker: Worker | null = null;
  let next = 0;
  const waiting = new Map<number, Waiting>();

  function started(): Worker {
    if (worker !== null) return worker;
    const thread = new Worker(new URL('bot.worker.ts', import.meta.url));
    thread.unref();
    thread.on('message', ({ number, action }: { readonly number: number; readonly action: SeatAction | null }) => {
      waiting.get(number)?.resolve(action);
      waiting.delete(number);
    });
    const died = (error: unknown): void => {
      if (worker === thread) worker = null;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    thread.on('error', died);
    thread.on('exit', () => died(new Error('the thread of the bots has ended')));
    worker = thread;
    return thread;
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        next += 1;
        waiting.set(next, { resolve, reject });
        started().postMessage({ number: next, question });
      }),
    async close() {
      await worker?.terminate();
    },
  };
}
