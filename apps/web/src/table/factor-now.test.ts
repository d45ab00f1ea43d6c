import { newTable, PRESETS, view, type View } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { factorNow } from './factor-now.ts';

function withDeal(knocks: readonly number[], stoss: readonly number[], doubled = 1): View {
  const empty = view(newTable(PRESETS.wirtshaus, 3), 0);
  return { ...empty, doubled, deal: { knocks, stoss } as unknown as View['deal'] };
}

describe('how much the running game counts so far', () => {
  it('is once before anything happened', () => {
    expect(factorNow(view(newTable(PRESETS.wirtshaus, 3), 0))).toBe(1);
    expect(factorNow(withDeal([], []))).toBe(1);
  });

  it('doubles with each knock, Stoß and earlier deal (R16, R85, B24)', () => {
    expect(factorNow(withDeal([1], [2]))).toBe(4);
    expect(factorNow(withDeal([0, 2], [1, 0], 2))).toBe(32);
  });
});
