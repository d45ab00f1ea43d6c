import { describe, expect, it } from 'vitest';
import { readHouseRules } from './read-house-rules.ts';

function conflict(preset: string, set: Record<string, unknown>): unknown {
  const read = readHouseRules({ preset, set });
  return read.ok ? 'no conflict' : read.reason;
}

describe('C.8 cross checks', () => {
  it.each(['rufspiel', 'solo', 'farbwenz', 'wenz', 'geier', 'farbgeier'])(
    'check 1: laufende.max.%s is not below its minimum',
    (game) => {
      const max = `laufende.max.${game}`;
      const min = `laufende.min.${game}`;
      expect(conflict('wirtshaus', { [max]: 3, [min]: 4 })).toEqual({
        code: 'rule-conflict',
        because: 'laufende-max-below-min',
        option: max,
        other: min,
        max: 3,
        min: 4,
      });
      expect(conflict('wirtshaus', { [max]: 1 })).toMatchObject({ because: 'laufende-max-below-min', max: 1 });
      expect(conflict('wirtshaus', { [max]: 4, [min]: 4 })).toBe('no conflict');
    },
  );

  it('check 2: no Tout of a game that is not played', () => {
    expect(conflict('wirtshaus', { 'games.geier': false, 'tout.allowedGames': ['solo', 'geier'] })).toEqual({
      code: 'rule-conflict',
      because: 'tout-of-game-off',
      option: 'tout.allowedGames',
      other: 'games.geier',
      game: 'geier',
    });
    expect(conflict('turnier', { 'tout.allowedGames': ['farbwenz'] })).toMatchObject({ other: 'games.farbwenz' });
    expect(conflict('turnier', { 'tout.allowedGames': ['rufspiel'] })).toBe('no conflict');
  });

  it('check 2: never a Tout of Bettel or Ramsch', () => {
    for (const game of ['bettel', 'ramsch']) {
      const set = { 'games.bettel': true, 'allPass.action': 'ramsch', 'tout.allowedGames': [game] };
      expect(conflict('wirtshaus', set)).toMatchObject({ code: 'rule-value', option: 'tout.allowedGames' });
    }
  });

  it('check 3: minimum games ascend in the order of rank', () => {
    const games = ['solo', 'wenz', 'farbwenz', 'rufspiel'];
    expect(conflict('schafkopfschule', { 'bidding.minGameByInterest': games })).toEqual({
      code: 'rule-conflict',
      because: 'minimum-games-not-ascending',
      option: 'bidding.minGameByInterest',
      other: 'bidding.rankOrder',
    });
    expect(conflict('schafkopfschule', { 'bidding.minGameByInterest': games.toReversed() })).toBe('no conflict');
    expect(conflict('schafkopfschule', { 'bidding.minGameByInterest': games.map(() => 'wenz') })).toBe('no conflict');
  });

  it('check 3: games of one group of equal rank may follow in any order', () => {
    const set = { 'bidding.minGameByInterest': ['rufspiel', 'solo', 'farbwenz', 'wenz'] };
    expect(conflict('wirtshaus', set)).toBe('no conflict');
    expect(conflict('sauspiel', set)).toMatchObject({ because: 'minimum-games-not-ascending' });
  });

  it('check 4: Stoß is off exactly if there are no steps', () => {
    expect(conflict('wirtshaus', { 'stoss.enabled': false, 'stoss.maxSteps': 2 })).toEqual({
      code: 'rule-conflict',
      because: 'stoss-off-with-steps',
      option: 'stoss.enabled',
      other: 'stoss.maxSteps',
      steps: 2,
    });
    expect(conflict('wirtshaus', { 'stoss.enabled': true, 'stoss.maxSteps': 0 })).toEqual({
      code: 'rule-conflict',
      because: 'stoss-on-without-steps',
      option: 'stoss.enabled',
      other: 'stoss.maxSteps',
    });
    expect(conflict('wirtshaus', { 'stoss.enabled': false, 'stoss.maxSteps': 0 })).toBe('no conflict');
  });

  it('check 5: Klopfen comes between two packets', () => {
    expect(conflict('wirtshaus', { 'klopfen.afterCards': 2 })).toEqual({
      code: 'rule-conflict',
      because: 'knock-inside-packet',
      option: 'klopfen.afterCards',
      other: 'dealing.packets',
      cards: 2,
      possible: [4],
    });
    expect(conflict('turnier', { 'klopfen.afterCards': 3 })).toMatchObject({ possible: [2, 4, 6] });
    expect(conflict('wirtshaus', { deck: 24, 'klopfen.afterCards': 4 })).toMatchObject({
      other: 'deck',
      possible: [3],
    });
    expect(conflict('wirtshaus', { deck: 24, 'klopfen.afterCards': 3 })).toBe('no conflict');
  });

  it('R10 a cut must be possible: the short deck cannot lose and keep 15 cards', () => {
    expect(conflict('wirtshaus', { deck: 24, 'dealing.cutMinCards': 13 })).toMatchObject({
      because: 'cut-of-small-deck',
      option: 'dealing.cutMinCards',
      most: 12,
    });
    expect(conflict('wirtshaus', { deck: 24, 'dealing.cutMinCards': 12 })).toBe('no conflict');
    expect(conflict('wirtshaus', { 'dealing.cutMinCards': 15 })).toBe('no conflict');
  });

  it('the short deck is dealt 2x3, the long one is not', () => {
    expect(conflict('wirtshaus', { deck: 24, 'dealing.packets': '2x4' })).toEqual({
      code: 'rule-conflict',
      because: 'packets-of-other-deck',
      option: 'dealing.packets',
      other: 'deck',
      packets: '2x4',
      deck: 24,
    });
    expect(conflict('wirtshaus', { 'dealing.packets': '2x3' })).toMatchObject({ because: 'packets-of-other-deck' });
    expect(conflict('wirtshaus', { deck: 24, 'dealing.packets': '2x3' })).toBe('no conflict');
  });

  it('check 6: all pass into the Stock needs a Stock', () => {
    expect(conflict('wirtshaus', { 'allPass.action': 'stock', 'stock.enabled': false })).toEqual({
      code: 'rule-conflict',
      because: 'all-pass-stock-off',
      option: 'allPass.action',
      other: 'stock.enabled',
    });
  });

  it('check 6: the contribution to the Stock is something', () => {
    const zero = {
      code: 'rule-conflict',
      because: 'stock-contribution-zero',
      option: 'stock.contribution',
      other: 'tariff.rufspiel',
    };
    expect(conflict('wirtshaus', { 'tariff.rufspiel': 0 })).toEqual(zero);
    expect(conflict('sauspiel', { 'tariff.rufspiel': 0, 'stock.enabled': true })).toEqual(zero);
    expect(conflict('wirtshaus', { 'tariff.rufspiel': 0, 'stock.contribution': 5 })).toBe('no conflict');
    expect(conflict('schafkopfschule', { 'tariff.rufspiel': 0, 'stock.enabled': true })).toBe('no conflict');
    expect(conflict('schafkopfschule', { 'tariff.rufspiel': 0 })).toBe('no conflict');
  });

  it('check 6: Ramsch goes together with a Stock', () => {
    expect(conflict('sauspiel', { 'stock.enabled': true })).toBe('no conflict');
  });

  it('check 7: Rufspiel or Solo is played', () => {
    expect(conflict('wirtshaus', { 'games.rufspiel': false, 'games.solo': false })).toEqual({
      code: 'rule-conflict',
      because: 'neither-rufspiel-nor-solo',
      option: 'games.rufspiel',
      other: 'games.solo',
    });
    const noGame = { 'games.rufspiel': false, 'games.solo': false, 'games.wenz': false, 'games.farbwenz': false };
    expect(conflict('turnier', noGame)).toMatchObject({ because: 'neither-rufspiel-nor-solo' });
    expect(conflict('wirtshaus', { 'games.solo': false })).toBe('no conflict');
    expect(conflict('wirtshaus', { 'games.rufspiel': false })).toBe('no conflict');
  });

  it('check 7: der Alte muss without Rufspiel needs solo games', () => {
    expect(conflict('turnier', { 'games.rufspiel': false, 'muss.allowSolo': false })).toEqual({
      code: 'rule-conflict',
      because: 'muss-without-rufspiel-and-solo',
      option: 'muss.allowSolo',
      other: 'games.rufspiel',
    });
    expect(conflict('turnier', { 'games.rufspiel': false })).toBe('no conflict');
    expect(conflict('turnier', { 'muss.allowSolo': false })).toBe('no conflict');
    expect(conflict('wirtshaus', { 'games.rufspiel': false, 'muss.allowSolo': false })).toBe('no conflict');
  });

  it('every game that is played has a rank', () => {
    expect(conflict('wirtshaus', { 'bidding.rankOrder': ['solo', 'wenz', 'geier', 'rufspiel'] })).toEqual({
      code: 'rule-conflict',
      because: 'rank-missing',
      option: 'bidding.rankOrder',
      other: 'games.farbwenz',
      game: 'farbwenz',
    });
    expect(conflict('turnier', { 'bidding.rankOrder': ['wenz', 'solo', 'rufspiel'] })).toBe('no conflict');
  });
});
