import { expect, test } from 'vitest';
import { readCommand } from './read-command.ts';

test('B31 a Herz-Solo that is named stays one', () => {
  const named = { type: 'name', seat: 1, rank: { game: 'solo', tout: false, herz: true } };
  expect(readCommand(named)).toEqual({ ok: true, value: named });
  expect(readCommand({ ...named, rank: { ...named.rank, herz: 'yes' } })).toMatchObject({
    ok: false,
    reason: { field: 'rank.herz', expected: { kind: 'boolean' } },
  });
});
