import { readLogged, recordsOf } from '@stammtisch/table';
import { expect, it, vi } from 'vitest';
import { smallWorld } from '../../test/small-world.ts';
import { tableFile } from './table-files.ts';
import { tablesOf, type Tables } from './tables.ts';
import { writtenEvenings } from './written-evenings.ts';

const ANNA = 'a'.repeat(32);

/** A table of one person and three bots, and what plays it on until so many deals are over; the person is played for. */
async function evening(seed: string) {
  const { store, node, pass } = smallWorld(seed);
  const world = node();
  const tables: Tables = tablesOf(world);
  const wish = { type: 'create-table', name: 'Anna', rules: { preset: 'schafkopfschule' } } as const;
  const created = await tables.perform('1'.repeat(32), ANNA, 'line', wish);
  const code = created.ok ? (created.value.table ?? '') : '';
  const host = (await tables.host(code))!;
  const want = (intention: object) =>
    host.perform(host.newId(), { type: 'intend', person: ANNA, connection: 'line', intention } as never);
  await host.perform(host.newId(), { type: 'connect', person: ANNA, connection: 'line' });
  for (const intention of [{ type: 'add-bots', chair: null }, { type: 'away' }, { type: 'start' }])
    await want(intention);
  async function playTo(deals: number): Promise<void> {
    for (let step = 0; step < 2_000 && host.evening().round.length < deals; step++) {
      if (host.evening().phase === 'between') await want({ type: 'next' });
      pass(1_000);
      await tables.wake();
    }
    expect(host.evening().round.length).toBeGreaterThanOrEqual(deals);
  }
  const log = async () => (await store.read(`table/${code}`)).map(({ event }) => readLogged(event));
  return { world, store, tables, code, want, playTo, log };
}

function seatsIn(records: readonly Record<string, unknown>[] = []): readonly unknown[] {
  return records.map(({ source }) => (source as { readonly seat: unknown }).seat);
}

it('whoever asks for the deals after each deal costs the server what came since, not the evening so far', async () => {
  const { world, store, tables, code, want, playTo, log } = await evening('deals again and again');
  const guesses = { mayGuess: () => true, missed: () => undefined };
  const file = (name: string, person: string | null) =>
    tableFile(world, tables, `/tische/${code}/${name}`, { person, ...guesses });
  await want({ type: 'set-options', options: { spectators: true } });
  const read = vi.spyOn(store, 'read');
  let taken = 0;
  const readings = { now: 0, isoDate: (at: number) => new Date(at).toISOString() };
  for (const deals of [1, 2, 3]) {
    await playTo(deals);
    const fresh = recordsOf(await log(), () => 'Anna', { ...readings, now: world.now(), person: ANNA });
    read.mockClear();
    const both = [await file('deals.jsonl', ANNA), await file('deals.jsonl', null), await file('proofs.jsonl', ANNA)];
    await file('accounts.csv', ANNA);
    await file('round.json', ANNA);
    for (const [place, [name]] of read.mock.calls.entries()) {
      if (!name.startsWith('table/')) continue;
      const events = (await read.mock.results[place]?.value) as readonly unknown[];
      taken += events.length;
    }
    const [own, others, proofs] = both.map(({ body }) =>
      body.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Record<string, unknown>])),
    );
    expect(own?.map((record) => ({ ...record, names: null }))).toEqual(
      fresh.records.map((record) => ({ ...record, names: null })),
    );
    expect(seatsIn(own)).not.toContain(null);
    expect(new Set(seatsIn(others))).toEqual(new Set([null]));
    expect(proofs).toEqual(fresh.proofs);
  }
  expect(taken).toBe((await log()).length);
});

it('a name that was deleted stands in no deal any more, though the deal was written before', async () => {
  const { tables, code, playTo } = await evening('a name that goes');
  await playTo(1);
  const names = async () =>
    (await tables.evenings.of(code))
      .read((at, member) => tables.people.nameOf(at.members[member - 1]?.person ?? ''), {
        now: Infinity,
        isoDate: () => '',
      })
      .records.flatMap((record) => record.names ?? []);
  expect(await names()).toContain('Anna');
  await tables.people.erase(ANNA);
  expect(await names()).not.toContain('Anna');
});

it('keeps no more deals than it may, those of the table that was asked for last; and none of a table that is forgotten', async () => {
  const { world, store, code, playTo } = await evening('few deals');
  await playTo(2);
  for (const { command, event, number } of await store.read(`table/${code}`))
    await store.append({ table: 'table/OTHER', id: `${command}${number}`, from: number, events: [event] });
  const kept = writtenEvenings(world, 3);
  const one = await kept.of(code);
  expect(await kept.of(code)).toBe(one);
  const other = await kept.of('OTHER');
  expect(await kept.of('OTHER')).toBe(other);
  expect(await kept.of(code)).not.toBe(one);
  const again = await kept.of(code);
  kept.forget(code);
  expect(await kept.of(code)).not.toBe(again);
});
