import { TRUMP, size } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { found } from '../test/found.ts';
import { minimaxValue } from '../test/minimax.ts';
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
      const solved = found(solver.cards(play));
      const under = { rules, forehand: 0, stock: 0, knocks: 0, stoss: 0, doubled: 1 } as const;
      const bill = billOfLine(play, solved.line, under);
      if (!bill.ok || bill.value.deltas === null || !('declarer' in play.contract)) throw new Error('no bill');
      const { deltas } = bill.value;
      expect(deltas.reduce((sum, delta) => sum + delta, 0)).toBe(0);
      expect(deltas[play.contract.declarer] > 0).toBe(solved.value >= 61);
    }
  });

  it('60 win a Muss-Spiel of few trumps where the house says so (B54), and no other Rufspiel', () => {
    const rules = allGames({ 'muss.winAt60WithMaxTrumps': 4 });
    const below = seeded(93);
    let sixties = 0;
    while (sixties < 3) {
      const play = randomEndgame(rules, 'muss', 3, below);
      const { value, line } = found(solver.cards(play));
      if (value !== 60 || play.contract.game !== 'rufspiel') continue;
      if (size(play.dealt[play.contract.declarer] & play.order.members[TRUMP]) > 4) continue;
      sixties++;
      expect(minimaxValue(play)).toBe(60);
      expect(found(solver.reaches(play, 60))).toBe(true);
      const under = { rules, forehand: 0, stock: 0, knocks: 0, stoss: 0, doubled: 1 } as const;
      for (const muss of [true, false]) {
        const bill = billOfLine({ ...play, contract: { ...play.contract, muss } }, line, under);
        if (!bill.ok || bill.value.deltas === null) throw new Error('no bill');
        expect(bill.value.deltas[play.contract.declarer] > 0).toBe(muss);
      }
    }
  });

  it('whether somebody becomes Schwarz is a question about tricks', () => {
    const below = seeded(92);
    for (let index = 0; index < 40; index++) {
      const play = randomEndgame(allGames({}), 'wenz', 3, below);
      const tricks = found(solver.value(play, { counts: 'tricks' })).value;
      expect(found(solver.reaches(play, tricks, { counts: 'tricks' }))).toBe(true);
      expect(found(solver.reaches(play, tricks + 1, { counts: 'tricks' }))).toBe(false);
      expect(tricks).toBeLessThanOrEqual(8);
    }
  });
});
