import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validRules } from '../../test/arbitrary-rules.ts';
import { readStoredRules, storedText } from './stored-rules.ts';

test('what is stored is read again', () => {
  fc.assert(
    fc.property(fc.array(validRules, { maxLength: 5 }), validRules, (all, chosen) => {
      const rounds = all.map((rules, index) => ({ id: String(index), name: `Runde ${index}`, ...rules }));
      const stored = { rounds, ...chosen, round: rounds[0]?.id ?? null };
      expect(readStoredRules(storedText(stored))).toEqual({ stored, isWhole: true });
    }),
  );
});

test('a first visit has no rounds and plays club rules', () => {
  expect(readStoredRules(null)).toEqual({
    stored: { rounds: [], preset: 'schafkopfschule', set: {}, round: null },
    isWhole: true,
  });
});

test('a poisoned store is no reason to fail, and what is good in it stays', () => {
  const good = { id: '1', name: 'Unsere Runde', preset: 'wirtshaus', set: { 'tariff.solo': 80 } };
  const bad = [
    null,
    3,
    { id: 2, name: 'x' },
    { ...good, id: '2', set: { 'games.skat': true } },
    { ...good, name: '' },
    good,
  ];
  const text = JSON.stringify({ version: 1, rounds: [good, ...bad], chosen: { preset: 'none', set: [], round: 7 } });
  const { stored, isWhole } = readStoredRules(text);
  expect(stored).toEqual({ rounds: [good], preset: 'schafkopfschule', set: {}, round: null });
  expect(isWhole).toBe(false);
});

test('any text at all is read without failing', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    fc.jsonValue().map((rounds) => JSON.stringify({ version: 1, rounds, chosen: rounds })),
    fc
      .jsonValue()
      .map((value) =>
        JSON.stringify({ version: 1, rounds: [value, { id: '1', name: 'x', preset: value, set: value }] }),
      ),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(readStoredRules(text).stored.rounds).toBeInstanceOf(Array);
    }),
  );
});

test('the store of a newer version is not taken for this one', () => {
  expect(readStoredRules('{"version":2,"rounds":[],"chosen":{"preset":"wirtshaus"}}').isWhole).toBe(false);
});
