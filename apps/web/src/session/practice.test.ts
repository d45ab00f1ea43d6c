import { describe, expect, it } from 'vitest';
import { practiceFrom } from './practice.ts';

describe('the address of a practice table', () => {
  it('names words, preset, dealer, level of the bots and differences', () => {
    const set = encodeURIComponent('{"games.bettel":true}');
    expect(practiceFrom(`?seed=7&preset=wirtshaus&dealer=1&level=strong&set=${set}`)).toEqual({
      seed: '7',
      preset: 'wirtshaus',
      dealer: 1,
      set: { 'games.bettel': true },
      level: 'strong',
    });
  });

  it('needs no more than the words', () => {
    expect(practiceFrom('?seed=x')).toEqual({
      seed: 'x',
      preset: 'schafkopfschule',
      dealer: 3,
      set: {},
      level: 'beginner',
    });
  });

  it.each([
    '',
    '?seed=',
    '?preset=wirtshaus',
    '?seed=x&preset=y',
    '?seed=x&dealer=4',
    '?seed=x&level=god',
    '?seed=x&set=[',
    '?seed=x&set=[1]',
    '?seed=x&set={"a":1}',
  ])('is none in %j', (search) => {
    expect(practiceFrom(search)).toBeNull();
  });
});
