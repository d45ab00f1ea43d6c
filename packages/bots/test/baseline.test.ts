import { PRESETS } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { simulateDeals } from '../src/simulate.ts';

/**
 * What the regulars play and win on 3000 fixed deals, in percent (BL-114). A change of bidding or play that moves a number by more than two
 * points needs a new base line: run the test, look at the numbers, and write the new ones here and into `docs/measurements.md`.
 */
const BASE_LINE = {
  thrownIn: 6,
  share: { rufspiel: 62, solo: 9.5, wenz: 4.2, farbwenz: 11.7, geier: 6.1 },
  won: { rufspiel: 74, solo: 75 },
  regulars: { sepp: 80, resi: 70, xaver: 75 },
} as const;

const TOLERANCE = 2;

describe('what the regulars play', { timeout: 120_000 }, () => {
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
      const won = BASE_LINE.regulars[name as keyof typeof BASE_LINE.regulars];
      expect(Math.abs(100 * (declaredWonShare ?? 0) - won), `${name} won`).toBeLessThan(TOLERANCE);
    }
  });

  it('the bolder, the more games', () => {
    const declared = (name: string): number => players.find((player) => player.name === name)?.declaredShare ?? 0;
    expect(declared('resi')).toBeGreaterThan(declared('xaver'));
    expect(declared('xaver')).toBeGreaterThan(declared('sepp'));
  });
});

describe('every regular beats random players', { timeout: 120_000 }, () => {
  it.each(['sepp', 'resi', 'xaver'] as const)('%s, in duplicate', (name) => {
    const report = simulateDeals({
      deals: 150,
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
      deals: 250,
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
