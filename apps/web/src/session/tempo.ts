import type { Settings } from '../settings/schema.ts';

/** Waiting times in milliseconds (`ux.md` 2.5 and 6.8). */
export interface Tempo {
  /** Shortest and longest time a bot thinks. */
  readonly think: readonly [number, number];
  /** How long a complete trick lies. */
  readonly hold: number;
  /** How long it slides to the winner. */
  readonly sweep: number;
  /** How long a bubble stays. */
  readonly bubble: number;
  /** How long the game waits for a Kontra before the moment passes. */
  readonly kontra: number;
  /** Pause between the last word and the bill of a deal that was thrown in. */
  readonly close: number;
}

/** Until somebody goes on: longer than any page lives, and still a time that a timer takes. */
export const FOR_EVER = 1_000_000_000;

const TEMPI: Readonly<Record<Settings['tempo'], Omit<Tempo, 'hold' | 'sweep'>>> = {
  relaxed: { think: [700, 1400], bubble: 2600, kontra: 6000, close: 1400 },
  normal: { think: [400, 900], bubble: 1600, kontra: 3500, close: 900 },
  quick: { think: [150, 150], bubble: 1000, kontra: 2000, close: 400 },
  instant: { think: [0, 0], bubble: 600, kontra: 150, close: 0 },
};

const HOLDS: Readonly<Record<Settings['trickHold'], number>> = {
  short: 600,
  normal: 1200,
  long: 2000,
  tap: FOR_EVER,
};

const MOTIONS: Readonly<Record<Settings['motion'], number>> = { off: 0, quick: 0.5, normal: 1, relaxed: 1.6 };

const SWEEP = 260;
/** Without motion a trick fades away. */
export const FADE = 120;
/** Whoever waits for nothing still sees who took the trick. */
const GLIMPSE = 60;

/** What waiting follows. */
export type Pace = Pick<Settings, 'tempo' | 'trickHold' | 'motion'>;

/** By how much movements take longer than usual: 0 means that nothing moves. */
export function motionFactor({ tempo, motion }: Pace, lessMotion: boolean): number {
  return lessMotion || tempo === 'instant' ? 0 : MOTIONS[motion];
}

/** The waiting times of somebody's settings; `lessMotion` is what the device asks for. */
export function tempoOf(pace: Pace, lessMotion: boolean): Tempo {
  const times = TEMPI[pace.tempo];
  if (pace.tempo === 'instant') return { ...times, hold: pace.trickHold === 'tap' ? FOR_EVER : GLIMPSE, sweep: 0 };
  const factor = motionFactor(pace, lessMotion);
  return { ...times, hold: HOLDS[pace.trickHold], sweep: factor === 0 ? FADE : SWEEP * factor };
}
