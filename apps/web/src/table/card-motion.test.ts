import { describe, expect, it } from 'vitest';
import { APPEARS, fading, flight, sweep } from './card-motion.ts';

const HAND = { left: 100, right: 184, top: 488, bottom: 628 };
const SLOT = { left: 150, right: 210, top: 248, bottom: 348 };

describe('a card', () => {
  it('flies from the hand to its place, as large as it was', () => {
    const { keyframes, timing } = flight(HAND, SLOT, 1);
    expect(keyframes).toEqual([{ transform: 'translate(-38px, 260px) scale(1.4)' }, { transform: 'none' }]);
    expect(timing.duration).toBe(200);
  });

  it('slides to the winner in the time that is given', () => {
    const { keyframes, timing } = sweep(SLOT, HAND, 416);
    expect(keyframes.at(-1)).toEqual({ opacity: 0, transform: 'translate(-38px, 260px) scale(0.4)' });
    expect(timing.duration).toBe(416);
  });

  it('does not move at all where less motion is wanted', () => {
    for (const { keyframes } of [APPEARS, fading(120)])
      for (const frame of keyframes) expect(Object.keys(frame)).toEqual(['opacity']);
  });
});
