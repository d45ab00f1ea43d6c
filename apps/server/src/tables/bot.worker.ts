import { parentPort } from 'node:worker_threads';
import { decideAs, seededRandom } from '@stammtisch/bots';
import type { SeatAction } from '@stammtisch/rules';
import type { BotQuestion } from '@stammtisch/table';

/** What is said to a question. One that fails must not take those of other tables with it. */
export type BotAnswer =
  | { readonly number: number; readonly ok: true; readonly action: SeatAction | null }
  | { readonly number: number; readonly ok: false; readonly error: unknown };

/** Answers what bots are asked. */
parentPort?.on('message', ({ number, question }: { readonly number: number; readonly question: BotQuestion }) => {
  parentPort?.postMessage(answer(number, question));
});

function answer(number: number, { level, view, bot, seed }: BotQuestion): BotAnswer {
  try {
    return { number, ok: true, action: decideAs(level, view, bot, seededRandom(seed)).action };
  } catch (error) {
    return { number, ok: false, error };
  }
}
