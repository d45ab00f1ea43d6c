import { rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { eventStoreContract } from '../../test/event-store-contract.ts';
import { storeFiles } from '../../test/store-files.ts';
import { openStoreInThread } from './store-in-thread.ts';

const newFile = storeFiles();

eventStoreContract('SQLite in a thread', () => {
  const file = newFile();
  return Promise.resolve({
    open: () => openStoreInThread(file),
    remove: () => Promise.resolve(rmSync(file)),
  });
});

describe('the store in a thread', () => {
  it('says that a file is damaged as the store itself does', async () => {
    const file = newFile();
    writeFileSync(file, 'This is no database, however long it may be. '.repeat(100));
    await expect(openStoreInThread(file)).rejects.toThrow('not a database');
  });

  it('refuses what cannot even be handed over, that command alone', async () => {
    const store = await openStoreInThread(newFile());
    const command = { table: 't', id: 'a', from: 0 };
    await expect(store.append({ ...command, events: [() => 1] })).rejects.toThrow(TypeError);
    expect(await store.append({ ...command, events: [1] })).toMatchObject({ kind: 'stored', again: false });
    await store.close();
  });

  it('lives on after a reading that fails', async () => {
    const file = newFile();
    const store = await openStoreInThread(file);
    await store.append({ table: 't', id: 'a', from: 0, events: [1] });
    const database = new DatabaseSync(file);
    database.exec("UPDATE event SET body = 'no JSON'");
    database.close();
    await expect(store.read('t')).rejects.toThrow(SyntaxError);
    expect(await store.append({ table: 'u', id: 'b', from: 0, events: [2] })).toMatchObject({ kind: 'stored' });
    await store.close();
  });

  it('tells why the disk failed with the code of the database, and takes nothing more', async () => {
    const file = newFile();
    const store = await openStoreInThread(file);
    const database = new DatabaseSync(file);
    database.exec("CREATE TRIGGER full BEFORE INSERT ON event BEGIN SELECT raise(ABORT, 'disk full'); END");
    database.close();
    const command = { table: 't', id: 'a', from: 0, events: [1] };
    await expect(store.append(command)).rejects.toMatchObject({ message: 'disk full', code: 'ERR_SQLITE_ERROR' });
    await expect(store.append({ ...command, table: 'u' })).rejects.toThrow('disk full');
    await store.close();
  });

  it('fails what it is asked after its end instead of leaving it unanswered', async () => {
    const store = await openStoreInThread(newFile());
    await store.close();
    await expect(store.read('t')).rejects.toThrow('The thread of the store has ended.');
  });
});
