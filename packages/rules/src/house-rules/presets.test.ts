import { describe, expect, it } from 'vitest';
import { conflictIn } from './conflict.ts';
import { OPTION_NAMES, optionOf } from './options.ts';
import { takes } from './option-value.ts';
import { PRESETS, PRESET_NAMES } from './presets.ts';
import { readHouseRules } from './read-house-rules.ts';

const RANK_ORDER = ['solo', 'wenz', 'geier', 'farbwenz', 'farbgeier', 'bettel', 'rufspiel'];
const NONE = undefined;

/** Part C column by column: P1 Schafkopfschule, P2 Wirtshaus, P3 Sauspiel, P4 Turnier; `NONE` is an empty place. */
const COLUMNS: Readonly<Record<string, readonly unknown[]>> = {
  deck: [32, 32, 32, 32],
  'dealing.packets': ['2x4', '2x4', '2x4', '4x2'],
  'dealing.cutMinCards': [3, 3, 3, 3],
  'dealing.cutMaxTimes': [3, 3, 0, 3],
  'dealing.redealDealer': ['next', 'next', 'next', 'same'],
  'klopfen.enabled': [false, true, true, false],
  'klopfen.afterCards': [NONE, 4, 4, NONE],
  'klopfen.maxKnocks': [NONE, 4, 4, NONE],
  'klopfen.who': [NONE, 'any', 'any', NONE],
  'klopfen.stacking': [NONE, 'power', 'power', NONE],
  'klopfen.carryOver': [NONE, false, false, NONE],
  'klopfen.mustPlayOnAllPass': [NONE, 'off', 'off', NONE],
  'klopfen.appliesToRamsch': [NONE, true, true, NONE],
  'klopfen.appliesToSie': [NONE, true, true, NONE],
  'bidding.mode': ['schafkopfschule', 'table', 'negotiation', 'negotiation'],
  'bidding.minGameByInterest': [['rufspiel', 'farbwenz', 'wenz', 'solo'], NONE, NONE, NONE],
  'bidding.negotiationOrder': ['frontToBack', NONE, 'frontToBack', 'frontToBack'],
  'bidding.rankOrder': [RANK_ORDER, RANK_ORDER, RANK_ORDER, RANK_ORDER],
  'bidding.rankTies': [[], [['solo', 'wenz', 'geier', 'farbwenz']], [], []],
  'bidding.herzSoloFirst': [false, false, false, false],
  'bidding.interestBinding': [true, true, true, true],
  'bidding.finalMayExceedNamed': [true, true, true, true],
  'bidding.sieOfferAfterDeal': [true, true, true, true],
  'games.rufspiel': [true, true, true, true],
  'games.solo': [true, true, true, true],
  'games.wenz': [true, true, true, true],
  'games.farbwenz': [true, true, true, false],
  'games.geier': [false, true, true, false],
  'games.farbgeier': [false, false, false, false],
  'games.bettel': [false, false, false, false],
  'games.sie': [true, true, true, true],
  'tout.allowedGames': [
    ['solo', 'wenz', 'farbwenz'],
    ['solo', 'wenz', 'farbwenz', 'geier'],
    ['solo', 'wenz', 'farbwenz', 'geier'],
    ['solo', 'wenz'],
  ],
  'tout.multiplier': [2, 2, 2, 2],
  'tout.schneiderSchwarz': ['none', 'none', 'none', 'none'],
  'tout.onLostTrick': ['playOut', 'playOut', 'playOut', 'playOut'],
  'sie.base': ['solo8', 'solo8', 'solo8', 'solo8'],
  'sie.multiplier': [4, 4, 4, 4],
  'bettel.rankOrder': ['nullOrder', 'nullOrder', 'nullOrder', 'nullOrder'],
  'bettel.stichzwang': [false, false, false, false],
  'rufsau.discardFromTrick': [8, 8, 8, 8],
  'davonlaufen.enabled': [true, true, true, true],
  'davonlaufen.minCards': [4, 4, 4, 4],
  'davonlaufen.countBasis': ['current', 'current', 'current', 'current'],
  'davonlaufen.whenFollowing': [false, false, false, false],
  'davonlaufen.after': ['free', 'free', 'free', 'free'],
  'view.revealAfterDavonlaufen': [false, false, false, false],
  'stoss.enabled': [true, true, true, false],
  'stoss.deadline': ['beforeSecondCard', 'beforeSecondCard', 'ownFirstCard', NONE],
  'stoss.reDeadline': ['immediate', 'immediate', 'immediate', NONE],
  'stoss.maxSteps': [2, 2, 2, 0],
  'stoss.takesOver': [false, false, false, NONE],
  'stoss.onTout': [true, true, true, NONE],
  'stoss.onSie': [false, false, false, NONE],
  'stoss.inRamsch': ['off', 'off', 'off', NONE],
  'scoring.currency': ['cent', 'cent', 'cent', 'point'],
  'tariff.rufspiel': [10, 10, 20, 1],
  'tariff.solo': [50, 50, 50, 2],
  'tariff.wenz': ['solo', 'solo', 'solo', 'solo'],
  'tariff.farbwenz': ['solo', 'solo', 'solo', 'solo'],
  'tariff.geier': ['solo', 'solo', 'solo', 'solo'],
  'tariff.farbgeier': ['solo', 'solo', 'solo', 'solo'],
  'tariff.bettel': ['solo', 'solo', 'solo', 'solo'],
  'tariff.ramsch': ['rufspiel', 'rufspiel', 'rufspiel', 'rufspiel'],
  'tariff.schneider': [10, 10, 10, 1],
  'tariff.schwarz': [10, 10, 10, 1],
  'tariff.laufende': [10, 10, 10, 1],
  'schneider.declarerMax': [30, 30, 30, 30],
  'schneider.opponentMax': [29, 30, 29, 29],
  'schwarz.mode': Array.from({ length: 4 }, () => 'additionalToSchneider'),
  'schwarz.claimRequired': [false, false, false, false],
  'laufende.enabled': [true, true, true, true],
  'laufende.scope': ['both', 'both', 'both', 'both'],
  'laufende.min.rufspiel': [3, 3, 3, 3],
  'laufende.min.solo': [3, 3, 3, 3],
  'laufende.min.farbwenz': [3, 3, 3, 3],
  'laufende.min.wenz': [2, 2, 2, 2],
  'laufende.min.geier': [2, 2, 2, 2],
  'laufende.min.farbgeier': [3, 3, 3, 3],
  'laufende.max.rufspiel': [14, 14, 14, 14],
  'laufende.max.solo': [8, 8, 8, 8],
  'laufende.max.farbwenz': [8, 8, 8, 8],
  'laufende.max.wenz': [4, 4, 4, 4],
  'laufende.max.geier': [4, 4, 4, 4],
  'laufende.max.farbgeier': [8, 8, 8, 8],
  'score.maxFactor': [1024, 1024, 1024, 1024],
  'allPass.action': ['redeal', 'stock', 'ramsch', 'eichelOberMuss'],
  'allPass.doubleNextMax': [NONE, NONE, NONE, NONE],
  'stock.enabled': [false, true, false, false],
  'stock.contribution': [NONE, 'rufspiel', NONE, NONE],
  'stock.wonBy': [NONE, 'any', NONE, NONE],
  'stock.split': [NONE, 'party', NONE, NONE],
  'stock.onLoss': [NONE, 'unchanged', NONE, NONE],
  'stock.capPerGame': [NONE, 0, NONE, NONE],
  'stock.multipliedByKlopfen': [NONE, false, NONE, NONE],
  'ramsch.losers': [NONE, NONE, 'one', NONE],
  'ramsch.jungfrau': [NONE, NONE, 'all', NONE],
  'ramsch.durchmarsch': [NONE, NONE, 91, NONE],
  'ramsch.durchmarschPayout': [NONE, NONE, 'ramschPrice', NONE],
  'ramsch.tie': [NONE, NONE, 'highestTrump', NONE],
  'ramsch.stichzwang': [NONE, NONE, false, NONE],
  'muss.allowSolo': [NONE, NONE, NONE, true],
  'muss.gesperrt': [NONE, NONE, NONE, 'renonce'],
  'muss.winAt60WithMaxTrumps': [NONE, NONE, NONE, 0],
  'play.claimRest': ['off', 'off', 'off', 'off'],
  'play.lastTrickVisible': [true, true, true, true],
};

