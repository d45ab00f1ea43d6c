import { rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { eventStoreContract } from '../../test/event-store-contract.ts';
import { storeFiles } from '../../test/store-files.ts';
import { openSqliteStore } from './sqlite-store.ts';

const newFile = storeFiles();

eventStoreContract('SQLite', () => {
  const file = newFile();
  return Promise.resolve({
    open: () => Promise.resolve(openSqliteStore(file)),
    remove: () => Promise.resolve(rmSync(file)),
  });
});

/** Does something to a file as another program would. */
function inFile(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

describe('the file', () => {
  it('is written durably from the first moment, and after it is opened again', async () => {
    const file = newFile();
    for (let time = 0; time < 2; time++) {
      const store = openSqliteStore(file);
      await store.append({ table: 't', id: `${time}`, from: time, events: [time] });
      const other = new DatabaseSync(file);
      expect(other.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
      other.close();
      await store.close();
    }
  });

  it('cannot be one in memory: that would promise what it does not hold', () => {
    expect(() => openSqliteStore(':memory:')).toThrow('cannot be written durably');
  });

  it('from a newer version is used if its layout still suits us, and left alone if not', async () => {
    const file = newFile();
    await openSqliteStore(file).close();
    inFile(file, 'ALTER TABLE event ADD COLUMN later TEXT; UPDATE layout SET layout = 99, oldest = 1');
    const store = openSqliteStore(file);
    expect(await store.append({ table: 't', id: 'a', from: 0, events: [1] })).toMatchObject({ kind: 'stored' });
    await store.close();
    inFile(file, 'UPDATE layout SET oldest = 98');
    expect(() => openSqliteStore(file)).toThrow(`${file} was written by a newer version`);
  });

  it('that is damaged, or something else, is refused and stays as it is', () => {
    const file = newFile();
    writeFileSync(file, 'This is no database, however long it may be. '.repeat(100));
    expect(() => openSqliteStore(file)).toThrow('not a database');
  });

  it('takes nothing more after the disk has failed, and says so to everybody', async () => {
    const file = newFile();
    const store = openSqliteStore(file);
    await store.append({ table: 't', id: 'a', from: 0, events: [1] });
    inFile(
      file,
      "CREATE TRIGGER full BEFORE INSERT ON event WHEN new.command_id = 'b' BEGIN SELECT raise(ABORT, 'disk full'); END",
    );
    const both = [
      store.append({ table: 't', id: 'b', from: 1, events: [2] }),
      store.append({ table: 'u', id: 'c', from: 0, events: [3] }),
    ];
    const ends = await Promise.allSettled(both);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(store.append({ table: 'u', id: 'd', from: 0, events: [4] })).rejects.toThrow('disk full');
    await store.close();
    inFile(file, 'DROP TRIGGER full');
    const again = openSqliteStore(file);
    expect(await again.read('u')).toEqual([]);
    expect(await again.append({ table: 't', id: 'b', from: 1, events: [2] })).toMatchObject({
      kind: 'stored',
      again: false,
    });
    await again.close();
  });
});
