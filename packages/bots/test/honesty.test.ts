import { PRESETS, SEATS, cardsOf, deckSet, has, newTable, setOf, view } from '@stammtisch/rules';
import type { Card, CardSet, Deal, HouseRules, Seat, Table } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { chooseAction } from '../src/choose-action.ts';
import { decideAs } from '../src/levels/decide-as.ts';
import { LEVELS } from '../src/levels/level.ts';
import { nextCommand } from '../src/next-command.ts';
import { randomBelow, seededRandom } from '../src/random.ts';
import { BOT_NAMES } from '../src/temperament.ts';
import { apply, dealAt } from './run-deal.ts';

describe('bots are honest (BL-106, BL-107)', { timeout: 300_000 }, () => {
  const rules: readonly HouseRules[] = [PRESETS.schafkopfschule, PRESETS.wirtshaus, PRESETS.sauspiel, PRESETS.turnier];

  it('two cards that a seat has not seen change places: what it does and why stays the same', () => {
    let compared = 0;
    for (let deal = 0; deal < 12; deal++) {
      const random = seededRandom(`honest/${deal}`);
      let table = dealAt(newTable(rules[deal % rules.length] ?? PRESETS.wirtshaus, 3), random);
      while (table.deal !== null && table.deal.phase.name !== 'settled') {
        for (const seat of SEATS) compared += compare(table, seat, `${deal}/${compared}`);
        const command = nextCommand(table, (seen) => chooseAction(seen, 'resi', random));
        if (command === null) throw new Error('nobody acts');
        table = apply(table, command);
      }
    }
    expect(compared).toBeGreaterThan(400);
  });
});

/** Few nodes: what a bot thinks of must not depend on hidden cards, however long it thinks. */
const SMALL = { nodes: 1500 };

/** Compares what a bot does before and after an exchange of two cards hidden from it; returns how many comparisons there were. */
function compare(table: Table, seat: Seat, seed: string): number {
  const seen = view(table, seat);
  if (table.deal === null || seen.actions.length === 0) return 0;
  const random = seededRandom(seed);
  const hidden = cardsOf(hiddenFrom(table, seat));
  if (hidden.length < 2) return 0;
  const [a = 0, b = 0] = [0, 1].map(() => hidden[randomBelow(hidden.length, random)]);
  const other = { ...table, deal: exchanged(table.deal, a, b) };
  const bot = BOT_NAMES[randomBelow(BOT_NAMES.length, random)] ?? 'xaver';
  const level = LEVELS[randomBelow(LEVELS.length, random)] ?? 'beginner';
  const before = decideAs(level, seen, bot, seededRandom(`${seed}/act`), SMALL);
  // The actions are plain data in a fixed order.
  const after = decideAs(level, view(other, seat), bot, seededRandom(`${seed}/act`), SMALL);
  if (JSON.stringify(after) !== JSON.stringify(before)) expect(after).toEqual(before);
  return 1;
}

function hiddenFrom(table: Table, seat: Seat): CardSet {
  const { rules, deal } = table;
  const seen = deal === null ? null : view(table, seat).deal;
  if (seen === null) return 0;
  const laid = setOf([...seen.trick, ...seen.tricks.flatMap((trick) => trick.cards)]);
  const shown = seen.shown.reduce((set, hand) => set | hand.cards, 0);
  return deckSet(rules.deck) & ~seen.dealt & ~laid & ~shown;
}

/** The deal with two cards exchanged wherever they lie hidden. Who holds the called card is the partner. */
function exchanged(deal: Deal, a: Card, b: Card): Deal {
  const swap = (set: CardSet): CardSet => (has(set, a) === has(set, b) ? set : set ^ (1 << a) ^ (1 << b));
  const swapAll = <T extends readonly CardSet[]>(sets: T): T => sets.map(swap) as unknown as T;
  const { contract, play } = deal;
  const dealt = play === null ? deal.hands : swapAll(play.dealt);
  const called = contract?.game === 'rufspiel' ? contract.called : null;
  return {
    ...deal,
    deck: deal.deck.map((card) => (card === a ? b : card === b ? a : card)),
    hands: swapAll(deal.hands),
    play:
      play === null
        ? null
        : {
            ...play,
            dealt,
            hands: swapAll(play.hands),
            partner: called === null ? null : (SEATS.find((seat) => has(dealt[seat], called)) ?? null),
          },
  };
}
