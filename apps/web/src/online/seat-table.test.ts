import { isDeepStrictEqual } from 'node:util';
import { PRESETS, SEATS, cardsOf, deckCards, view, whyNotAction, type SeatAction } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { momentsOf, randomDeal } from '../../test/random-deal.ts';
import { whyNotFrom } from './seat-table.ts';

const SEEDS = Array.from({ length: 3 }, (_, number) => `seat ${number}`);

describe.each(['schafkopfschule', 'wirtshaus'] as const)('why not, told from a seat by %s', (preset) => {
  const rules = PRESETS[preset];
  const others: readonly SeatAction[] = [
    { type: 'weiter' },
    { type: 'stoss' },
    { type: 'knock' },
    { type: 'done-cutting' },
    { type: 'announce', announcement: { game: 'wenz', tout: false } },
    { type: 'announce', announcement: { game: 'solo', suit: 'H', tout: true } },
  ];

  // VI-08: what a seat is told depends on nothing that it does not know.
  it('a seat comes to the same reason as the server, from what it knows itself', () => {
    const reasons = new Set<string>();
    for (const seed of SEEDS) {
      for (const { table, heard } of momentsOf(rules, 1, randomDeal(rules, 1, seed))) {
        const { deal } = table;
        // Online the cards come when the cutting is over.
        if (deal === null || deal.phase.name === 'settled' || deal.phase.name === 'cutting') continue;
        for (const seat of SEATS) {
          const seen = view(table, seat);
          const cards = [...cardsOf(seen.deal?.hand ?? 0), ...deckCards(rules.deck).slice(0, 3)];
          const plays = cards.map((card): SeatAction => ({ type: 'play', card }));
          for (const action of [...plays, ...others]) {
            // The screen asks only about what the server has not said that it may be done.
            if (seen.actions.some((may) => isDeepStrictEqual(may, action))) continue;
            const told = whyNotAction(table, deal, seat, action);
            const found = whyNotFrom({ view: seen, heard }, seat, action);
            // Who may answer a Stoß is secret (B12): there the server has the last word.
            if (found === null && told?.code.includes('stoss') === true) continue;
            expect(found, `${seed} ${JSON.stringify(action)}`).toEqual(told);
            if (told !== null) reasons.add(told.code);
          }
        }
      }
    }
    expect(reasons.size).toBeGreaterThan(4);
  });
});

it('nothing may be done between the deals', () => {
  const [first] = momentsOf(PRESETS.schafkopfschule, 0, randomDeal(PRESETS.schafkopfschule, 0, 'none'));
  const seen = { ...view(first!.table, 0), deal: null };
  expect(whyNotFrom({ view: seen, heard: [] }, 0, { type: 'weiter' })).toEqual({
    code: 'wrong-phase',
    phase: 'between-deals',
  });
});
