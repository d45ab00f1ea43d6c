import { writeFileSync } from 'node:fs';
import { SEATS, cardCode, cardsOf, startPlay, writeContract } from '../../packages/rules/src/index.ts';
import { makeSolver } from '../../packages/solver/src/index.ts';
import { randomFrom } from '../random.ts';
import { GAMES, RULES, plausibleDeal } from './plausible.ts';
import type { BenchGame, PlausibleDeal } from './plausible.ts';

/**
 * Wrote the deals beside this file, once; they stay as they are, since measurements compare only on the same deals.
 *
 *     node bench/solver/make-deals.ts
 */
const DEALS = 200;
const SEED = 20_261_130;

const solver = makeSolver();

function line(game: BenchGame, index: number, { hands, contract }: PlausibleDeal): string {
  const play = startPlay({ rules: RULES, contract, hands, forehand: 0 });
  const solved = solver.value(play);
  return JSON.stringify({
    id: `${game}-${index + 1}`,
    rules: { preset: 'wirtshaus' },
    dealer: 3,
    hands: SEATS.map((seat) => cardsOf(hands[seat]).map(cardCode)),
    contract: writeContract(contract),
    tricks: [],
    value: solved.ok ? solved.value.value : null,
  });
}

for (const [place, game] of GAMES.entries()) {
  const random = randomFrom(SEED + place);
  const lines = Array.from({ length: DEALS }, (_, index) => line(game, index, plausibleDeal(game, random)));
  writeFileSync(new URL(`deals/${game}.jsonl`, import.meta.url), `${lines.join('\n')}\n`);
}
