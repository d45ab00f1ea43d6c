import { PRESETS, readHouseRules } from '@stammtisch/rules';
import type { BySeat, HouseRuleSet, HouseRules, PresetName } from '@stammtisch/rules';
import { describe, expect, it, vi } from 'vitest';
import type { PlayerName } from './player.ts';
import { isPlayerName } from './player.ts';
import { simulateDeals, simulateTables } from './simulate.ts';
import { tablesOf } from './simulate-plan.ts';
import type { SimulationPlan } from './simulate-plan.ts';
import { reportOf } from './simulate-report.ts';
import type { SimulationReport } from './simulate-report.ts';
import { playTable } from './simulate-table.ts';
import type { PlayedDeal } from './simulate-table.ts';
import { NO_TALLY, addTallies, tallyTable } from './simulate-tally.ts';

/** Whole deals on a machine that may be busy: this is not a test of time. */
vi.setConfig({ testTimeout: 120_000 });

const REGULARS: BySeat<PlayerName> = ['sepp', 'resi', 'xaver', 'xaver'];

function planOf(changes: Partial<SimulationPlan> = {}): SimulationPlan {
  return { deals: 20, seed: 'test', players: REGULARS, rules: PRESETS.wirtshaus, duplicate: false, ...changes };
}

function rulesWith(preset: PresetName, set: HouseRuleSet): HouseRules {
  const read = readHouseRules({ preset, set });
  if (!read.ok) throw new Error(JSON.stringify(read.reason));
  return read.value;
}

function simulated(plan: SimulationPlan): SimulationReport {
  const report = simulateDeals(plan);
  if (!report.ok) throw new Error(JSON.stringify(report.reason));
  return report.value;
}

/** A Solo that was played. */
function deal(deltas: BySeat<number>, declarer: 0 | 1 | 2 | 3, won: boolean): PlayedDeal {
  return { deltas, game: { game: 'solo', tout: false, declarer, won } };
}

function reasonOf(changes: Partial<SimulationPlan>): unknown {
  const report = simulateDeals(planOf(changes));
  return report.ok ? null : report.reason;
}

describe('the same seed gives the same deals', () => {
  it('twice the same report, with another seed another one', () => {
    expect(simulateDeals(planOf())).toEqual(simulateDeals(planOf()));
    expect(simulateDeals(planOf({ seed: 'other' }))).not.toEqual(simulateDeals(planOf()));
  });

  it('a table depends on nothing but seed and its number: any split gives the same sums', () => {
    const plan = planOf({ duplicate: true });
    const whole = simulateTables(plan, 0, tablesOf(plan));
    const parts = [simulateTables(plan, 0, 7), simulateTables(plan, 7, 8), simulateTables(plan, 8, 99)];
    const added = parts.reduce(addTallies, NO_TALLY);
    expect(reportOf(added)).toEqual(reportOf(whole));
    expect({ ...added, games: [] }).toEqual({ ...whole, games: [] });
  });

  it('a plan of fewer deals is the beginning of a longer one', () => {
    expect(playTable(planOf({ deals: 3 }), 2, 0)).toEqual(playTable(planOf({ deals: 300 }), 2, 0));
  });
});

describe('duplicate', () => {
  it('plays every pack in all four rotations', () => {
    const report = simulated(planOf({ duplicate: true }));
    expect([report.tables, report.deals]).toEqual([20, 80]);
  });

  it('four times the same player: nobody wins anything, whatever the cards were', () => {
    const rules = rulesWith('schafkopfschule', {});
    const players: BySeat<PlayerName> = ['xaver', 'xaver', 'xaver', 'xaver'];
    const [xaver] = simulated(planOf({ duplicate: true, players, rules })).players;
    expect(xaver).toMatchObject({ name: 'xaver', mean: 0, margin: 0 });
  });

  it('everybody holds each hand once: all rotations have the same packs', () => {
    const plan = planOf({ players: ['random', 'random', 'random', 'sepp'], contract: 'rufspiel' });
    const declarers = [0, 1, 2, 3].map((rotation) => played(playTable(plan, 0, rotation))[0]?.game?.declarer);
    expect(new Set(declarers).size).toBe(1);
  });
});

