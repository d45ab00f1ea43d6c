import { PRESETS } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { simulateDeals } from '../src/simulate.ts';

/**
 * What the regulars play and win in 3000 fixed deals (750 packs in duplicate), in percent (BL-114). A change of bidding or play that moves a number by more than two
 * points needs a new base line: run the test, look at the numbers, and write the new ones here and into `docs/measurements.md`.
 */
const BASE_LINE = {
  thrownIn: 6.8,
  share: { rufspiel: 64.3, farbwenz: 12.7, solo: 9.6, geier: 3.5, wenz: 2.8 },
  won: { rufspiel: 78.8, farbwenz: 80.8, solo: 76.1 },
  regulars: new Map<string, number>([
    ['sepp', 83.4],
    ['resi', 76.3],
    ['xaver', 78.6],
  ]),
};

const TOLERANCE = 2;

describe('what the regulars play', { timeout: 300_000 }, () => {
  const report = simulateDeals({
    deals: 750,
    seed: 'baseline',
    players: ['sepp', 'resi', 'xaver', 'xaver'],
    rules: PRESETS.wirtshaus,
    duplicate: true,
  });
  if (!report.ok) throw new Error(JSON.stringify(report.reason));
  const { thrownIn, games, players } = report.value;

  it('stays near the base line (BL-114)', () => {
    expect(Math.abs(100 * thrownIn.share - BASE_LINE.thrownIn)).toBeLessThan(TOLERANCE);
    for (const [name, share] of Object.entries(BASE_LINE.share)) {
      const game = games.find((played) => played.game === name && !played.tout);
      expect(Math.abs(100 * (game?.share ?? 0) - share), `share of ${name}`).toBeLessThan(TOLERANCE);
    }
    for (const [name, won] of Object.entries(BASE_LINE.won)) {
      const game = games.find((played) => played.game === name && !played.tout);
      expect(Math.abs(100 * (game?.wonShare ?? 0) - won), `${name} won`).toBeLessThan(TOLERANCE);
    }
    for (const { name, declaredWonShare } of players) {
      expect(Math.abs(100 * (declaredWonShare ?? 0) - (BASE_LINE.regulars.get(name) ?? 0)), `${name} won`).toBeLessThan(
        TOLERANCE,
      );
    }
  });

  it('the bolder, the more games', () => {
    const byDaring = players.toSorted((a, b) => b.declaredShare - a.declaredShare);
    expect(byDaring.map(({ name }) => name)).toEqual(['resi', 'xaver', 'sepp']);
  });
});

describe('every regular beats random players', { timeout: 300_000 }, () => {
  it.each(['sepp', 'resi', 'xaver'] as const)('%s, in duplicate', (name) => {
    const report = simulateDeals({
      deals: 100,
      seed: 'beats-random',
      players: [name, 'random', 'random', 'random'],
      rules: PRESETS.schafkopfschule,
      duplicate: true,
    });
    if (!report.ok) throw new Error(JSON.stringify(report.reason));
    const player = report.value.players.find((other) => other.name === name);
    expect((player?.mean ?? 0) - (player?.margin ?? Infinity)).toBeGreaterThan(0);
  });

  it.each(['rufspiel', 'solo', 'wenz', 'ramsch'] as const)('by the play of the cards alone: %s', (contract) => {
    const report = simulateDeals({
      deals: 150,
      seed: 'beats-random',
      players: ['xaver', 'random', 'random', 'random'],
      rules: PRESETS.turnier,
      duplicate: true,
      contract,
    });
    if (!report.ok) throw new Error(JSON.stringify(report.reason));
    const [player] = report.value.players;
    expect((player?.mean ?? 0) - (player?.margin ?? Infinity)).toBeGreaterThan(0);
  });
});
