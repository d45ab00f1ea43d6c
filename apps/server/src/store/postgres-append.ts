import type pg from 'pg';
import { decideAppend, type Knowledge } from './decide-append.ts';
import type { Appended } from './event-store.ts';
import { REPLACE, SET_UPKEEP, upkeepParameters } from './postgres-upkeep.ts';
import type { WritableCommand } from './writable.ts';

/** What the database knows about each command: one statement, so all of it is true at the same moment. */
const KNOW = `SELECT command.first, command.next,
    (SELECT coalesce(max(number) + 1, 0) FROM event WHERE event.table_id = asked.table_id) AS length
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked(table_id, command_id, place)
  LEFT JOIN command ON command.table_id = asked.table_id AND command.command_id = asked.command_id
  ORDER BY asked.place`;

/**
 * Everything in one statement, which is a transaction of its own. Nobody needs to be locked out: two who write the same event number or
 * answer the same command cannot both be kept, and a log only grows, so what was known before still holds for the numbers below. Unless the
 * log is erased meanwhile: so the last event that was known is held, and where it is gone nothing is written.
 */
const WRITE = `WITH
  upkeeps AS (${SET_UPKEEP} ${REPLACE}),
  held AS (SELECT event.table_id FROM event JOIN unnest($4::text[], $5::bigint[]) AS base(table_id, number)
    ON event.table_id = base.table_id AND event.number = base.number FOR KEY SHARE OF event),
  kept AS (SELECT table_id FROM held UNION ALL SELECT unnest($6::text[])),
  commands AS (INSERT INTO command (table_id, command_id, first, next)
    SELECT * FROM unnest($7::text[], $8::text[], $9::bigint[], $10::bigint[]) AS new(table_id, command_id, first, next)
    WHERE table_id IN (SELECT table_id FROM kept))
  INSERT INTO event (table_id, number, command_id, body)
    SELECT * FROM unnest($11::text[], $12::bigint[], $13::text[], $14::text[]) AS new(table_id, number, command_id, body)
    WHERE table_id IN (SELECT table_id FROM kept)`;

/**
 * Decides about the commands in their order, on what the database has, and writes those that are new in one commit. Rejects with a conflict
 * if somebody else wrote at one of their tables meanwhile: then nothing of it is stored.
 */
export async function appendBatch(pool: pg.Pool, commands: readonly WritableCommand[]): Promise<readonly Appended[]> {
  const known = await knowledge(pool, commands);
  const lengths = new Map<string, number>();
  const answered = new Map<string, NonNullable<Knowledge['answer']>>();
  const answers = commands.map((command, place) => {
    const key = JSON.stringify([command.table, command.id]);
    const { answer, length = 0 } = known[place] ?? {};
    const appended = decideAppend(command, {
      answer: answer ?? answered.get(key),
      length: lengths.get(command.table) ?? length,
    });
    if (appended.kind === 'stored' && !appended.again) {
      lengths.set(command.table, appended.to);
      answered.set(key, { first: appended.from, next: appended.to });
    }
    return appended;
  });
  const fresh = commands.filter((_, place) => isNew(answers[place]));
  if (fresh.length === 0) return answers;
  const written = await pool.query(WRITE, writeParameters(fresh));
  const wasErased = written.rowCount !== fresh.reduce((sum, { bodies }) => sum + bodies.length, 0);
  return wasErased ? appendBatch(pool, commands) : answers;
}

async function knowledge(pool: pg.Pool, commands: readonly WritableCommand[]): Promise<readonly Knowledge[]> {
  const { rows } = await pool.query<{ readonly first: string | null; readonly next: string; readonly length: string }>(
    KNOW,
    [commands.map(({ table }) => table), commands.map(({ id }) => id)],
  );
  return rows.map(({ first, next, length }) => ({
    answer: first === null ? undefined : { first: Number(first), next: Number(next) },
    length: Number(length),
  }));
}

function isNew(answer: Appended | undefined): boolean {
  return answer?.kind === 'stored' && !answer.again;
}

/** Sorted by table, so that two nodes that write at the same tables wait for each other in the same order. */
function writeParameters(fresh: readonly WritableCommand[]): unknown[] {
  const sorted = fresh.toSorted((one, other) => compare(one.table, other.table));
  const events = sorted.flatMap(({ table, id, from, bodies }) =>
    bodies.map((body, place) => ({ table, number: from + place, id, body })),
  );
  // The first command of a table says what was known of it, the last one what its upkeep is.
  const bases = [...new Map(sorted.toReversed().map(({ table, from }) => [table, from]))];
  const known = bases.filter(([, from]) => from > 0);
  const upkeeps = new Map(
    sorted.flatMap(({ table, upkeep }) => (upkeep === undefined ? [] : [[table, upkeep] as const])),
  );
  return [
    ...upkeepParameters([...upkeeps]),
    known.map(([table]) => table),
    known.map(([, from]) => from - 1),
    bases.filter(([, from]) => from === 0).map(([table]) => table),
    sorted.map(({ table }) => table),
    sorted.map(({ id }) => id),
    sorted.map(({ from }) => from),
    sorted.map(({ from, bodies }) => from + bodies.length),
    events.map(({ table }) => table),
    events.map(({ number }) => number),
    events.map(({ id }) => id),
    events.map(({ body }) => body),
  ];
}

function compare(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
