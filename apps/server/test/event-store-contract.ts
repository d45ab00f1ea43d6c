import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { WholeStore } from '../src/store/event-store.ts';

/** A place where a store can be opened again and again: what the contract is tested in. */
export interface StorePlace {
  readonly open: () => Promise<WholeStore>;
  readonly remove: () => Promise<void>;
}

/** What every event store promises, whatever database stands behind it. */
export function eventStoreContract(name: string, place: () => Promise<StorePlace>): void {
  describe(`an event store: ${name}`, () => {
    let here: StorePlace | null = null;
    let opened: WholeStore[] = [];
    const open = async (): Promise<WholeStore> => {
      here ??= await place();
      const store = await here.open();
      opened.push(store);
      return store;
    };
    afterEach(async () => {
      await Promise.all(opened.map((store) => store.close()));
      await here?.remove();
      [here, opened] = [null, []];
    });

    it('gives back what was stored, in order, from any number on', async () => {
      const store = await open();
      expect(await store.append({ table: 't', id: 'a', from: 0, events: [{ n: 0 }, { n: 1 }] })).toEqual({
        kind: 'stored',
        from: 0,
        to: 2,
        again: false,
      });
      await store.append({ table: 't', id: 'b', from: 2, events: ['Grüß Gott \u{1F0A1}'] });
      expect(await store.read('t')).toEqual([
        { number: 0, command: 'a', event: { n: 0 } },
        { number: 1, command: 'a', event: { n: 1 } },
        { number: 2, command: 'b', event: 'Grüß Gott \u{1F0A1}' },
      ]);
      expect((await store.read('t', 2)).map(({ number }) => number)).toEqual([2]);
      expect(await store.read('nobody')).toEqual([]);
    });

    it('answers a command once: the same id gets the first answer, and nothing is stored twice', async () => {
      const store = await open();
      const command = { table: 't', id: 'a', from: 0, events: [1, 2] };
      await store.append(command);
      await store.append({ table: 't', id: 'b', from: 2, events: [3] });
      const again = { kind: 'stored', from: 0, to: 2, again: true };
      expect(await store.append(command)).toEqual(again);
      expect(await store.append({ ...command, from: 3, events: ['other'] })).toEqual(again);
      expect(await store.read('t')).toHaveLength(3);
      // The id belongs to its table.
      expect(await store.append({ ...command, table: 'u' })).toMatchObject({ again: false });
    });

    it('lets one of several win that knew the same, and tells the others how far the table is', async () => {
      const store = await open();
      const answers = await Promise.all(
        ['a', 'b', 'c'].map((id) => store.append({ table: 't', id, from: 0, events: [id, id] })),
      );
      expect(answers.map(({ kind }) => kind)).toEqual(['stored', 'behind', 'behind']);
      expect(answers[1]).toEqual({ kind: 'behind', length: 2 });
      expect((await store.read('t')).map(({ event }) => event)).toEqual(['a', 'a']);
      expect(await store.append({ table: 't', id: 'd', from: 5, events: [0] })).toEqual({ kind: 'behind', length: 2 });
    });

    it('keeps all of it when it is opened again', async () => {
      const first = await open();
      await first.append({ table: 't', id: 'a', from: 0, events: [1] });
      await first.close();
      opened = [];
      const second = await open();
      expect(await second.read('t')).toHaveLength(1);
      expect(await second.append({ table: 't', id: 'a', from: 0, events: [1] })).toMatchObject({ again: true });
    });

    it('answers everything that was handed in before it closes', async () => {
      const store = await open();
      const answer = store.append({ table: 't', id: 'a', from: 0, events: [1] });
      await store.close();
      opened = [];
      expect(await answer).toMatchObject({ kind: 'stored' });
    });

    it('wakes each table once when its time has come, the longest overdue first, and again when the lease is over', async () => {
      const store = await open();
      const wake = (table: string, wakeAt: number | null) =>
        store.append({ table, id: `${wakeAt}`, from: 0, events: [0], upkeep: { wakeAt, listed: null } });
      await Promise.all([wake('late', 100), wake('later', 50), wake('never', null), wake('soon', 200)]);
      expect(await store.due(99, 150, 10)).toEqual(['later']);
      expect(await store.due(150, 170, 1)).toEqual(['later']);
      expect(await store.due(150, 170, 10)).toEqual(['late']);
      expect(await store.due(169, 180, 10)).toEqual([]);
      expect((await store.due(170, 300, 10)).toSorted()).toEqual(['late', 'later']);
      // What happens at a table ends the lease: its upkeep is a new one. Without one it keeps what it had.
      await store.append({ table: 'late', id: 'x', from: 1, events: [0], upkeep: { wakeAt: 180, listed: null } });
      await store.append({ table: 'later', id: 'x', from: 1, events: [0] });
      expect(await store.due(190, 300, 10)).toEqual(['late']);
    });

    it('gives each table to one of many who ask at the same time', async () => {
      const stores = await Promise.all([open(), open(), open()]);
      const tables = Array.from({ length: 30 }, (_, number) => `${number}`);
      const upkeep = { wakeAt: 10, listed: null };
      await Promise.all(tables.map((table) => stores[0].append({ table, id: 'a', from: 0, events: [0], upkeep })));
      const given = await Promise.all([...stores, ...stores].map((store) => store.due(10, 20, 8)));
      const rest = await stores[0].due(10, 20, 100);
      expect([...given.flat(), ...rest].toSorted()).toEqual(tables.toSorted());
    });

    it('changes the upkeep of a table only as long as nothing happened there', async () => {
      const store = await open();
      const upkeep = { wakeAt: 10, listed: { players: 3 } };
      await store.append({ table: 't', id: 'a', from: 0, events: [1], upkeep });
      await store.keepUp('t', 0, { wakeAt: null, listed: null });
      expect(await store.due(10, 20, 10)).toEqual(['t']);
      await store.keepUp('t', 1, { wakeAt: 15, listed: null });
      expect(await store.due(15, 20, 10)).toEqual(['t']);
      expect(await store.listed(10)).toEqual([]);
    });

    it('lists the tables that want to be found', async () => {
      const store = await open();
      for (const [table, listed] of [
        ['b', { free: 1 }],
        ['a', 'Ü'],
        ['c', null],
      ] as const) {
        await store.append({ table, id: 'a', from: 0, events: [1], upkeep: { wakeAt: null, listed } });
      }
      expect(await store.listed(10)).toEqual([
        { table: 'a', listed: 'Ü' },
        { table: 'b', listed: { free: 1 } },
      ]);
      expect(await store.listed(1)).toHaveLength(1);
    });

    it('names all logs, page by page, in the order of their bytes', async () => {
      const store = await open();
      const names = ['b', 'Z', 'ä', '', 'a'];
      for (const table of names) await store.append({ table, id: 'a', from: 0, events: [1, 2] });
      const first = await store.tables(null, 2);
      expect(first).toEqual(['', 'Z']);
      expect(await store.tables('Z', 10)).toEqual(['a', 'b', 'ä']);
      expect(await store.tables('ä', 10)).toEqual([]);
    });

    it('forgets a log altogether, and nothing else', async () => {
      const store = await open();
      const command = { id: 'a', from: 0, events: [1], upkeep: { wakeAt: 1, listed: 1 } };
      await store.append({ table: 't', ...command });
      await store.append({ table: 'u', ...command });
      await store.erase('t');
      expect(await store.read('t')).toEqual([]);
      expect(await store.listed(10)).toEqual([{ table: 'u', listed: 1 }]);
      expect(await store.due(1, 2, 10)).toEqual(['u']);
      expect(await store.append({ table: 't', ...command })).toMatchObject({ again: false });
    });

    it('takes names and values that look like something else', async () => {
      const store = await open();
      for (const [place, table] of ['__proto__', "'; DROP TABLE event; --", '', 'T', 't'].entries()) {
        await store.append({ table, id: table, from: 0, events: [{ ['__proto__']: place }, null, [], ''] });
      }
      expect(await store.read('t')).toHaveLength(4);
      expect((await store.read('__proto__')).map(({ event }) => event).slice(1)).toEqual([null, [], '']);
    });

    it('refuses what is no text or no JSON, that command alone, and goes on', async () => {
      const store = await open();
      const bad = [{ table: 'a\0b' }, { id: '\ud83c' }, { events: [] }, { events: [undefined] }, { events: [1n] }];
      for (const part of bad) {
        await expect(store.append({ table: 't', id: 'a', from: 0, events: [1], ...part })).rejects.toThrow(TypeError);
      }
      for (const table of ['a\0b', '\ud83c']) {
        expect(await store.read(table)).toEqual([]);
        await store.keepUp(table, 0, { wakeAt: 1, listed: null });
        await store.erase(table);
      }
      expect(await store.due(1, 2, 10)).toEqual([]);
      await store.append({ table: 't', id: 'a', from: 0, events: ['\0 \ud83c'] });
      expect((await store.read('t')).map(({ event }) => event)).toEqual(['\0 \ud83c']);
    });

    it('agrees with a list and a map, whatever is handed in', async () => {
      const store = await open();
      let round = 0;
      const step = fc.record({
        table: fc.constantFrom('t', 'u'),
        id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
        ahead: fc.integer({ min: -1, max: 1 }),
        events: fc.array(fc.integer(), { minLength: 1, maxLength: 3 }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
          round += 1;
          const logs = new Map<string, unknown[]>();
          const answers = new Map<string, object>();
          for (const { table, id, ahead, events } of steps) {
            const log = logs.get(table) ?? [];
            const from = log.length + ahead;
            const key = `${table}/${id}`;
            const answer = await store.append({ table: `${table}${round}`, id, from, events });
            const before = answers.get(key);
            if (before !== undefined) expect(answer).toEqual({ ...before, again: true });
            else if (ahead !== 0) expect(answer).toEqual({ kind: 'behind', length: log.length });
            else {
              logs.set(table, [...log, ...events]);
              answers.set(key, { kind: 'stored', from, to: from + events.length });
              expect(answer).toEqual({ kind: 'stored', from, to: from + events.length, again: false });
            }
          }
          for (const [table, log] of logs) {
            expect((await store.read(`${table}${round}`)).map(({ event }) => event)).toEqual(log);
          }
        }),
        { numRuns: 30, seed: 4 },
      );
    });
  });
}
