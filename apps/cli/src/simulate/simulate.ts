import { isEngineName, reportOf, tablesOf, whyNotPlan } from '@stammtisch/bots';
import type { PlanProblem } from '@stammtisch/bots';
import { EXIT } from '../command.ts';
import { noEngine, tellFaults } from '../engine/fault-text.ts';
import type { Call, Command, Exit } from '../command.ts';
import { startProgress } from '../progress.ts';
import { wrongUsage } from '../usage.ts';
import type { Sentence } from '../usage.ts';
import { readPlan } from './read-plan.ts';
import { SIMULATE_HELP } from './simulate-help.ts';
import { reportText } from './simulate-text.ts';
import { tallyInJobs } from './tally-in-jobs.ts';
import { tallyWithEngines } from './tally-with-engines.ts';

/** `schafkopf simulate`: many deals with bots. */
export const SIMULATE: Command = {
  name: 'simulate',
  summary: { de: 'gibt und spielt viele Spiele mit Bots', en: 'deals and plays many deals with bots' },
  help: SIMULATE_HELP,
  options: {
    deals: 'value',
    seed: 'value',
    players: 'value',
    rules: 'value',
    contract: 'value',
    duplicate: 'flag',
    jobs: 'value',
    time: 'value',
  },
  run: simulate,
};

async function simulate(call: Call): Promise<Exit> {
  const { io, args, language } = call;
  const read = readPlan(args, language);
  if (!read.ok) return wrongUsage(io, language, 'simulate', read.reason);
  const { plan, jobs, time } = read.value;
  const problem = whyNotPlan(plan);
  if (problem !== null) return wrongUsage(io, language, 'simulate', planSentence(problem));
  const progress = startProgress(io, language, tablesOf(plan));
  const hosted = plan.players.some(isEngineName) ? await tallyWithEngines(plan, time, progress) : null;
  if (hosted !== null && 'fault' in hosted) return noEngine(call, hosted);
  const report = reportOf(hosted?.tally ?? (await tallyInJobs(plan, jobs, progress)));
  if (call.json) {
    const { deals: planned, seed, players: seats, duplicate } = plan;
    io.out.write(`${JSON.stringify({ planned, seed, seats, duplicate, ...report })}\n`);
  } else {
    io.out.write(`${reportText(plan, report, call)}\n`);
  }
  return hosted === null || hosted.faults.size === 0 ? EXIT.good : tellFaults(call, hosted.faults);
}

function planSentence(problem: PlanProblem): Sentence {
  switch (problem.code) {
    case 'deals-invalid':
    case 'deals-at-table-invalid':
      return { de: '--deals nimmt eine Anzahl ab 1.', en: '--deals takes a number from 1 on.' };
    case 'game-off':
      return {
        de: `Nach diesen Hausregeln wird kein ${problem.game} gespielt.`,
        en: `With these house rules no ${problem.game} is played.`,
      };
  }
}
