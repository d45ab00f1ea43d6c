import type { TableOptions } from '@stammtisch/protocol';
import { readHouseRules, type WrittenHouseRules } from '@stammtisch/rules';

/** One simulated evening. */
export interface SimulationPlan {
  readonly seed: string;
  readonly deals: number;
  /** People at the table; bots on the other chairs, or people who wait. */
  readonly people: number;
  /** Whether things go wrong. */
  readonly faults: boolean;
  readonly rules: WrittenHouseRules;
  readonly options: Partial<TableOptions>;
}

/** Rules of the evenings: between them every game, every way to deal, to bid and to go on when all pass. */
export const RULES: readonly WrittenHouseRules[] = [
  { preset: 'wirtshaus', set: { 'dealing.cutMaxTimes': 1 } },
  { preset: 'sauspiel' },
  { preset: 'schafkopfschule' },
  { preset: 'turnier' },
  { preset: 'schafkopfschule', set: { deck: 24, 'games.geier': true, 'games.bettel': true, 'games.farbgeier': true } },
  {
    preset: 'wirtshaus',
    set: {
      'play.claimRest': 'allRemaining',
      'schwarz.claimRequired': true,
      'stoss.maxSteps': 4,
      'stoss.reDeadline': 'sameAsStoss',
    },
  },
  {
    preset: 'sauspiel',
    set: {
      'games.bettel': true,
      'games.farbgeier': true,
      'stoss.inRamsch': 'ownFirstCard',
      'ramsch.losers': 'two',
      'stock.enabled': true,
      'play.claimRest': 'allRemaining',
    },
  },
  {
    preset: 'schafkopfschule',
    set: {
      'allPass.action': 'doubleNext',
      'klopfen.enabled': true,
      'klopfen.who': 'chain',
      'klopfen.mustPlayOnAllPass': 'lastKnocker',
      'dealing.packets': '4x2',
    },
  },
];

const PEOPLE = [4, 2, 1, 5, 3, 6] as const;
const CLOCKS = [90, 30, 0] as const;
/** Every so many evenings one without faults: it must go on by itself as well. */
const CALM = 10;

/** The evening with this number, from 0: people, rules and options change with different periods, so all of them meet. */
export function planOf(seed: string, evening: number, deals: number): SimulationPlan {
  const rules = RULES[evening % RULES.length] ?? { preset: 'wirtshaus' };
  const read = readHouseRules(rules);
  if (!read.ok) throw new Error(`rules that are none: ${JSON.stringify(read.reason)}`);
  return {
    seed: `${seed}/${evening}`,
    deals,
    people: PEOPLE[Math.floor(evening / 2) % PEOPLE.length] ?? 4,
    faults: evening % CALM !== CALM - 1,
    rules,
    options: {
      level: 'beginner',
      clock: CLOCKS[evening % CLOCKS.length] ?? 90,
      spectators: evening % 5 !== 3,
      listed: evening % 2 === 0,
    },
  };
}
