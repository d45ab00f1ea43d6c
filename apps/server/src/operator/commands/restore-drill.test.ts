import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EventStore } from '../../store/event-store.ts';
import { openSqliteStore } from '../../store/sqlite-store.ts';
import { runAdmin } from '../admin.ts';
import { ERASURES_FILE, openDataFolder, STORE_FILE } from '../data-folder.ts';
import { rememberErasures } from '../erasures.ts';

const ROOT = mkdtempSync(join(tmpdir(), 'drill-'));
afterAll(() => rmSync(ROOT, { recursive: true }));
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let rounds = 0;
let said = '';
beforeEach(() => {
  folder = join(ROOT, `${(rounds += 1)}`);
  mkdirSync(folder);
  said = '';
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    });
  }
});

const admin = (...args: readonly string[]) => runAdmin(args, { STAMMTISCH_DATA: folder });
const copyOf = (name = 'backup.sqlite') => join(folder, name);

/** Plays at some tables and says how far each was acknowledged. */
async function play(store: EventStore, commands: number): Promise<ReadonlyMap<string, number>> {
  const lengths = new Map<string, number>();
  const playAt = async (table: string): Promise<void> => {
    for (let from = (await store.read(table)).length, end = from + 2 * commands; from < end; from += 2) {
      await store.append({
        table,
        id: `${from}`,
        from,
        events: [{ from }, `Säu ${from}`],
        upkeep: { wakeAt: 1, listed: null },
      });
      lengths.set(table, from + 2);
    }
  };
  await Promise.all(['a', 'b', 'c', 'd'].map(playAt));
  return lengths;
}

describe('the restore drill', () => {
  it.runIf(process.getuid?.() === 0)('by root leaves the logs to whom the folder belongs', async () => {
    await openSqliteStore(join(folder, STORE_FILE)).close();
    expect(await admin('backup', copyOf())).toBe(0);
    chownSync(folder, 65_534, 65_534);
    expect(await admin('restore', copyOf())).toBe(0);
    const { uid, gid, mode } = statSync(join(folder, STORE_FILE));
    expect([uid, gid, mode & 0o777]).toEqual([65_534, 65_534, 0o600]);
  });

  it('a backup made while people play has everything that was acknowledged before, and restores it elsewhere', async () => {
    const store = openSqliteStore(join(folder, STORE_FILE));
    const before = await play(store, 30);
    const playing = play(store, 60);
    expect(await admin('backup', copyOf())).toBe(0);
    await playing;
    await store.close();
    expect(await admin('check', copyOf())).toBe(0);

    const copy = copyOf();
    folder = join(ROOT, 'another machine');
    expect(await admin('restore', copy)).toBe(0);
    const restored = openSqliteStore(join(folder, STORE_FILE));
    for (const [table, length] of before) {
      const events = await restored.read(table);
      expect(events.length).toBeGreaterThanOrEqual(length);
      expect(events.map(({ number }) => number)).toEqual(events.map((_, number) => number));
      expect(events[1]?.event).toBe('Säu 0');
      // The memory for commands is in it too, and so is what has to be looked after.
      expect(await restored.append({ table, id: '0', from: 0, events: [0] })).toMatchObject({ again: true, to: 2 });
    }
    expect(await restored.due(1, 2, 10)).toHaveLength(before.size);
    await restored.close();
  });

  it('deleted persons do not come back with an older backup; what was written after it under the same name stays', async () => {
    const file = join(folder, STORE_FILE);
    const open = () => rememberErasures(openSqliteStore(file), join(folder, ERASURES_FILE), () => Date.now());
    const store = open();
    await store.append({ table: 'person', id: 'a', from: 0, events: ['Sepp Maier, a unique string'] });
    await store.append({ table: 'chat', id: 'a', from: 0, events: ['old words'] });
    await store.erase('chat');
    await store.append({ table: 'chat', id: 'b', from: 0, events: ['new words'] });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await admin('backup', copyOf());
    await store.erase('person');
    await store.close();
    expect(await admin('restore', copyOf())).toBe(0);
    expect(said).toContain('1 logs of deleted persons were erased again');
    expect(readFileSync(file)).not.toContain('a unique string');
    const restored = open();
    expect(await restored.read('person')).toEqual([]);
    expect((await restored.read('chat')).map(({ event }) => event)).toEqual(['new words']);
    await restored.close();
  });

  it('keeps what was there, with all that was acknowledged, beside the restored logs', async () => {
    const file = join(folder, STORE_FILE);
    const store = openSqliteStore(file);
    await play(store, 2);
    await admin('backup', copyOf());
    await play(store, 2);
    await store.close();
    await admin('restore', copyOf());
    const aside = /What was there before is in (.*)\.\n/.exec(said)?.[1] ?? '';
    const before = openSqliteStore(aside);
    expect(await before.read('a')).toHaveLength(8);
    await before.close();
  });

  it('touches nothing while a server has the folder, or if the backup is not in order', async () => {
    const file = join(folder, STORE_FILE);
    const store = openSqliteStore(file);
    await play(store, 5);
    await admin('backup', copyOf());
    await store.close();
    const held = openDataFolder(folder);
    expect(await admin('restore', copyOf())).toBe(1);
    expect(said).toContain('Another server uses the folder');
    held.release();

    const whole = readFileSync(copyOf());
    writeFileSync(copyOf('cut'), whole.subarray(0, whole.length / 2));
    writeFileSync(copyOf('no-database'), 'Dear diary, '.repeat(1000));
    const gap = new DatabaseSync(copyOf());
    gap.exec("DELETE FROM event WHERE table_id = 'b' AND number = 3");
    gap.close();
    for (const bad of [copyOf('cut'), copyOf('no-database'), copyOf('is-not-there'), copyOf()]) {
      said = '';
      expect([await admin('check', bad), await admin('restore', bad)]).toEqual([1, 1]);
      expect(said).toMatch(/damaged|no file|gap/);
    }
    const after = openSqliteStore(file);
    expect(await after.read('b')).toHaveLength(10);
    await after.close();
  });

  it('never writes over a file, and says what it did not understand', async () => {
    expect(await admin('backup', copyOf())).toBe(1);
    expect(said).toContain('nothing to save yet');
    const store = openSqliteStore(join(folder, STORE_FILE));
    await store.close();
    writeFileSync(copyOf(), 'mine');
    expect(await admin('backup', copyOf())).toBe(1);
    expect(await admin('export', copyOf())).toBe(1);
    expect(readFileSync(copyOf(), 'utf8')).toBe('mine');
    for (const args of [['backup'], ['bakup', 'x'], ['check', 'x', 'y'], []]) expect(await admin(...args)).toBe(2);
    expect(await admin('--help')).toBe(0);
    expect(await runAdmin(['backup', 'x'], { STAMMTISCH_DATABASE: 'postgres://x/y' })).toBe(2);
    expect(existsSync(join(folder, 'x'))).toBe(false);
  });

  it('exports every event of every log as a line', async () => {
    const store = openSqliteStore(join(folder, STORE_FILE));
    await play(store, 300);
    expect(await admin('export', copyOf('all.jsonl'))).toBe(0);
    const lines = readFileSync(copyOf('all.jsonl'), 'utf8').trimEnd().split('\n');
    const events = lines.map(
      (line) => JSON.parse(line) as { table: string; number: number; command: string; event: unknown },
    );
    for (const table of ['a', 'b', 'c', 'd']) {
      const own = events.filter((event) => event.table === table);
      expect(own.map(({ number, command, event }) => ({ number, command, event }))).toEqual(await store.read(table));
    }
    expect(events).toHaveLength(4 * 600);
    await store.close();
  });
});
