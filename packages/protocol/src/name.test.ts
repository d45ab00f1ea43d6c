import { expect, it } from 'vitest';
import { lookOfName, readName } from './name.ts';

it.each([
  ['Sepp', 'Sepp'],
  ['  Zenzi   vom Berg ', 'Zenzi vom Berg'],
  ['Sepp\u200B', 'Sepp'],
  ['\u202Eppes', 'ppes'],
  ['Ludwig 👑', 'Ludwig 👑'],
  ['__proto__', '__proto__'],
])('takes %j as %j', (typed, name) => {
  expect(readName(typed)).toBe(name);
});

it.each(['', '   ', '\u200B\u200B\u2060', '\u0000', 'x'.repeat(25), `e${'\u0301'.repeat(9)}`, '\u3164', '\u2800'])(
  'refuses %j: nothing to see, or too much',
  (typed) => {
    expect(readName(typed)).toBeNull();
  },
);

it.each(['Ѕерр', 'sepp', 'SEPP', 'Sépp', 'S e p p', 'S.epp', '5epp'])('takes %s for Sepp', (other) => {
  expect(lookOfName(other)).toBe(lookOfName('Sepp'));
});

it('tells different names apart', () => {
  expect(new Set(['Sepp', 'Resi', 'Xaver', 'Seppi', 'Vroni', '李', '王', '👑'].map(lookOfName)).size).toBe(8);
});
