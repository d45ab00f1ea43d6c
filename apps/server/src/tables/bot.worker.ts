import { parentPort } from 'node:worker_threads';
import { decideAs, seededRandom } from '@stammtisch/bots';
import type { BotQuestion } from '@stammtisch/table';

/** Answers what bots are asked. */
parentPort?.on('message', ({ number, question }: { readonly number: number; readonly question: BotQuestion }) => {
  const { level, view, bot, seed } = question;
  const { action } = decideAs(level, view, bot, seededRandom(seed));
  parentPort?.postMessage({ number, action });
});
