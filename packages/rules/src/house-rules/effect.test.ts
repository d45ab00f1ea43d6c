import { describe, expect, it } from 'vitest';
import { hasEffect } from './effect.ts';
import { OPTION_NAMES } from './options.ts';
import type { OptionName } from './options.ts';
import { readHouseRules } from './read-house-rules.ts';

function effective(set: Record<string, unknown>, preset = 'schafkopfschule'): readonly OptionName[] {
  const read = readHouseRules({ preset, set });
  if (!read.ok) throw new Error(JSON.stringify(read.reason));
  return OPTION_NAMES.filter((name) => hasEffect(read.value, name));
}

const ALL_GAMES = {
  'games.geier': true,
  'games.farbgeier': true,
  'games.bettel': true,
};

/** Options that begin to matter with a choice, and those that matter without it. */
const CASES: readonly (readonly [title: string, without: object, withIt: object, options: readonly OptionName[]])[] = [
  [
    'Klopfen',
    {},
    { 'klopfen.enabled': true },
    [
      'klopfen.afterCards',
      'klopfen.maxKnocks',
      'klopfen.who',
      'klopfen.stacking',
      'klopfen.carryOver',
      'klopfen.mustPlayOnAllPass',
      'klopfen.appliesToSie',
    ],
  ],
  ['Klopfen at all', { 'klopfen.enabled': true, 'klopfen.maxKnocks': 0 }, { 'klopfen.enabled': true }, ['klopfen.who']],
  [
    'Klopfen in a Ramsch',
    { 'klopfen.enabled': true },
    { 'klopfen.enabled': true, 'allPass.action': 'ramsch' },
    ['klopfen.appliesToRamsch', 'ramsch.tie', 'ramsch.durchmarschPayout', 'stoss.inRamsch', 'tariff.ramsch'],
  ],
  [
    'a Durchmarsch',
    { 'allPass.action': 'ramsch', 'ramsch.durchmarsch': 'off' },
    { 'allPass.action': 'ramsch' },
    ['ramsch.durchmarschPayout'],
  ],
  ['cutting', { 'dealing.cutMaxTimes': 0 }, {}, ['dealing.cutMinCards']],
  ['a second deal', { 'allPass.action': 'ramsch' }, {}, ['dealing.redealDealer']],
  [
    'a second deal of a gesperrt holder of the Eichel-Ober',
    { 'allPass.action': 'eichelOberMuss' },
    { 'allPass.action': 'eichelOberMuss', 'muss.gesperrt': 'redeal' },
    ['dealing.redealDealer'],
  ],
  [
    'der Alte muss',
    {},
    { 'allPass.action': 'eichelOberMuss' },
    ['muss.allowSolo', 'muss.gesperrt', 'muss.winAt60WithMaxTrumps'],
  ],
  [
    'the knocker who must play',
    { 'klopfen.mustPlayOnAllPass': 'lastKnocker' },
    { 'klopfen.mustPlayOnAllPass': 'lastKnocker', 'klopfen.enabled': true },
    ['muss.allowSolo'],
  ],
  ['minimum games', { 'bidding.mode': 'negotiation' }, {}, ['bidding.minGameByInterest']],
  ['negotiating', { 'bidding.mode': 'table' }, {}, ['bidding.negotiationOrder']],
  [
    'the Sie',
    {
      'games.sie': false,
      'laufende.enabled': false,
      'games.solo': false,
      'games.wenz': false,
      'games.farbwenz': false,
    },
    { 'laufende.enabled': false, 'games.solo': false, 'games.wenz': false, 'games.farbwenz': false },
    ['bidding.sieOfferAfterDeal', 'sie.base', 'sie.multiplier', 'stoss.onSie', 'tariff.laufende', 'tariff.solo'],
  ],
  [
    'Tout',
    { 'tout.allowedGames': [] },
    {},
    ['tout.multiplier', 'tout.schneiderSchwarz', 'tout.onLostTrick', 'stoss.onTout'],
  ],
  [
    'Tout in the price of a Sie',
    { 'tout.allowedGames': [] },
    { 'tout.allowedGames': [], 'sie.base': 'soloTout8' },
    ['tout.multiplier'],
  ],
  ['Bettel', {}, ALL_GAMES, ['bettel.rankOrder', 'bettel.stichzwang', 'tariff.bettel']],
  ['more games', {}, ALL_GAMES, ['tariff.geier', 'tariff.farbgeier', 'laufende.min.geier', 'laufende.max.farbgeier']],
  [
    'Rufspiel',
    { 'games.rufspiel': false },
    {},
    [
      'rufsau.discardFromTrick',
      'davonlaufen.enabled',
      'davonlaufen.minCards',
      'tariff.rufspiel',
      'laufende.min.rufspiel',
    ],
  ],
  [
    'the price of a Rufspiel in a Ramsch',
    { 'games.rufspiel': false, 'allPass.action': 'ramsch', 'tariff.ramsch': 7 },
    { 'games.rufspiel': false, 'allPass.action': 'ramsch' },
    ['tariff.rufspiel'],
  ],
  [
    'the price of a Rufspiel in the Stock',
    { 'games.rufspiel': false, 'allPass.action': 'stock', 'stock.contribution': 7 },
    { 'games.rufspiel': false, 'allPass.action': 'stock' },
    ['tariff.rufspiel'],
  ],
  [
    'davonlaufen',
    { 'davonlaufen.enabled': false },
    {},
    [
      'davonlaufen.minCards',
      'davonlaufen.countBasis',
      'davonlaufen.whenFollowing',
      'davonlaufen.after',
      'view.revealAfterDavonlaufen',
    ],
  ],
  ['Stoß', { 'stoss.enabled': false }, {}, ['stoss.deadline', 'stoss.takesOver', 'stoss.onTout']],
  ['Retour', { 'stoss.maxSteps': 1 }, {}, ['stoss.reDeadline']],
  [
    'the price of a Solo in another game',
    { 'games.solo': false, 'games.sie': false, 'tariff.wenz': 40, 'tariff.farbwenz': 40 },
    { 'games.solo': false, 'games.sie': false, 'tariff.wenz': 40 },
    ['tariff.solo'],
  ],
  [
    'the price of a Solo in a Durchmarsch',
    {
      'games.solo': false,
      'games.sie': false,
      'games.wenz': false,
      'games.farbwenz': false,
      'allPass.action': 'ramsch',
    },
    {
      'games.solo': false,
      'games.sie': false,
      'games.wenz': false,
      'games.farbwenz': false,
      'allPass.action': 'ramsch',
      'ramsch.durchmarschPayout': 'soloSchwarz',
    },
    ['tariff.solo'],
  ],
  [
    'the price of a Solo without any Durchmarsch',
    {
      'games.solo': false,
      'games.sie': false,
      'games.wenz': false,
      'games.farbwenz': false,
      'allPass.action': 'ramsch',
      'ramsch.durchmarsch': 'off',
      'ramsch.durchmarschPayout': 'soloSchwarz',
    },
    {},
    ['tariff.solo'],
  ],
  ['the rank of the Herz-Solo', { 'games.solo': false }, {}, ['bidding.herzSoloFirst', 'laufende.min.solo']],
  ['Laufende', { 'laufende.enabled': false }, {}, ['laufende.scope', 'laufende.min.wenz', 'laufende.max.solo']],
  ['anybody whose Laufende count', { 'laufende.scope': 'none' }, {}, ['laufende.min.wenz', 'laufende.max.solo']],
  ['a doubled next deal', {}, { 'allPass.action': 'doubleNext' }, ['allPass.doubleNextMax']],
  [
    'the Stock',
    {},
    { 'allPass.action': 'stock' },
    ['stock.contribution', 'stock.wonBy', 'stock.split', 'stock.onLoss', 'stock.capPerGame'],
  ],
  [
    'a Stock that grows when a game is lost',
    { 'stock.enabled': true, 'stock.onLoss': 'unchanged' },
    { 'stock.enabled': true },
    ['stock.capPerGame'],
  ],
  [
    'a contribution to the Stock',
    { 'stock.enabled': true },
    { 'stock.enabled': true, 'stock.onLoss': 'contribution' },
    ['stock.contribution'],
  ],
  [
    'a contribution to the Stock of a Ramsch round',
    { 'allPass.action': 'ramsch' },
    { 'allPass.action': 'ramsch', 'stock.enabled': true },
    ['stock.contribution'],
  ],
  [
    'Klopfen into the Stock',
    { 'allPass.action': 'stock' },
    { 'allPass.action': 'stock', 'klopfen.enabled': true },
    ['stock.multipliedByKlopfen'],
  ],
];

describe('options that have an effect', () => {
  it.each(CASES)('%s', (_title, without, withIt, options) => {
    const before = effective({ ...without });
    const after = effective({ ...withIt });
    for (const option of options) {
      expect([option, before.includes(option), after.includes(option)]).toEqual([option, false, true]);
    }
  });

  it('what the game is about always has one', () => {
    for (const option of ['deck', 'games.rufspiel', 'bidding.mode', 'allPass.action', 'scoring.currency'] as const) {
      expect(effective({}, 'turnier')).toContain(option);
    }
  });
});
