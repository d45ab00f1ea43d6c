import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { storeFiles } from '../../test/store-files.ts';
import { openStoreInThread } from './store-in-thread.ts';
import { watchFailure } from './watch-failure.ts';

const newFile = storeFiles();

it('one log that cannot be read any more does not end the server, a disk that takes nothing does', async () => {
  const file = newFile();
  const failures: unknown[] = [];
  const store = watchFailure(await openStoreInThread(file), (error) => failures.push(error));
  await store.append({ table: 'broken', id: 'a', from: 0, events: [1] });
  const database = new DatabaseSync(file);
  database.exec("UPDATE event SET body = '{no JSON'");
  await expect(store.read('broken')).rejects.toThrow(SyntaxError);
  expect(failures).toEqual([]);
  expect(await store.append({ table: 'whole', id: 'b', from: 0, events: [2] })).toMatchObject({ kind: 'stored' });
  database.exec("CREATE TRIGGER full BEFORE INSERT ON event BEGIN SELECT raise(ABORT, 'disk full'); END");
  database.close();
  await expect(store.append({ table: 'whole', id: 'c', from: 1, events: [3] })).rejects.toThrow('disk full');
  expect(failures).toHaveLength(1);
  await store.close();
});
