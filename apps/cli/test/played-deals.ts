import { chooseAction, nextCommand, seededRandom, shuffle } from '@stammtisch/bots';
import { PRESETS, decide, deckCards, evolve, newTable, writeRecord } from '@stammtisch/rules';
import type { Command, PresetName, Table, WrittenRecord } from '@stammtisch/rules';

/** Records of deals that bots played in a row at one table; the same on any machine. */
export function playedDeals(count: number, preset: PresetName = 'wirtshaus'): readonly WrittenRecord[] {
  const random = seededRandom(`records/${preset}`);
  const records: WrittenRecord[] = [];
  let table = newTable(PRESETS[preset], 3);
  for (let deal = 1; deal <= count; deal++) {
    table = apply(table, { type: 'deal', deck: shuffle(deckCards(32), random) });
    while (table.deal !== null && table.deal.phase.name !== 'settled') {
      const command = nextCommand(table, (view) => chooseAction(view, 'resi', random));
      if (command === null) throw new Error('nobody acts');
      table = apply(table, command);
    }
    const record = table.deal === null ? null : writeRecord(table.rules, table.deal, `${preset}-${deal}`);
    if (record === null) throw new Error('not settled');
    records.push(record);
  }
  return records;
}

function apply(table: Table, command: Command): Table {
  const decided = decide(table, command);
  if (!decided.ok) throw new Error(decided.reason.code);
  return decided.value.reduce(evolve, table);
}

/** One object a line. */
export function linesOf(values: readonly unknown[], lineEnd = '\n'): string {
  return values.map((value) => `${JSON.stringify(value)}${lineEnd}`).join('');
}
