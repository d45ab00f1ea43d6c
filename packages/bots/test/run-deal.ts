import { SEATS, decide, deckCards, evolve, newTable, view } from '@stammtisch/rules';
import type { HouseRules, Seat, SeatAction, Table, View } from '@stammtisch/rules';
import { shuffle } from '../src/random.ts';
import type { Random } from '../src/random.ts';

/** How one seat chooses. */
export type Chooser = (view: View, seat: Seat) => SeatAction | null;

/** A shuffled deal at a new table, before anybody did anything. */
export function dealTable(rules: HouseRules, random: Random, dealer: Seat = 3): Table {
  return apply(newTable(rules, dealer), { type: 'deal', deck: shuffle(deckCards(rules.deck), random) });
}

/** The table after a command; throws if the rules refuse it. */
export function apply(table: Table, command: Parameters<typeof decide>[1]): Table {
  const decided = decide(table, command);
  if (!decided.ok) throw new Error(`${JSON.stringify(command)} refused: ${JSON.stringify(decided.reason)}`);
  return decided.value.reduce(evolve, table);
}

/** More steps than any deal can have: cuts, knocks, an auction over every rank, 32 cards, Stöße and their answers, claims. */
export const STEP_LIMIT = 250;

/** Plays the deal on the table to its bill. Every action passes through `decide` like one of a person. Throws if it does not end. */
export function playOut(table: Table, chooser: Chooser, onStep: (table: Table, seat: Seat) => void = () => {}): Table {
  let now = table;
  for (let step = 0; step < STEP_LIMIT; step++) {
    if (now.deal?.phase.name === 'settled') return now;
    const spoken = nextAction(now, chooser, onStep);
    if (spoken === null) throw new Error(`nobody acts in phase ${now.deal?.phase.name}`);
    now = apply(now, spoken);
  }
  throw new Error('the deal does not end');
}

function nextAction(
  table: Table,
  chooser: Chooser,
  onStep: (table: Table, seat: Seat) => void,
): ({ readonly seat: Seat } & SeatAction) | null {
  const turn = view(table, 'spectator').deal?.turn ?? null;
  // Who may speak up is asked before the seat whose turn it is.
  for (const seat of SEATS.toSorted((a, b) => Number(a === turn) - Number(b === turn))) {
    const seen = view(table, seat);
    if (seen.actions.length === 0) continue;
    onStep(table, seat);
    const action = chooser(seen, seat);
    if (action !== null) return { seat, ...action };
  }
  return null;
}