/** Defaults of section B that fill the empty places. */
const DEFAULTS_OF_B: Readonly<Record<string, unknown>> = {
  'klopfen.afterCards': 4, // B15
  'klopfen.maxKnocks': 4, // B14
  'klopfen.who': 'any',
  'klopfen.stacking': 'power',
  'klopfen.carryOver': false,
  'klopfen.mustPlayOnAllPass': 'off',
  'klopfen.appliesToRamsch': true, // B52
  'klopfen.appliesToSie': true, // B19
  'bidding.negotiationOrder': 'frontToBack', // B27
  'stoss.deadline': 'beforeSecondCard', // B10
  'stoss.reDeadline': 'immediate', // B11
  'stoss.takesOver': false, // B9
  'stoss.onTout': true, // B18
  'stoss.onSie': false, // B19
  'stoss.inRamsch': 'off', // B52
  'allPass.doubleNextMax': 4, // B24
  'stock.contribution': 'rufspiel', // B53
  'stock.wonBy': 'any',
  'stock.split': 'party',
  'stock.onLoss': 'double',
  'stock.capPerGame': 1000,
  'stock.multipliedByKlopfen': false,
  'ramsch.losers': 'one', // B48
  'ramsch.jungfrau': 'all', // B49
  'ramsch.durchmarsch': 'allTricks', // B50
  'ramsch.durchmarschPayout': 'ramschPrice',
  'ramsch.tie': 'highestTrump', // B51
  'ramsch.stichzwang': false,
  'muss.allowSolo': true, // B54
  'muss.gesperrt': 'renonce',
  'muss.winAt60WithMaxTrumps': 0,
};

