import { availableParallelism } from 'node:os';
import { err, ok, readPosition } from '@stammtisch/rules';
import type { Result } from '@stammtisch/rules';
import type { SolveProblem } from '@stammtisch/solver';
import { solveProblemText, writtenLanguage } from '@stammtisch/texts';
import type { Arguments } from '../arguments.ts';
import type { Call, Command, Exit } from '../command.ts';
import type { Answer, BadInput } from '../lines/answer.ts';
import { idOf } from '../lines/bad-input.ts';
import { processLines } from '../lines/process-lines.ts';
import { refusedPosition } from '../position-problem.ts';
import { wrongUsage } from '../usage.ts';
import type { Sentence } from '../usage.ts';
import { SOLVE_HELP } from './solve-help.ts';
import { solvedText } from './solve-text.ts';
import { SolveThreads } from './solve-threads.ts';

/** `schafkopf solve`: what each legal card is worth if everybody sees all cards. */
export const SOLVE: Command = {
  name: 'solve',
  summary: {
    de: 'sagt, was jede Karte wert ist, wenn alle alles sehen',
    en: 'says what each card is worth if everybody sees everything',
  },
  help: SOLVE_HELP,
  options: { jobs: 'value', nodes: 'value' },
  run: solve,
};

const MOST_JOBS = 256;
const MOST_NODES = 1_000_000_000;
/** Lines a thread may have before it, so that none has to wait for the slowest. */
const LINES_PER_JOB = 8;

async function solve(call: Call): Promise<Exit> {
  const jobs = readCount(call.args, 'jobs', availableParallelism(), MOST_JOBS);
  const nodes = readCount(call.args, 'nodes', MOST_NODES, MOST_NODES);
  if (!jobs.ok) return wrongUsage(call.io, call.language, 'solve', jobs.reason);
  if (!nodes.ok) return wrongUsage(call.io, call.language, 'solve', nodes.reason);
  const threads = new SolveThreads(jobs.value, () => call.io.now());
  try {
    const { exit } = await processLines(call, {
      command: 'solve',
      judge: (input) => judge(call, threads, nodes.value, input),
      atOnce: jobs.value === 1 ? 1 : jobs.value * LINES_PER_JOB,
    });
    return exit;
  } finally {
    await threads.close();
  }
}

function readCount(args: Arguments, option: string, otherwise: number, most: number): Result<number, Sentence> {
  const text = args.values.get(option) ?? String(Math.min(otherwise, most));
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= most) return ok(count);
  return err({
    de: `--${option} nimmt eine ganze Zahl von 1 bis ${most}, nicht ${text}.`,
    en: `--${option} takes a whole number from 1 to ${most}, not ${text}.`,
  });
}

async function judge(call: Call, threads: SolveThreads, budget: number, input: unknown): Promise<Answer> {
  const id = idOf(input);
  const position = readPosition(input);
  if (!position.ok) return refusedPosition(call, id, position.reason);
  if (position.value.kind === 'seat-view')
    return unsolved(call, id, 'hands-hidden', HIDDEN[writtenLanguage(call.language)]);
  const { play, seat } = position.value;
  const { solved, ms } = await threads.solve({ play, budget });
  if (!solved.ok) return unsolved(call, id, solved.reason.code, solveProblemText(solved.reason, call.language));
  return {
    kind: 'answered',
    ok: true,
    json: { id, ...solved.value, ms: Math.round(ms * 1000) / 1000 },
    text: () => solvedText(call, id, play, seat, solved.value),
  };
}

const HIDDEN: Sentence = {
  de: 'Zum Lösen braucht es alle vier Hände (hands, dealer).',
  en: 'Solving takes all four hands (hands, dealer).',
};

function unsolved(
  { paint }: Call,
  id: BadInput['id'],
  reason: 'hands-hidden' | SolveProblem['code'],
  message: string,
): Answer {
  return {
    kind: 'answered',
    ok: false,
    json: { id, ok: false, reason, message },
    text: () => `${paint('red', '✗')} ${message} ${id ?? ''}`.trimEnd(),
  };
}
