import { NO_TALLY, addTallies, isEngineName, simulateWithEngines, tablesOf } from '@stammtisch/bots';
import type { SimulationPlan, Tally } from '@stammtisch/bots';
import { SEATS } from '@stammtisch/rules';
import { startHost } from '../engine/engine-host.ts';
import type { EngineHost, NoEngine } from '../engine/engine-host.ts';

/** The sums of a plan with engines, and what they did wrong. */
export interface Hosted {
  readonly tally: Tally;
  readonly faults: ReturnType<EngineHost['faults']>;
}

/** Plays all tables of a plan with engines at the table, one after another; they take `time` milliseconds a decision at most. */
export async function tallyWithEngines(
  plan: SimulationPlan,
  time: number,
  progress: (done: number) => Promise<void>,
): Promise<Hosted | NoEngine> {
  const places = SEATS.flatMap((place) => {
    const engine = plan.players[place];
    return isEngineName(engine) ? [{ place, engine }] : [];
  });
  const host = await startHost({ rules: plan.rules, time, places });
  if ('fault' in host) return host;
  try {
    let tally = NO_TALLY;
    for (let index = 0; index < tablesOf(plan); index++) {
      tally = addTallies(tally, await simulateWithEngines(plan, index, index + 1, (question) => host.ask(question)));
      await progress(index + 1);
    }
    return { tally, faults: host.faults() };
  } finally {
    host.stop();
  }
}
