import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../settings/schema.ts';
import { FADE, FOR_EVER, motionFactor, tempoOf } from './tempo.ts';

describe('waiting times', () => {
  it('lets a trick lie as long as it was chosen, whatever the tempo of the bots', () => {
    const holds = (['short', 'normal', 'long', 'tap'] as const).map(
      (trickHold) => tempoOf({ ...DEFAULTS, tempo: 'quick', trickHold }, false).hold,
    );
    expect(holds).toEqual([600, 1200, 2000, FOR_EVER]);
  });

  it('waits for nothing where it was chosen so, except for a tap on the trick', () => {
    expect(tempoOf({ ...DEFAULTS, tempo: 'instant' }, false)).toMatchObject({ hold: 60, sweep: 0, close: 0 });
    expect(tempoOf({ ...DEFAULTS, tempo: 'instant', trickHold: 'tap' }, false).hold).toBe(FOR_EVER);
  });

  it('fades instead of sliding where less motion is wanted', () => {
    expect(tempoOf(DEFAULTS, true).sweep).toBe(FADE);
    expect(tempoOf({ ...DEFAULTS, motion: 'off' }, false).sweep).toBe(FADE);
    expect(motionFactor(DEFAULTS, true)).toBe(0);
  });

  it('moves as fast as it was chosen', () => {
    const sweeps = (['quick', 'normal', 'relaxed'] as const).map(
      (motion) => tempoOf({ ...DEFAULTS, motion }, false).sweep,
    );
    expect(sweeps).toEqual([130, 260, 416]);
  });
});
