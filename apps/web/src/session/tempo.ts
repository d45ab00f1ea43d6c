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

const TEMPI: Readonly<Record<Settings['tempo'], Tempo>> = {
  relaxed: { think: [700, 1400], hold: 2000, sweep: 420, bubble: 2600, kontra: 6000, close: 1400 },
  normal: { think: [400, 900], hold: 1200, sweep: 260, bubble: 1600, kontra: 3500, close: 900 },
  quick: { think: [150, 150], hold: 600, sweep: 130, bubble: 1000, kontra: 2000, close: 400 },
  instant: { think: [0, 0], hold: 60, sweep: 0, bubble: 600, kontra: 150, close: 0 },
};

/** The waiting times of a tempo. */
export function tempoOf(name: Settings['tempo']): Tempo {
  return TEMPI[name];
}
