import { LONG_DECK, SHORT_DECK } from '../card.ts';
import type { Option } from './option.ts';

/** The deck, and part C.1: dealing and Klopfen. */
export const DEALING_OPTIONS = {
  deck: { kind: 'choice', values: [LONG_DECK, SHORT_DECK], default: LONG_DECK, group: 'dealing-bidding', rule: 'R2' },
  // 2x3 belongs to the short deck and to nothing else: six cards each in two packets of three.
  'dealing.packets': {
    kind: 'choice',
    values: ['2x4', '4x2', '2x3'],
    default: '2x4',
    group: 'dealing-bidding',
    rule: 'B60',
  },
  'dealing.cutMinCards': { kind: 'integer', min: 1, max: 15, default: 3, group: 'dealing-bidding', rule: 'R10' },
  'dealing.cutMaxTimes': { kind: 'integer', min: 0, max: 5, default: 3, group: 'dealing-bidding', rule: 'R11' },
  'dealing.redealDealer': {
    kind: 'choice',
    values: ['next', 'same'],
    default: 'next',
    group: 'all-pass',
    rule: 'B34',
  },
  'klopfen.enabled': { kind: 'boolean', default: false, group: 'klopfen-stoss', rule: 'R16' },
  'klopfen.afterCards': { kind: 'choice', values: [2, 3, 4, 6], default: 4, group: 'klopfen-stoss', rule: 'B15' },
  'klopfen.maxKnocks': { kind: 'integer', min: 0, max: 4, default: 4, group: 'klopfen-stoss', rule: 'B14' },
  'klopfen.who': {
    kind: 'choice',
    values: ['any', 'firstOnly', 'forehandOnly', 'chain'],
    default: 'any',
    group: 'klopfen-stoss',
    rule: 'B14',
  },
  'klopfen.stacking': {
    kind: 'choice',
    values: ['power', 'linear'],
    default: 'power',
    group: 'klopfen-stoss',
    rule: 'B14',
  },
  'klopfen.carryOver': { kind: 'boolean', default: false, group: 'klopfen-stoss', rule: 'B14' },
  'klopfen.mustPlayOnAllPass': {
    kind: 'choice',
    values: ['off', 'firstKnocker', 'lastKnocker'],
    default: 'off',
    group: 'all-pass',
    rule: 'B14',
  },
  'klopfen.appliesToRamsch': { kind: 'boolean', default: true, group: 'klopfen-stoss', rule: 'B52' },
  'klopfen.appliesToSie': { kind: 'boolean', default: true, group: 'klopfen-stoss', rule: 'B19' },
} as const satisfies Readonly<Record<string, Option>>;
