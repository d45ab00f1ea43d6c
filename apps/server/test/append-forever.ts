import process from 'node:process';
import { openStore } from '../src/store/open-store.ts';
import { idOf } from './append-id.ts';

/**
 * Appends to ten tables as fast as it can until somebody kills it, or so many times, and says on standard output what was acknowledged. Its
 * place is a file or the address of a PostgreSQL.
 */
const [, , place = '', times = 'Infinity'] = process.argv;
const databaseUrl = place.startsWith('postgres:') ? place : null;
const { store, hints } = await openStore({ databaseUrl, storeFile: place });

async function play(table: string, end: number): Promise<void> {
  for (let from = (await store.read(table)).length, done = 0; done < end; from += 2, done++) {
    const upkeep = { wakeAt: from, listed: null };
    const answer = await store.append({ table, id: idOf(table, from), from, events: [from, from + 1], upkeep });
    if (answer.kind !== 'stored') throw new Error('somebody else writes here');
    process.stdout.write(`${table} ${answer.to}\n`);
  }
}

const TABLES = 10;
await Promise.all(Array.from({ length: TABLES }, (_, table) => play(`t${table}`, Number(times) / TABLES)));
await hints.close();
await store.close();
