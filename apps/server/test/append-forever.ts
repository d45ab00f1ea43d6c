import process from 'node:process';
import { openSqliteStore } from '../src/store/sqlite-store.ts';

/** Appends to ten tables as fast as it can until somebody kills it, and says on standard output what was acknowledged. */
const [, , file = ''] = process.argv;
const store = openSqliteStore(file);

async function play(table: string): Promise<void> {
  for (let from = (await store.read(table)).length; ; from += 2) {
    const answer = await store.append({ table, id: `${table}-${from}`, from, events: [from, from + 1] });
    if (answer.kind !== 'stored') throw new Error('somebody else writes here');
    process.stdout.write(`${table} ${answer.to}\n`);
  }
}

await Promise.all(Array.from({ length: 10 }, (_, table) => play(`t${table}`)));
