import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command } from '../src/command.ts';
import { decide } from '../src/decide.ts';
import { readCommand, readSeatAction } from '../src/read-command.ts';
import type { Table } from '../src/table.ts';
import { deepFreeze } from './support/deep-freeze.ts';
import { mutated } from './support/mutated-json.ts';
import { chanceOf, commandsAt, numbers, playRandomDeal, sessions } from './support/random-table.ts';
import type { Session } from './support/random-table.ts';
import { LONG, runs } from './support/runs.ts';

/** Some moments of the first deal of a session, and the table before it. */
function momentsOf({ table, packs, numbers: list }: Session): readonly Table[] {
  const steps = playRandomDeal(table, packs[0]!, chanceOf(list));
  return [table, ...steps.map(({ after }) => after)];
}

const wild = fc.oneof(
  fc.integer({ min: -3, max: 40 }),
  fc.constantFrom(
    NaN,
    Infinity,
    -0,
    3.5,
    2 ** 31,
    2 ** 32 + 3,
    '1',
    null,
    undefined,
    true,
    [],
    {},
    '__proto__',
    'sie',
    'ramsch',
  ),
);

/** Commands with the right words and wrong values in them. */
const nearCommand = fc.record(
  {
    type: fc.oneof(
      fc.constantFrom('deal', 'cut', 'play', 'name', 'announce', 'stoss', 'weiter', 'toString', 'constructor', 'claim'),
      wild,
    ),
    seat: wild,
    at: wild,
    card: wild,
    deck: fc.oneof(wild, fc.array(wild, { maxLength: 33 })),
    rank: fc.oneof(wild, fc.record({ game: wild, tout: wild, herz: wild, suit: wild }, { requiredKeys: [] })),
    announcement: fc.oneof(wild, fc.record({ game: wild, tout: wild, suit: wild }, { requiredKeys: [] })),
  },
  { requiredKeys: [] },
);

function expectNoHarm(input: unknown, tables: readonly Table[]): void {
  const read = readCommand(deepFreeze(input));
  readSeatAction(input);
  if (!read.ok) {
    expect(read.reason.field).toMatch(/^(command|type|seat|at|card|deck|rank|announcement)/);
    return;
  }
  for (const table of tables) {
    const decided = decide(deepFreeze(table), deepFreeze(read.value));
    if (!decided.ok) expect(typeof decided.reason.code).toBe('string');
  }
}

describe('commands from a wire', LONG, () => {
  test('anything at all is read or refused with the field named, and what is read is decided without harm', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), nearCommand), sessions(1), (input, session) =>
        expectNoHarm(input, momentsOf(session).slice(0, 3)),
      ),
      { numRuns: runs(150) },
    );
  });

  test('commands with something changed in them do no harm at any moment of a deal', () => {
    fc.assert(
      fc.property(sessions(1), numbers, (session, list) => {
        const chance = chanceOf(list);
        for (const table of momentsOf(session)) {
          const possible = commandsAt(table);
          if (possible.length === 0) continue;
          const command = possible[chance(possible.length)]!;
          for (let count = 0; count < 4; count++) expectNoHarm(mutated(command, chance), [table]);
        }
      }),
      { numRuns: runs(40) },
    );
  });

  test('JSON knows -0: it is read as 0', () => {
    const read = readCommand(JSON.parse('{"type":"play","seat":-0,"card":-0}'));
    expect(read).toStrictEqual({ ok: true, value: { type: 'play', seat: 0, card: 0 } });
  });

  test('every legal command is read as it was written', () => {
    fc.assert(
      fc.property(sessions(1), (session) => {
        const deal: Command = { type: 'deal', deck: session.packs[0]! };
        for (const command of [deal, ...momentsOf(session).flatMap(commandsAt)]) {
          expect(readCommand(JSON.parse(JSON.stringify(command)))).toStrictEqual({ ok: true, value: command });
        }
      }),
      { numRuns: runs(20) },
    );
  });

  test('a command of the right shape is decided whatever numbers and words are in it', () => {
    const value = fc.oneof(
      fc.nat({ max: 33 }),
      fc.double().filter((n) => !Object.is(n, -0)),
      fc.constantFrom(NaN, 35, 3.5),
    );
    const shaped = fc.oneof(
      fc.record({ type: fc.constant('play'), card: value }),
      fc.record({ type: fc.constant('cut'), at: value }),
      fc.record({ type: fc.constant('deal'), deck: fc.array(value, { maxLength: 33 }) }),
    );
    fc.assert(
      fc.property(sessions(1), shaped, fc.nat({ max: 3 }), (session, action, seat) => {
        const command = { seat, ...action } as unknown as Command;
        for (const table of momentsOf(session)) {
          const decided = decide(table, command);
          if (!decided.ok) continue;
          expect(commandsAt(table)).toContainEqual(command);
        }
      }),
      { numRuns: runs(60) },
    );
  });
});
