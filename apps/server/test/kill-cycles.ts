import { spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { idOf } from './append-id.ts';
import { openStore } from '../src/store/open-store.ts';

const PROGRAM = fileURLToPath(new URL('append-forever.ts', import.meta.url));

/** What so many cycles showed. */
export interface KillCycles {
  readonly cycles: number;
  /** Commands that were acknowledged, and looked for afterwards. */
  readonly acknowledged: number;
  /** What was promised and not kept, in words; empty if all is well. */
  readonly violations: readonly string[];
}

/**
 * Lets a program append under load, kills it with SIGKILL some lines and up to 150 ms later, opens the store again and compares it with what
 * was acknowledged; again and again in the same place.
 *
 * @param place a file, or the address of a PostgreSQL
 * @param random from 0 to 1, so that a run can be repeated
 * @param besides something else that happens while the program writes: the database may be killed too
 */
export async function killCycles(
  place: string,
  cycles: number,
  random: () => number,
  besides: (cycle: number) => Promise<void> = () => Promise.resolve(),
): Promise<KillCycles> {
  const promised = new Map<string, number>();
  const violations: string[] = [];
  for (let cycle = 0; cycle < cycles; cycle++) {
    const said = writeAndKill(place, 10 + Math.floor(60 * random()), 150 * random());
    await Promise.all([said, besides(cycle)]);
    for (const [table, to] of await said) promised.set(table, to);
    violations.push(...(await broken(place, promised)).map((what) => `cycle ${cycle}: ${what}`));
  }
  const acknowledged = [...promised.values()].reduce((sum, to) => sum + to / 2, 0);
  return { cycles, acknowledged, violations };
}

/** Gives back how far each table was acknowledged. */
function writeAndKill(place: string, lines: number, afterMs: number): Promise<ReadonlyMap<string, number>> {
  const child = spawn(process.execPath, [PROGRAM, place], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  let timer: NodeJS.Timeout | null = null;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (said.split('\n').length > lines) timer ??= setTimeout(() => child.kill('SIGKILL'), afterMs);
  });
  return new Promise((resolve) => {
    child.on('close', () => {
      // The last line may have been cut in the middle.
      const whole = said
        .slice(0, Math.max(0, said.lastIndexOf('\n')))
        .split('\n')
        .filter(Boolean);
      resolve(new Map(whole.map((line) => line.split(' ')).map(([table = '', to = '']) => [table, Number(to)])));
    });
  });
}

async function broken(place: string, promised: ReadonlyMap<string, number>): Promise<readonly string[]> {
  const databaseUrl = place.startsWith('postgres:') ? place : null;
  const { store, hints } = await openStore({ databaseUrl, storeFile: place });
  const found: string[] = [];
  for (const [table, to] of promised) {
    const events = await store.read(table);
    if (events.length < to) found.push(`${table} lost ${to - events.length} events that were acknowledged`);
    if (events.length % 2 !== 0) found.push(`${table} has half a command`);
    if (!events.every(({ event, number }, place) => event === place && number === place))
      found.push(`${table} is out of order`);
    const again = await store.append({ table, id: idOf(table, to - 2), from: 0, events: ['twice'] });
    if (again.kind !== 'stored' || !again.again || again.to !== to) found.push(`${table} forgot its last answer`);
  }
  const due = await store.due(Number.MAX_SAFE_INTEGER, 0, 100);
  if (due.length < promised.size) found.push(`${promised.size - due.length} wake-ups are lost`);
  await hints.close();
  await store.close();
  return found;
}
