import { chooseAction, nextCommand, seededRandom, shuffle } from '@stammtisch/bots';
import { decide, deckCards, evolve, newTable } from '@stammtisch/rules';
import type { Command, TableEvent } from '@stammtisch/rules';
import { rulesOf, type SessionHead } from '../src/session/session-head.ts';

/** The log of a session that four bots play: so many deals, from chance that the words of the head's id make. */
export function logOf(head: SessionHead, deals: number): readonly TableEvent[] {
  const rules = rulesOf(head);
  if (rules === null) throw new Error('These rules are not valid.');
  const random = seededRandom(head.id);
  const log: TableEvent[] = [];
  let table = newTable(rules, head.dealer);
  while (log.filter(({ type }) => type === 'settled').length < deals) {
    const said = nextCommand(table, (view) => chooseAction(view, 'sepp', random));
    const command: Command = said ?? { type: 'deal', deck: shuffle(deckCards(rules.deck), random) };
    const decided = decide(table, command);
    if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.reason.code}`);
    for (const event of decided.value) table = evolve(table, event);
    log.push(...decided.value);
  }
  return log;
}
