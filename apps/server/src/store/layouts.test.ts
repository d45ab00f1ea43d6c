import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { migration } from './layouts.ts';

const DIALECT = { text: 'TEXT', integer: 'INTEGER', end: '' };
const NEWEST = 2;

describe('migrations', () => {
  it('lead from every older layout to the same tables', () => {
    const tables = Array.from({ length: NEWEST + 1 }, (_, start) => {
      const database = new DatabaseSync(':memory:');
      database.exec('CREATE TABLE layout (id integer PRIMARY KEY, layout integer, oldest integer)');
      database.exec('INSERT INTO layout VALUES (1, 0, 0)');
      for (const sql of migration({ layout: 0, oldest: 0 }, DIALECT, start)) database.exec(sql);
      for (const sql of migration({ layout: start, oldest: 0 }, DIALECT)) database.exec(sql);
      expect(database.prepare('SELECT layout FROM layout').get()).toEqual({ layout: NEWEST });
      return database.prepare('SELECT sql FROM sqlite_schema ORDER BY name').all();
    });
    for (const schema of tables) expect(schema).toEqual(tables[0]);
  });

  it('do nothing to a newer database that the older program may still use, and refuse one that it may not', () => {
    expect(migration({ layout: 2, oldest: 1 }, DIALECT, 1)).toEqual([]);
    expect(() => migration({ layout: 3, oldest: 2 }, DIALECT, 1)).toThrow('newer version');
  });
});
