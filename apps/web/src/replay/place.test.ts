import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { archivedPlace, fragmentAt, placeIn, type Place } from './place.ts';

describe('the place in the address', () => {
  test.each<readonly [string, Place]>([
    ['', { kind: 'list' }],
    ['other', { kind: 'list' }],
    ['spiel=a1-7', { kind: 'archived', deal: 'a1-7', at: null, playing: false }],
    ['spiel=a1-7&stand=12', { kind: 'archived', deal: 'a1-7', at: 12, playing: false }],
    ['deal1=AbC&n=a~b&1=wirtshaus&ab=3', { kind: 'link', deal: 'deal1=AbC&n=a~b&1=wirtshaus', at: 3, playing: true }],
  ])('%s', (fragment, place) => {
    expect(placeIn(fragment)).toEqual(place);
    expect(fragment === 'other' ? '' : fragment).toBe(fragmentAt(place));
  });

  test('any id of a record comes back', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.option(fc.nat(32)), fc.boolean(), (deal, at, playing) => {
        const place = { ...archivedPlace(deal), at, playing: playing && at !== null };
        expect(placeIn(fragmentAt(place))).toEqual(place);
      }),
    );
  });

  test('no fragment makes reading fail', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => placeIn(`spiel=%${text}`).kind === 'archived'));
  });
});
