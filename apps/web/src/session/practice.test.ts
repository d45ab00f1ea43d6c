import { describe, expect, it } from 'vitest';
import { practiceFrom } from './practice.ts';

describe('the address of a practice table', () => {
  it('names words, preset, dealer and differences', () => {
    const set = encodeURIComponent('{"games.bettel":true}');
    expect(practiceFrom(`?seed=7&preset=wirtshaus&dealer=1&set=${set}`)).toEqual({
      seed: '7',
      preset: 'wirtshaus',
      dealer: 1,
      set: { 'games.bettel': true },
    });
  });

  it('needs no more than the words', () => {
    expect(practiceFrom('?seed=x')).toEqual({ seed: 'x', preset: 'schafkopfschule', dealer: 3, set: {} });
  });

  it.each([
    '',
    '?seed=',
    '?preset=wirtshaus',
    '?seed=x&preset=y',
    '?seed=x&dealer=4',
    '?seed=x&set=[',
    '?seed=x&set=[1]',
    '?seed=x&set={"a":1}',
  ])('is none in %j', (search) => {
    expect(practiceFrom(search)).toBeNull();
  });
});
