import { expect, test, vi } from 'vitest';
import { reopening } from './database.ts';

/** As much of a database as is needed here: something that can be closed by force. */
function opened(): IDBDatabase {
  return new EventTarget() as IDBDatabase;
}

test('a database that the browser closed by force is opened again, but not before it is needed', async () => {
  const [first, second] = [opened(), opened()];
  const openAgain = vi.fn(() => Promise.resolve(second));
  const database = reopening(first, openAgain);
  expect(await database()).toBe(first);
  first.dispatchEvent(new Event('close'));
  expect(openAgain).not.toHaveBeenCalled();
  expect(await Promise.all([database(), database()])).toEqual([second, second]);
  expect(openAgain).toHaveBeenCalledTimes(1);
  second.dispatchEvent(new Event('close'));
  await database();
  expect(openAgain).toHaveBeenCalledTimes(2);
});

test('where it cannot be opened it is tried again the next time', async () => {
  const [first, second] = [opened(), opened()];
  const openAgain = vi.fn(() => Promise.resolve(second));
  openAgain.mockRejectedValueOnce(new Error('still being cleared'));
  const database = reopening(first, openAgain);
  first.dispatchEvent(new Event('close'));
  await expect(database()).rejects.toThrow('still being cleared');
  expect(await database()).toBe(second);
});
