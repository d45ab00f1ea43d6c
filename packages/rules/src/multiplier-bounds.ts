import { OPTIONS } from './house-rules/options.ts';

/** Most knocks in a deal (`klopfen.maxKnocks`, B49). */
export const MOST_KNOCKS = OPTIONS['klopfen.maxKnocks'].max;

/** Most steps of Stoß in a deal (`stoss.maxSteps`, B52). */
export const MOST_STOSS_STEPS = OPTIONS['stoss.maxSteps'].max;
