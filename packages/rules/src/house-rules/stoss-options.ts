import type { Option } from './option.ts';

/** Part C.5: Stoß and its answers. */
export const STOSS_OPTIONS = {
  'stoss.enabled': { kind: 'boolean', default: true, group: 'klopfen-stoss', rule: 'R81' },
  'stoss.deadline': {
    kind: 'choice',
    values: ['beforeFirstCard', 'beforeSecondCard', 'ownFirstCard', 'endOfFirstTrick'],
    default: 'beforeSecondCard',
    group: 'klopfen-stoss',
    rule: 'B10',
  },
  'stoss.reDeadline': {
    kind: 'choice',
    values: ['immediate', 'sameAsStoss', 'ownFirstCard', 'endOfFirstTrick', 'oneTrickLater'],
    default: 'immediate',
    group: 'klopfen-stoss',
    rule: 'B11',
  },
  'stoss.maxSteps': { kind: 'integer', min: 0, max: 4, default: 2, group: 'klopfen-stoss', rule: 'B13' },
  'stoss.takesOver': { kind: 'boolean', default: false, group: 'klopfen-stoss', rule: 'B9' },
  'stoss.onTout': { kind: 'boolean', default: true, group: 'klopfen-stoss', rule: 'B18' },
  'stoss.onSie': { kind: 'boolean', default: false, group: 'klopfen-stoss', rule: 'B19' },
  'stoss.inRamsch': {
    kind: 'choice',
    values: ['off', 'ownFirstCard'],
    default: 'off',
    group: 'klopfen-stoss',
    rule: 'B52',
  },
} as const satisfies Readonly<Record<string, Option>>;
