import { describe, expect, it } from 'vitest';
import { allGames, randomEndgame, seeded } from '../test/random-endgame.ts';
import { billOfLine } from './bill-of-line.ts';
import { makeSolver } from './solver.ts';

const solver = makeSolver(12);

describe('money', () => {
  it('best play is paid by the rules: who has 61 is paid, and nothing is lost between the seats', () => {
    const rules = allGames({});
    const below = seeded(91);
    for (let index = 0; index < 40; index++) {
      const play = randomEndgame(rules, 'rufspiel', 4, below);
      const solved = solver.cards(play);
      const under = { rules, forehand: 0, stock: 0, knocks: 0, stoss: 0, doubled: 1 } as const;
      const bill = billOfLine(play, solved?.line ?? [], under);
      if (!bill.ok || bill.value.deltas === null || !('declarer' in play.contract)) throw new Error('no bill');
      const { deltas } = bill.value;
      expect(deltas.reduce((sum, delta) => sum + delta, 0)).toBe(0);
      expect(deltas[play.contract.declarer] > 0).toBe((solved?.value ?? 0) >= 61);
    }
  });

  it('whether somebody becomes Schwarz is a question about tricks', () => {
    const below = seeded(92);
    for (let index = 0; index < 40; index++) {
      const play = randomEndgame(allGames({}), 'wenz', 3, below);
      const tricks = solver.value(play, { counts: 'tricks' })?.value ?? -1;
      expect(solver.reaches(play, tricks, { counts: 'tricks' })).toBe(true);
      expect(solver.reaches(play, tricks + 1, { counts: 'tricks' })).toBe(false);
      expect(tricks).toBeLessThanOrEqual(8);
    }
  });
});
