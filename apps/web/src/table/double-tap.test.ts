import { describe, expect, it } from 'vitest';
import { isDoubleTap } from './double-tap.ts';

const FIRST = { x: 100, y: 500, time: 1000 };

describe('a double tap', () => {
  it('is two touches in the same place within 300 milliseconds', () => {
    expect(isDoubleTap(FIRST, { x: 110, y: 510, time: 1250 })).toBe(true);
  });

  it('is not the first touch, a late one or one elsewhere', () => {
    expect(isDoubleTap(null, FIRST)).toBe(false);
    expect(isDoubleTap(FIRST, { ...FIRST, time: 1301 })).toBe(false);
    expect(isDoubleTap(FIRST, { x: 140, y: 500, time: 1200 })).toBe(false);
  });
});
