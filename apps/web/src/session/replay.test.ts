import { seededRandom, shuffle } from '@stammtisch/bots';
import {
  decide,
  deckCards,
  evolve,
  newTable,
  PRESETS,
  SEATS,
  view,
  type Table,
  type TableEvent,
} from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { replay } from './replay.ts';

const RULES = PRESETS.wirtshaus;

/** A log of whole deals in which every seat takes its first action. */
function playedLog(deals: number): readonly TableEvent[] {
  let table: Table = newTable(RULES, 3);
  const log: TableEvent[] = [];
  const take = (command: Parameters<typeof decide>[1]): void => {
    const decided = decide(table, command);
    if (!decided.ok) throw new Error(decided.reason.code);
    for (const event of decided.value) {
      table = evolve(table, event);
      log.push(event);
    }
  };
  for (let deal = 1; deal <= deals; deal++) {
    take({ type: 'deal', deck: shuffle(deckCards(32), seededRandom(`replay/${deal}`)) });
    while (table.deal?.phase.name !== 'settled') {
      const seat = SEATS.find((one) => view(table, one).actions.some(({ type }) => type !== 'stoss'));
      const action = view(table, seat!).actions.find(({ type }) => type !== 'stoss' && type !== 'cut');
      take({ seat: seat!, ...action! });
    }
  }
  return log;
}

describe('replay of a stored log', () => {
  const log = playedLog(3);

  it('gives the same table, whatever the log holds: three deals with Stock, cutting, Klopfen', () => {
    const replayed = replay(RULES, 3, structuredClone(log));
    expect(replayed.events).toEqual(log);
    expect(replayed.table).toEqual(log.reduce(evolve, newTable(RULES, 3)));
  });

  it('keeps what is good and leaves out the rest from the first damage on, wherever it is', () => {
    for (let place = 0; place < log.length; place += 7) {
      const damaged: unknown[] = structuredClone([...log]);
      damaged[place] = { type: 'played', seat: 9, card: 99 };
      const { events, table } = replay(RULES, 3, damaged);
      expect(events.length).toBeLessThanOrEqual(place);
      expect(events).toEqual(log.slice(0, events.length));
      expect(table).toEqual(events.reduce(evolve, newTable(RULES, 3)));
    }
  });

  it.each([null, 7, 'rubbish', {}, { type: 'dealt', deck: [1, 2, 3] }, { type: 'settled', bill: {} }, []])(
    'survives %j in the place of an event',
    (rubbish) => {
      expect(replay(RULES, 3, [rubbish, ...log]).events).toEqual([]);
    },
  );

  it('refuses a game that the rules do not give: a bill that somebody changed', () => {
    const forged = structuredClone([...log]);
    const settled = forged.findIndex(({ type }) => type === 'settled');
    const event = forged[settled]!;
    if (event.type === 'settled') Object.assign(event.bill, { value: 100_000 });
    expect(replay(RULES, 3, forged).events.length).toBeLessThan(settled);
  });
});
