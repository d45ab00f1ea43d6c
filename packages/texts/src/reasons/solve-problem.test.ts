import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { solveProblemText } from './solve-problem.ts';

describe('why a position was not solved', () => {
  test.each(LANGUAGES)('each reason has a sentence of its own (%s)', (language) => {
    const sentences = (['too-many-nodes', 'aborted'] as const).map((code) => solveProblemText({ code }, language));
    expect(new Set(sentences).size).toBe(2);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÄÖÜ].{10,150}[.]$/);
  });
});
