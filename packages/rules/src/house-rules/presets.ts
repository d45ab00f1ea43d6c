import type { HouseRules, HouseRuleSet } from '../house-rules.ts';
import { adapt } from './adapt.ts';
import { OPTIONS, OPTION_NAMES } from './options.ts';

/** The four presets of part C: Schafkopfschule 2024, Wirtshaus 10/50, Sauspiel-like 10-20-50, Turnier. */
export const PRESET_NAMES = ['schafkopfschule', 'wirtshaus', 'sauspiel', 'turnier'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** What each preset says differently from the defaults of section B. An empty place in the table of part C is such a default. */
const PRESET_SETS: Readonly<Record<PresetName, HouseRuleSet>> = {
  schafkopfschule: {},
  wirtshaus: {
    'klopfen.enabled': true,
    'bidding.mode': 'table',
    'bidding.rankTies': [['solo', 'wenz', 'geier', 'farbwenz']],
    'games.geier': true,
    'tout.allowedGames': ['solo', 'wenz', 'farbwenz', 'geier'],
    'schneider.opponentMax': 30,
    'allPass.action': 'stock',
    'stock.enabled': true,
    'stock.onLoss': 'unchanged',
    'stock.capPerGame': 0,
  },
  sauspiel: {
    'dealing.cutMaxTimes': 0,
    'klopfen.enabled': true,
    'bidding.mode': 'negotiation',
    'games.geier': true,
    'tout.allowedGames': ['solo', 'wenz', 'farbwenz', 'geier'],
    'stoss.deadline': 'ownFirstCard',
    'tariff.rufspiel': 20,
    'allPass.action': 'ramsch',
    'ramsch.durchmarsch': 91,
  },
  turnier: {
    'dealing.packets': '4x2',
    'dealing.redealDealer': 'same',
    'bidding.mode': 'negotiation',
    'games.farbwenz': false,
    'tout.allowedGames': ['solo', 'wenz'],
    'stoss.enabled': false,
    'stoss.maxSteps': 0,
    'scoring.currency': 'point',
    'tariff.rufspiel': 1,
    'tariff.solo': 2,
    'tariff.schneider': 1,
    'tariff.schwarz': 1,
    'tariff.laufende': 1,
    'allPass.action': 'eichelOberMuss',
  },
};

/** The defaults of section B as they stand in the table; lists may name games that are not played. */
const DEFAULTS = Object.fromEntries(OPTION_NAMES.map((name) => [name, OPTIONS[name].default])) as unknown as HouseRules;

/**
 * A preset before it is adapted to the games that are played: its order of rank still has a place for every game, so that a game
 * that is switched on later finds its own (B31). Differences are laid over this.
 */
export function presetBase(preset: PresetName): HouseRules {
  return { ...DEFAULTS, ...PRESET_SETS[preset] };
}

/** The presets as complete house rules. */
export const PRESETS: Readonly<Record<PresetName, HouseRules>> = {
  schafkopfschule: adapt(presetBase('schafkopfschule'), {}),
  wirtshaus: adapt(presetBase('wirtshaus'), {}),
  sauspiel: adapt(presetBase('sauspiel'), {}),
  turnier: adapt(presetBase('turnier'), {}),
};

/** Whether a value is the name of a preset. */
export function isPresetName(value: unknown): value is PresetName {
  return PRESET_NAMES.some((name) => name === value);
}
