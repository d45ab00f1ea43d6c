import { settingsStore } from '../settings/settings.ts';
import { motionFactor, tempoOf, type Tempo } from './tempo.ts';

/** The waiting times of the settings and this device. */
export function tempoNow(): Tempo {
  return tempoOf(settingsStore.getState(), wantsLessMotion());
}

/** By how much movements take longer than usual on this device: 0 means that nothing moves. */
export function motionNow(): number {
  return motionFactor(settingsStore.getState(), wantsLessMotion());
}

function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