describe('the four presets of part C', () => {
  it('part C names every option of the table and no other', () => {
    expect(Object.keys(COLUMNS)).toEqual(expect.arrayContaining([...OPTION_NAMES]));
    expect(OPTION_NAMES).toHaveLength(Object.keys(COLUMNS).length);
  });

  for (const [column, preset] of PRESET_NAMES.entries()) {
    it(`${preset} is column P${column + 1}, with the defaults of section B in its empty places`, () => {
      const rules = PRESETS[preset];
      for (const name of OPTION_NAMES) {
        if (name === 'bidding.rankOrder' || name === 'bidding.minGameByInterest') continue;
        expect([name, rules[name]]).toEqual([name, COLUMNS[name]?.[column] ?? DEFAULTS_OF_B[name]]);
      }
      const played = RANK_ORDER.filter((game) => COLUMNS[`games.${game}`]?.[column] === true);
      expect(rules['bidding.rankOrder']).toEqual(played);
    });

    it(`${preset} is free of contradictions and within all bounds`, () => {
      expect(conflictIn(PRESETS[preset])).toBeNull();
      for (const name of OPTION_NAMES)
        expect([name, takes(optionOf(name), PRESETS[preset][name])]).toEqual([name, true]);
    });

    it(`${preset} is read without a set, with an empty one and with its own values`, () => {
      const expected = { ok: true, value: PRESETS[preset] };
      expect(readHouseRules({ preset })).toEqual(expected);
      expect(readHouseRules({ preset, set: undefined })).toEqual(expected);
      expect(readHouseRules({ preset, set: {} })).toEqual(expected);
      expect(readHouseRules({ preset, set: PRESETS[preset] })).toEqual(expected);
    });
  }

  it('B29 the Turnier plays no Farbwenz, so the second interested player needs a Wenz', () => {
    expect(PRESETS.turnier['bidding.minGameByInterest']).toEqual(['rufspiel', 'wenz', 'wenz', 'solo']);
    expect(PRESETS.schafkopfschule['bidding.minGameByInterest']).toEqual(['rufspiel', 'farbwenz', 'wenz', 'solo']);
  });

  it('C.7 Ramsch switched on in another preset gets the defaults of section B', () => {
    const read = readHouseRules({ preset: 'turnier', set: { 'allPass.action': 'ramsch' } });
    expect(read).toMatchObject({
      ok: true,
      value: { 'ramsch.jungfrau': 'all', 'ramsch.durchmarsch': 'allTricks', 'ramsch.tie': 'highestTrump' },
    });
  });
});
