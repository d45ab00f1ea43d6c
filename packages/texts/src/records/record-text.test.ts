import { describe, expect, it } from 'vitest';
import { cardOf, readRecord } from '@stammtisch/rules';
import type { ContradictionCode, Expected, InputProblem, RecordProblem } from '@stammtisch/rules';
import { LANGUAGES } from '../language.ts';
import { inputProblemText } from './input-text.ts';
import { outcomeProblemText } from './outcome-text.ts';
import { positionProblemText, recordProblemText } from './record-text.ts';

const EXPECTED: readonly Expected[] = [
  { kind: 'object' },
  { kind: 'list', length: null },
  { kind: 'list', length: 4 },
  { kind: 'list-at-most', most: 4 },
  { kind: 'text' },
  { kind: 'boolean' },
  { kind: 'card' },
  { kind: 'seat' },
  { kind: 'integer', min: 0, max: 120 },
  { kind: 'one-of', values: ['solo', 'wenz'] },
  { kind: 'absent' },
];

const INPUT: readonly InputProblem[] = [
  ...EXPECTED.map((expected) => ({ code: 'field-missing', field: 'x', expected }) as const),
  ...EXPECTED.map((expected) => ({ code: 'field-value', field: 'x', given: '121', expected }) as const),
  { code: 'card-twice', field: 'x', card: cardOf('G', 'A') },
  { code: 'card-not-in-deck', field: 'x', card: cardOf('G', '8') },
  { code: 'card-not-held', field: 'x', card: cardOf('G', 'A') },
  { code: 'card-count', field: 'x', given: 7, expected: 8 },
  { code: 'seat-twice', field: 'x', seat: 2 },
  { code: 'house-rules', field: 'rules', problem: { code: 'set-not-object', given: '5' } },
];

const RECORD: readonly RecordProblem[] = [
  { code: 'follow-suit', suit: 'G' },
  { code: 'ramsch-tie-undecided', seats: [0, 2] },
  { code: 'knock-off' },
  { code: 'called-card', card: cardOf('G', 'Z') },
  { code: 'not-muss', seat: 2 },
  { code: 'not-thrown-in', follows: 'ramsch' },
  { code: 'not-thrown-in', follows: 'must-play' },
  { code: 'tricks-missing', given: 5, expected: 8 },
  { code: 'tricks-too-many', expected: 8 },
  { code: 'tricks-not-played' },
  { code: 'nothing-to-double' },
  { code: 'nothing-to-claim' },
  { code: 'ramsch-off' },
];

const CONTRADICTIONS: Readonly<Record<ContradictionCode, true>> = {
  'wrong-deck': true,
  'points-without-tricks': true,
  'all-tricks-need-all-points': true,
  'too-many-points-in-tricks': true,
  'too-few-points-in-tricks': true,
  'points-sum': true,
  'tricks-sum': true,
  'no-laufende-in-bettel': true,
  'partner-in-solo': true,
  'partner-is-declarer': true,
  'no-muss': true,
  'muss-trumps-missing': true,
  'no-trick-no-card': true,
  'same-twice': true,
};

describe.each(LANGUAGES)('problems of records in %s', (language) => {
  const texts = [
    ...INPUT.map((problem) => inputProblemText(problem, language)),
    ...RECORD.map((problem) => recordProblemText(problem, language)),
    ...(Object.keys(CONTRADICTIONS) as ContradictionCode[]).map((code) =>
      outcomeProblemText({ code, field: 'points', seat: null }, language),
    ),
    outcomeProblemText({ code: 'out-of-range', field: 'points', seat: null, min: 0, max: 120 }, language),
    positionProblemText({ kind: 'over' }, language),
  ];

  it('every problem has a sentence of its own', () => {
    for (const text of texts) {
      expect(text).toMatch(/^[\p{Lu}„“].*\.$/u);
      expect(text.length).toBeLessThanOrEqual(160);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
    }
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('sentences about data', () => {
  it('name what was given and what is taken', () => {
    const problem = readRecord({ v: 1, rules: { preset: 'wirtshaus' }, dealer: 7 });
    expect(problem.ok ? null : inputProblemText(problem.reason, 'de')).toBe(
      'Hier gehört ein Platz von 0 bis 3 hin, nicht 7.',
    );
    expect(problem.ok ? null : inputProblemText(problem.reason, 'en')).toBe('This takes a seat from 0 to 3, not 7.');
  });

  it('a position is refused for the same reasons as a record', () => {
    const refusal = { problem: { code: 'follow-trump' } as const, at: null };
    expect(positionProblemText({ kind: 'rules', refusal }, 'de')).toBe('Trumpf liegt: Du musst Trumpf zugeben.');
    const problem = { code: 'card-count', field: 'hand', given: 3, expected: 4 } as const;
    expect(positionProblemText({ kind: 'input', problem }, 'en')).toBe('Cards here: 3; it must be 4.');
  });
});
