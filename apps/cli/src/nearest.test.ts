import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.ts';

describe('what was probably meant', () => {
  const names = ['replay', 'legal', 'bill', 'simulate'];

  it('one letter too many, too few, wrong or swapped', () => {
    expect(nearest('replya', names)).toBe('replay');
    expect(nearest('repay', names)).toBe('replay');
    expect(nearest('billl', names)).toBe('bill');
    expect(nearest('Legal', names)).toBe('legal');
  });

  it('nothing if no name is near', () => {
    expect(nearest('solve', names)).toBeNull();
    expect(nearest('x', names)).toBeNull();
    expect(nearest('bill', [])).toBeNull();
  });
});
