import { decide, deckCards, evolve } from '@stammtisch/rules';
import type { Command, Table } from '@stammtisch/rules';
import { nextCommand } from '../src/next-command.ts';
import type { Chooser } from '../src/next-command.ts';
import { shuffle } from '../src/random.ts';
import type { Random } from '../src/random.ts';

/** The table with its next deal, shuffled, before anybody did anything. */
export function dealAt(table: Table, random: Random): Table {
  return apply(table, { type: 'deal', deck: shuffle(deckCards(table.rules.deck), random) });
}

/** The table after a command; throws if the rules refuse it. */
export function apply(table: Table, command: Command): Table {
  const decided = decide(table, command);
  if (!decided.ok) throw new Error(`${JSON.stringify(command)} refused: ${JSON.stringify(decided.reason)}`);
  return decided.value.reduce(evolve, table);
}

/** More steps than any deal can have: cuts, knocks, an auction over every rank, 32 cards, Stöße and their answers, claims. */
export const STEP_LIMIT = 250;

/** Plays the deal on the table to its bill. Every action passes through `decide` like one of a person. Throws if it does not end. */
export function playOut(table: Table, choose: Chooser): Table {
  let now = table;
  for (let step = 0; step < STEP_LIMIT; step++) {
    if (now.deal?.phase.name === 'settled') return now;
    const command = nextCommand(now, choose);
    if (command === null) throw new Error(`nobody acts in phase ${now.deal?.phase.name}`);
    now = apply(now, command);
  }
  throw new Error('the deal does not end');
}