describe('sums and averages', () => {
  const plan = planOf({ players: ['sepp', 'resi', 'sepp', 'xaver'], rules: PRESETS.schafkopfschule });

  it('counts a name at two seats once, with both', () => {
    const tally = tallyTable(plan, [[deal([150, -50, -50, -50], 0, true)]]);
    expect(tally.players).toEqual([
      { name: 'sepp', seats: 2, sum: 100, squares: 10_000, declared: 1, declaredWon: 1 },
      { name: 'resi', seats: 1, sum: -50, squares: 2500, declared: 0, declaredWon: 0 },
      { name: 'xaver', seats: 1, sum: -50, squares: 2500, declared: 0, declaredWon: 0 },
    ]);
  });

  it('moves everybody one seat on in each rotation', () => {
    // rotation 1: seat 0 is played by the second player, seat 3 by the first
    const tally = tallyTable(plan, [[], [deal([150, -50, -50, -50], 0, true)]]);
    expect(tally.players.map(({ name, sum }) => [name, sum])).toEqual([
      ['sepp', -100],
      ['resi', 150],
      ['xaver', -50],
    ]);
  });

  it('mean and 95 % interval of one deal and one seat', () => {
    const tallies = [
      tallyTable(plan, [[deal([150, -50, -50, -50], 0, true)]]),
      tallyTable(plan, [[deal([-50, 150, -50, -50], 1, true)]]),
      tallyTable(plan, [[{ deltas: [0, 0, 0, 0], game: null }]]),
    ];
    const report = reportOf(tallies.reduce(addTallies, NO_TALLY));
    const [sepp, resi] = report.players;
    // sums by table 100, -100, 0: standard deviation 100, standard error 57.7, of one of two seats half of it
    expect(sepp?.mean).toBe(0);
    expect(sepp?.margin).toBeCloseTo((1.96 * 100) / Math.sqrt(3) / 2);
    expect(resi?.mean).toBeCloseTo(100 / 3);
    expect(sepp).toMatchObject({ declared: 1, declaredShare: 1 / 6, declaredWonShare: 1 });
    expect(report.players[2]?.declaredWonShare).toBeNull();
    expect(report.thrownIn).toEqual({ count: 1, share: 1 / 3 });
    expect(report.games).toEqual([{ game: 'solo', tout: false, count: 2, share: 2 / 3, wonShare: 1 }]);
  });

  it('knows no interval of a single table, and nothing of none', () => {
    expect(reportOf(tallyTable(plan, [[deal([150, -50, -50, -50], 0, true)]])).players[0]?.margin).toBe(0);
    expect(reportOf(NO_TALLY)).toMatchObject({ deals: 0, thrownIn: { count: 0, share: 0 } });
  });

  it('lists the games by how often they were played', () => {
    const { games, deals, thrownIn } = simulated(planOf({ deals: 100 }));
    expect(games[0]?.game).toBe('rufspiel');
    const counts = games.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts.reduce((sum, count) => sum + count, thrownIn.count)).toBe(deals);
  });
});

describe('a table of several deals', () => {
  it('is played in a row, with its Stock', () => {
    const plan = planOf({ deals: 25, dealsAtTable: 10 });
    expect(tablesOf(plan)).toBe(3);
    expect(played(playTable(plan, 0, 0))).toHaveLength(10);
    expect(played(playTable(plan, 2, 0))).toHaveLength(5);
    expect(simulated(plan).deals).toBe(25);
  });
});

describe('a forced game', () => {
  const all = rulesWith('sauspiel', { 'games.farbgeier': true, 'games.bettel': true });

  it.each(['rufspiel', 'solo', 'wenz', 'farbwenz', 'geier', 'farbgeier', 'bettel', 'ramsch'] as const)(
    '%s',
    (contract) => {
      const report = simulated(planOf({ deals: 12, contract, rules: all }));
      expect(report.games.map(({ game, tout, count }) => [game, tout, count])).toEqual([[contract, false, 12]]);
    },
  );

  it('is played in the short deck, too', () => {
    const short = rulesWith('sauspiel', { deck: 24 });
    expect(simulated(planOf({ deals: 12, contract: 'rufspiel', rules: short })).games[0]?.count).toBe(12);
  });
});

describe('plans that make no sense', () => {
  it('are refused with a reason', () => {
    expect(reasonOf({ deals: 0 })).toEqual({ code: 'deals-invalid', deals: 0 });
    expect(reasonOf({ deals: 1.5 })).toEqual({ code: 'deals-invalid', deals: 1.5 });
    expect(reasonOf({ dealsAtTable: -1 })).toEqual({ code: 'deals-at-table-invalid', deals: -1 });
    expect(reasonOf({ contract: 'bettel' })).toEqual({ code: 'game-off', game: 'bettel' });
    expect(reasonOf({ contract: 'ramsch', deals: 1 })).toBeNull();
  });

  it('players are known by name', () => {
    expect(['sepp', 'random', 'somebody', 3].map(isPlayerName)).toEqual([true, true, false, false]);
  });
});

/** What came of a table without engines. */
function played(playing: ReturnType<typeof playTable>): readonly PlayedDeal[] {
  const step = playing.next(null);
  if (step.done !== true) throw new Error('an engine was asked');
  return step.value;
}
