import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventStoreContract } from '../../test/event-store-contract.ts';
import { killCycles } from '../../test/kill-cycles.ts';
import { askPostgres, type PostgresServer, startPostgres, WHY_NO_POSTGRES } from '../../test/postgres-server.ts';
import { seeded } from '../../test/seeded.ts';
import { postgresHints } from '../hints/postgres-hints.ts';
import { runAdmin } from '../operator/admin.ts';
import { inTransaction, openPool } from './postgres-database.ts';
import { isPassing } from './postgres-errors.ts';
import { openPostgresStore } from './postgres-store.ts';

// A busy machine takes its time over every write to the disk.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

if (WHY_NO_POSTGRES !== null) process.stderr.write(`Left out: the store in PostgreSQL. ${WHY_NO_POSTGRES}.\n`);

describe.runIf(WHY_NO_POSTGRES === null)('with a PostgreSQL', () => {
  let server: PostgresServer;
  let places = 0;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.remove());

  const newPlace = (): Promise<string> => server.place(`place${(places += 1)}`);

  eventStoreContract('PostgreSQL', async () => {
    const url = await newPlace();
    return {
      open: () => openPostgresStore({ url }),
      remove: () => Promise.resolve(),
    };
  });

  it('after a dump came back, erases again what was erased since, and nothing that began anew before', async () => {
    const url = await newPlace();
    const store = await openPostgresStore({ url });
    for (const table of ['person/old', 'person/new', 'table/a'])
      await store.append({ table, id: 'a', from: 0, events: [1] });
    const folder = mkdtempSync(join(tmpdir(), 'erased-'));
    const file = join(folder, 'erased.jsonl');
    const since = '2026-11-30T18:00:00Z';
    const at = Date.parse(since);
    const erasures = [
      { table: 'person/old', at: at - 1 },
      { table: 'person/new', at: at + 1 },
    ];
    writeFileSync(file, erasures.map((one) => `${JSON.stringify(one)}\n`).join(''));
    const settings = { STAMMTISCH_DATABASE: url, STAMMTISCH_DATA: folder };
    expect(await runAdmin(['erase-again', file, 'yesterday'], settings)).toBe(2);
    expect(await runAdmin(['erase-again', file, since], settings)).toBe(0);
    expect(await store.read('person/new')).toEqual([]);
    expect(await store.read('person/old')).toHaveLength(1);
    expect(await store.read('table/a')).toHaveLength(1);
    await store.close();
    rmSync(folder, { recursive: true });
  });

  it('a connection that breaks in the middle of a transaction ends that one, and not the server', async () => {
    const pool = await openPool({ url: await newPlace() });
    const broken = inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await askPostgres(server.url, `SELECT pg_terminate_backend(${rows[0]?.pid})`);
      await sleep(500);
      await client.query('SELECT 1');
    });
    expect(isPassing(await broken.catch((error: unknown) => error))).toBe(true);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it('a transaction that stood still for too long, because its node did, can be done again', async () => {
    const pool = await openPool({ url: await newPlace(), statementMs: 2_000 });
    const late = inTransaction(pool, async (client) => {
      // The whole process stands still, as after SIGSTOP: the answer of the database and the next statement meet.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4_000);
      await client.query('SELECT 1');
    });
    expect(isPassing(await late.catch((error: unknown) => error))).toBe(true);
    await pool.end();
  });

  describe('several nodes', () => {
    it('that start at the same time make the tables once', async () => {
      const url = await newPlace();
      const nodes = await Promise.all(Array.from({ length: 4 }, () => openPostgresStore({ url })));
      expect(await nodes[0]!.append({ table: 't', id: 'a', from: 0, events: [1] })).toMatchObject({ kind: 'stored' });
      expect(await nodes[3]!.read('t')).toHaveLength(1);
      await Promise.all(nodes.map((node) => node.close()));
    });

    it('that write at the same tables: one wins each number, nothing is lost, nothing is there twice', async () => {
      const url = await newPlace();
      const nodes = await Promise.all(Array.from({ length: 3 }, () => openPostgresStore({ url })));
      const tables = ['a', 'b', 'c', 'd'];
      const write = async (node: number, table: string, count: number): Promise<void> => {
        const store = nodes[node]!;
        let from = 0;
        for (let written = 0; written < count;) {
          const answer = await store.append({ table, id: `${node}-${written}`, from, events: [`${node}-${written}`] });
          from = answer.kind === 'stored' ? answer.to : answer.length;
          if (answer.kind === 'stored') written += 1;
        }
      };
      await Promise.all(nodes.flatMap((_, node) => tables.map((table) => write(node, table, 8))));
      for (const table of tables) {
        const events = await nodes[0]!.read(table);
        expect(events.map(({ number }) => number)).toEqual(events.map((_, number) => number));
        expect(new Set(events.map(({ event }) => event)).size).toBe(24);
        expect(events).toHaveLength(24);
      }
      await Promise.all(nodes.map((node) => node.close()));
    });

    it('that get the same command at the same time give the same answer', async () => {
      const url = await newPlace();
      const nodes = await Promise.all(Array.from({ length: 3 }, () => openPostgresStore({ url })));
      for (let from = 0; from < 10; from++) {
        const command = { table: 't', id: `c${from}`, from, events: [from] };
        const answers = await Promise.all(nodes.map((node) => node.append(command)));
        expect(answers.map((answer) => answer.kind === 'stored' && answer.from)).toEqual([from, from, from]);
        expect(answers.filter((answer) => answer.kind === 'stored' && !answer.again)).toHaveLength(1);
      }
      await Promise.all(nodes.map((node) => node.close()));
    });
  });

  it('hints reach all nodes, and after a restart everybody hears that some may be missing', async () => {
    const nodes = [postgresHints(server.url), postgresHints(server.url)] as const;
    const heard = nodes.map((node) => {
      const tables: (string | null)[] = [];
      node.listen((table) => tables.push(table));
      return tables;
    });
    const all = (check: (tables: readonly (string | null)[]) => boolean) =>
      vi.waitFor(() => expect(heard.every(check)).toBe(true), { timeout: 50_000, interval: 20 });
    await all((tables) => tables.includes(null));
    const names = ['Grüß Gott', '', "it's", ...Array.from({ length: 2_000 }, (_, number) => `table ${number}`)];
    for (const name of [...names, ...names]) nodes[0].say(name);
    await all((tables) => names.every((name) => tables.includes(name)));
    // Said twice at once, sent once.
    expect(heard[1]).toHaveLength(names.length + 1);
    await askPostgres(server.url, "NOTIFY stammtisch, 'something else'");
    for (const tables of heard) tables.length = 0;
    await server.kill();
    nodes[0].say('into the void');
    await server.start();
    await all((tables) => tables.includes(null));
    nodes[1].say('again');
    await all((tables) => tables.includes('again'));
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('a log that is erased while somebody writes behind it never begins in its middle', async () => {
    const url = await newPlace();
    const [writer, eraser] = await Promise.all([openPostgresStore({ url }), openPostgresStore({ url })]);
    let from = 0;
    for (let round = 0; round < 20; round++) {
      for (let id = 0; id < 3; id++) {
        const command = { table: 't', id: `${round}-${id}`, from, events: [id, id] };
        const [answer] = await Promise.all([writer.append(command), id === 2 ? eraser.erase('t') : null]);
        from = answer.kind === 'stored' ? answer.to : answer.length;
      }
      const events = await writer.read('t');
      expect(events.map(({ number }) => number)).toEqual(events.map((_, number) => number));
      from = events.length;
    }
    await Promise.all([writer.close(), eraser.close()]);
  });

  describe('the database', () => {
    it('may be restarted under load: everything waits, nothing is lost, and nothing is stored twice', async () => {
      const url = await newPlace();
      const store = await openPostgresStore({ url });
      const play = async (table: string): Promise<void> => {
        for (let from = 0; from < 40; from++) {
          expect(await store.append({ table, id: `${from}`, from, events: [from] })).toMatchObject({
            from,
            to: from + 1,
          });
        }
      };
      const playing = Promise.all(['a', 'b', 'c', 'd'].map(play));
      for (let time = 0; time < 2; time++) {
        await server.kill();
        await server.start();
      }
      await playing;
      for (const table of ['a', 'b', 'c', 'd']) {
        expect((await store.read(table)).map(({ event }) => event)).toEqual(Array.from({ length: 40 }, (_, n) => n));
      }
      await store.close();
    });

    it(
      'keeps its promises when it is killed with SIGKILL, and so does whoever writes',
      { timeout: 240_000 },
      async () => {
        const { violations, acknowledged } = await killCycles(await newPlace(), 5, seeded(2), async (cycle) => {
          if (cycle !== 1) return;
          await server.kill();
          await server.start();
        });
        expect(violations).toEqual([]);
        expect(acknowledged).toBeGreaterThan(50);
      },
    );

    it('that does not answer in time ends the store, for everybody', async () => {
      const url = await newPlace();
      const store = await openPostgresStore({ url, patienceMs: 300, statementMs: 200 });
      await store.append({ table: 't', id: 'a', from: 0, events: [1] });
      const other = new pg.Client({ connectionString: url });
      await other.connect();
      await other.query('BEGIN; LOCK TABLE event');
      await expect(store.append({ table: 't', id: 'b', from: 1, events: [2] })).rejects.toThrow('timeout');
      await other.query('ROLLBACK');
      await expect(store.append({ table: 'u', id: 'c', from: 0, events: [3] })).rejects.toThrow('timeout');
      await expect(store.read('t')).rejects.toThrow('timeout');
      await store.close();
      await other.end();
      const again = await openPostgresStore({ url });
      expect(await again.append({ table: 't', id: 'b', from: 1, events: [2] })).toMatchObject({ again: false });
      await again.close();
    });

    it('from a newer version is used if its layout still suits us, and left alone if not', async () => {
      const url = await newPlace();
      await (await openPostgresStore({ url })).close();
      await askPostgres(url, 'ALTER TABLE event ADD COLUMN later text; UPDATE layout SET layout = 99, oldest = 1');
      const store = await openPostgresStore({ url });
      expect(await store.append({ table: 't', id: 'a', from: 0, events: [1] })).toMatchObject({ kind: 'stored' });
      await store.close();
      await askPostgres(url, 'UPDATE layout SET oldest = 98');
      await expect(openPostgresStore({ url })).rejects.toThrow('newer version');
    });

    it('that does not wait for the disk is refused', async () => {
      const url = await newPlace();
      const careless = url.replace('options=', `options=${encodeURIComponent('-c synchronous_commit=off ')}`);
      await expect(openPostgresStore({ url: careless })).rejects.toThrow('switch synchronous_commit on');
    });

    it('that is not there is waited for, and then named', async () => {
      const options = { url: 'postgres://nobody@127.0.0.1:1/nothing', patienceMs: 100 };
      await expect(openPostgresStore(options)).rejects.toThrow('ECONNREFUSED');
    });
  });
});
