import { describe, expect, it } from 'vitest';
import { makeEvening, testRandom } from '../../../../packages/fairdeal/test/make-proof.ts';
import { startChecking } from './check-deals.ts';

const EVENING = makeEvening(4, testRandom(5));

function check(deals: readonly unknown[]) {
  const checking = startChecking();
  deals.forEach(checking.add);
  return checking.result();
}

describe('deals of any origin', () => {
  it('that are right form whole rounds', () => {
    const deals = [...EVENING, ...makeEvening(2, testRandom(6))];
    expect(check(deals)).toEqual({ proved: 6, wrong: [], without: 0, rounds: { whole: 2, torn: 0 } });
  });

  it('are told when one of them is wrong, with its place', () => {
    const [first, second] = EVENING;
    expect(check([first, { ...second, s: first!.s }]).wrong).toEqual([
      { place: 1, problem: { code: 'server-commit-differs' } },
    ]);
    expect(check([first, first]).wrong).toEqual([{ place: 1, problem: { code: 'deal-twice' } }]);
    expect(check([{ ...first, s: 7 }]).wrong).toEqual([{ place: 0, problem: { code: 'proof-field', field: 's' } }]);
  });

  it('are wrong if there is a proof, but nobody can read what was played', () => {
    const proof = EVENING[0];
    expect(check([{ v: 1, id: 'x', hands: 7, proof }])).toMatchObject({
      wrong: [{ place: 0, problem: { code: 'record-unreadable' } }],
      without: 0,
    });
  });

  it('show a round in which deals are missing', () => {
    expect(check([EVENING[0], EVENING[3]]).rounds).toEqual({ whole: 1, torn: 1 });
  });

  it('may say nothing about how they were dealt', () => {
    expect(check([{ id: 'x' }, null, 7])).toMatchObject({ proved: 0, wrong: [], without: 3 });
  });
});
