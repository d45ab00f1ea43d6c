import { reportOf, tablesOf, whyNotPlan } from '@stammtisch/bots';
import type { PlanProblem } from '@stammtisch/bots';
import { EXIT } from '../command.ts';
import type { Call, Command, Exit } from '../command.ts';
import { startProgress } from '../progress.ts';
import { wrongUsage } from '../usage.ts';
import type { Sentence } from '../usage.ts';
import { readPlan } from './read-plan.ts';
import { SIMULATE_HELP } from './simulate-help.ts';
import { reportText } from './simulate-text.ts';
import { tallyInJobs } from './tally-in-jobs.ts';

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
  },
  run: simulate,
};

async function simulate(call: Call): Promise<Exit> {
  const { io, args, language } = call;
  const read = readPlan(args, language);
  if (!read.ok) return wrongUsage(io, language, 'simulate', read.reason);
  const { plan, jobs } = read.value;
  const problem = whyNotPlan(plan);
  if (problem !== null) return wrongUsage(io, language, 'simulate', planSentence(problem));
  const report = reportOf(await tallyInJobs(plan, jobs, startProgress(io, language, tablesOf(plan))));
  if (call.json) {
    const { deals: planned, seed, players: seats, duplicate } = plan;
    io.out.write(`${JSON.stringify({ planned, seed, seats, duplicate, ...report })}\n`);
  } else {
    io.out.write(`${reportText(plan, report, call)}\n`);
  }
  return EXIT.good;
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
