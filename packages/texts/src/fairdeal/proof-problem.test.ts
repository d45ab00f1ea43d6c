import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { fairDealProblemText, type FairDealProblem } from './proof-problem.ts';

/** One example of each problem; a code without one is a type error. */
const EXAMPLES: { readonly [Code in FairDealProblem['code']]: Extract<FairDealProblem, { readonly code: Code }> } = {
  'proof-version': { code: 'proof-version' },
  'proof-field': { code: 'proof-field', field: 'openings[0].cuts' },
  'proof-missing': { code: 'proof-missing' },
  'proof-of-other-deal': { code: 'proof-of-other-deal', field: 'hands' },
  'record-unreadable': { code: 'record-unreadable' },
  'played-differently': { code: 'played-differently', field: 'result' },
  'server-commit-differs': { code: 'server-commit-differs' },
  'lock-differs': { code: 'lock-differs' },
  'void-without-cause': { code: 'void-without-cause' },
  'hands-differ': { code: 'hands-differ' },
  'record-differs': { code: 'record-differs' },
  'log-entry-differs': { code: 'log-entry-differs', entry: 'reveal' },
  'log-order-differs': { code: 'log-order-differs' },
  'log-broken': { code: 'log-broken', n: 12 },
  'chain-unreadable': { code: 'chain-unreadable', line: 3 },
  'chain-broken': { code: 'chain-broken', n: 12 },
  'chain-without-deal': { code: 'chain-without-deal' },
  'chain-without-head': { code: 'chain-without-head' },
  'deal-twice': { code: 'deal-twice' },
  'secret-twice': { code: 'secret-twice' },
  'announce-differs': { code: 'announce-differs' },
  'own-commit-missing': { code: 'own-commit-missing' },
  'own-opening-missing': { code: 'own-opening-missing' },
  'commit-late': { code: 'commit-late', seat: 2 },
  'commit-changed': { code: 'commit-changed', seat: 2 },
  'bot-contributed': { code: 'bot-contributed', seat: 2 },
  'open-early': { code: 'open-early', seat: 2 },
  'opening-without-commit': { code: 'opening-without-commit', seat: 2 },
  'seat-commit-differs': { code: 'seat-commit-differs', seat: 2 },
  'opening-missing': { code: 'opening-missing', seat: 2 },
  'cut-other-seat': { code: 'cut-other-seat', seat: 2 },
  'cuts-bad': { code: 'cuts-bad', fewest: 3, most: 29, times: 3 },
};

describe.each(LANGUAGES)('problems of dealing in %s', (language) => {
  it.each(Object.values(EXAMPLES))('$code is one sentence that stands alone', (problem) => {
    const text = fairDealProblemText(problem, language);
    expect(text).toMatch(/^\p{Lu}.*[.]$/u);
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).not.toMatch(/undefined|null|\s{2}|'|"/);
  });

  it('names the seat as the table does', () => {
    expect(fairDealProblemText(EXAMPLES['opening-missing'], language, () => 'Sepp')).toContain('Sepp');
  });

  it('names the field, and the whole where it is no proof at all', () => {
    expect(fairDealProblemText({ code: 'proof-field', field: 'hands[2]' }, language)).toContain('hands[2]');
    expect(fairDealProblemText({ code: 'proof-field', field: '' }, language)).not.toContain('„“');
  });
});

it('is another sentence in every language', () => {
  for (const problem of Object.values(EXAMPLES)) {
    expect(new Set(LANGUAGES.map((language) => fairDealProblemText(problem, language))).size).toBe(LANGUAGES.length);
  }
});
