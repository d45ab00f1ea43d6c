import type { Option } from './option.ts';

/** Upper bound of every price and unit (B58). */
const MAX_AMOUNT = 10_000;

/** Part C.6: tariff, Schneider, Schwarz, Laufende. Amounts are in the unit of `scoring.currency`. */
export const SCORING_OPTIONS = {
  'scoring.currency': { kind: 'choice', values: ['cent', 'point'], default: 'cent', group: 'tariff', rule: 'R102' },
  'tariff.rufspiel': { kind: 'integer', min: 0, max: MAX_AMOUNT, default: 10, group: 'tariff', rule: 'R104' },
  'tariff.solo': { kind: 'integer', min: 0, max: MAX_AMOUNT, default: 50, group: 'tariff', rule: 'R104' },
  'tariff.wenz': soloPrice('R103'),
  'tariff.farbwenz': soloPrice('R50'),
  'tariff.geier': soloPrice('R50'),
  'tariff.farbgeier': soloPrice('R103'),
  'tariff.bettel': soloPrice('B46'),
  'tariff.ramsch': {
    kind: 'integer-or-word',
    min: 0,
    max: MAX_AMOUNT,
    words: ['rufspiel'],
    default: 'rufspiel',
    group: 'tariff',
    rule: 'B48',
  },
  'tariff.schneider': { kind: 'integer', min: 0, max: MAX_AMOUNT, default: 10, group: 'tariff', rule: 'R103' },
  'tariff.schwarz': { kind: 'integer', min: 0, max: MAX_AMOUNT, default: 10, group: 'tariff', rule: 'R103' },
  'tariff.laufende': { kind: 'integer', min: 0, max: MAX_AMOUNT, default: 10, group: 'tariff', rule: 'R103' },
  'schneider.declarerMax': { kind: 'integer', min: 29, max: 30, default: 30, group: 'tariff', rule: 'B1' },
  'schneider.opponentMax': { kind: 'integer', min: 29, max: 30, default: 29, group: 'tariff', rule: 'B1' },
  'schwarz.mode': {
    kind: 'choice',
    values: ['additionalToSchneider', 'insteadOfSchneider', 'double'],
    default: 'additionalToSchneider',
    group: 'tariff',
    rule: 'B2',
  },
  'schwarz.claimRequired': { kind: 'boolean', default: false, group: 'tariff', rule: 'B3' },
  'laufende.enabled': { kind: 'boolean', default: true, group: 'laufende', rule: 'R94' },
  'laufende.scope': {
    kind: 'choice',
    values: ['both', 'winnersOnly', 'losersOnly', 'declarerOnly', 'none'],
    default: 'both',
    group: 'laufende',
    rule: 'B4',
  },
  'laufende.min.rufspiel': { kind: 'integer', min: 1, max: 8, default: 3, group: 'laufende', rule: 'B7' },
  'laufende.min.solo': { kind: 'integer', min: 1, max: 8, default: 3, group: 'laufende', rule: 'B7' },
  'laufende.min.farbwenz': { kind: 'integer', min: 1, max: 8, default: 3, group: 'laufende', rule: 'B7' },
  'laufende.min.wenz': { kind: 'integer', min: 1, max: 4, default: 2, group: 'laufende', rule: 'B7' },
  'laufende.min.geier': { kind: 'integer', min: 1, max: 4, default: 2, group: 'laufende', rule: 'B7' },
  'laufende.min.farbgeier': { kind: 'integer', min: 1, max: 8, default: 3, group: 'laufende', rule: 'B7' },
  'laufende.max.rufspiel': { kind: 'integer', min: 1, max: 14, default: 14, group: 'laufende', rule: 'B6' },
  'laufende.max.solo': { kind: 'integer', min: 1, max: 14, default: 8, group: 'laufende', rule: 'B6' },
  'laufende.max.farbwenz': { kind: 'integer', min: 1, max: 11, default: 8, group: 'laufende', rule: 'B6' },
  'laufende.max.wenz': { kind: 'integer', min: 1, max: 4, default: 4, group: 'laufende', rule: 'B6' },
  'laufende.max.geier': { kind: 'integer', min: 1, max: 4, default: 4, group: 'laufende', rule: 'B6' },
  'laufende.max.farbgeier': { kind: 'integer', min: 1, max: 11, default: 8, group: 'laufende', rule: 'B6' },
  'score.maxFactor': { kind: 'integer', min: 1, max: 1024, default: 1024, group: 'klopfen-stoss', rule: 'B58' },
} as const satisfies Readonly<Record<string, Option>>;

/** The price of a solo game: an amount of its own, or the word `solo` for the price of a Solo (R50). */
function soloPrice<const Rule extends string>(rule: Rule) {
  return {
    kind: 'integer-or-word',
    min: 0,
    max: MAX_AMOUNT,
    words: ['solo'],
    default: 'solo',
    group: 'tariff',
    rule,
  } as const;
}
