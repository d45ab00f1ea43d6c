import { setTimeout as sleep } from 'node:timers/promises';
import { askPostgres } from '../../apps/server/test/postgres-server.ts';
import type { Cluster } from './cluster.ts';
import type { NodeProcess } from './node-process.ts';

/** What happens to a cluster while people play on it. */
export type Fault =
  /** A node ends at once, as by a power cut, and is started again. */
  | 'kill'
  /** A node stands still for a while, as on a machine that sleeps, and goes on as if nothing had been. */
  | 'stop'
  /** One node stands still and another one ends. */
  | 'kill-while-stopped'
  /** Connections of all nodes to the database break. */
  | 'lines-cut'
  | 'hints-lost'
  | 'hints-repeated'
  /** The database ends at once and is started again. */
  | 'database-kill';

/** Who is told of faults, and how they are chosen. */
export interface Disturbance {
  readonly random: () => number;
  readonly isOver: () => boolean;
  /** Names of tables that are being played at. */
  readonly tables: () => readonly string[];
  /** The fault happens now. */
  readonly happens: (fault: Fault) => void;
}

/** As often as they stand here. */
const FAULTS: readonly Fault[] = [
  ...Array.from({ length: 8 }, () => 'kill' as const),
  ...Array.from({ length: 5 }, () => 'stop' as const),
  'kill-while-stopped',
  'kill-while-stopped',
  'lines-cut',
  'hints-lost',
  'hints-lost',
  'hints-repeated',
  'hints-repeated',
  'database-kill',
];

const HINTS_LOST_MS = 3_000;
const LONGEST_STOP_MS = 12_000;

/** Lets one fault after the other happen, with a calm of two to five seconds after each. */
export async function disturb(cluster: Cluster, disturbance: Disturbance): Promise<void> {
  const { random, isOver, happens } = disturbance;
  while (!isOver()) {
    await sleep(2_000 + 3_000 * random());
    if (isOver()) return;
    const fault = oneOf(FAULTS, random);
    happens(fault);
    await run(fault, cluster, disturbance);
  }
}

async function run(fault: Fault, cluster: Cluster, { random, tables }: Disturbance): Promise<void> {
  const { nodes, database } = cluster;
  const node = oneOf(nodes, random);
  switch (fault) {
    case 'kill':
      return kill(node);
    case 'stop':
      return stop(node, LONGEST_STOP_MS * random() ** 2);
    case 'kill-while-stopped': {
      const other = oneOf(
        nodes.filter((one) => one !== node),
        random,
      );
      await Promise.all([
        stop(node, 1_000 + LONGEST_STOP_MS * random()),
        sleep(1_000 * random()).then(() => kill(other)),
      ]);
      return;
    }
    case 'lines-cut':
      return cut(database.url, 'stammtisch');
    case 'hints-lost':
      for (const end = Date.now() + HINTS_LOST_MS; Date.now() < end; await sleep(30))
        await cut(database.url, 'stammtisch hints');
      return;
    case 'hints-repeated':
      return repeatHints(database.url, tables());
    case 'database-kill':
      await database.kill();
      return database.start();
  }
}

async function kill(node: NodeProcess): Promise<void> {
  node.signal('SIGKILL');
  await sleep(50);
  await node.isUp();
}

async function stop(node: NodeProcess, ms: number): Promise<void> {
  node.signal('SIGSTOP');
  await sleep(ms);
  node.signal('SIGCONT');
}

/** Ends the connections of a program of ours, from the side of the database. */
async function cut(url: string, application: 'stammtisch' | 'stammtisch hints'): Promise<void> {
  await askPostgres(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '${application}'`,
  );
}

/** Hints that nobody had a reason for: of these tables, of one that there is not, and words that are none. */
async function repeatHints(url: string, tables: readonly string[]): Promise<void> {
  const payloads = [JSON.stringify(tables), JSON.stringify(['table/nowhere', 7]), 'no hint'];
  for (let time = 0; time < 50; time++) {
    for (const payload of payloads) await askPostgres(url, `SELECT pg_notify('stammtisch', '${payload}')`);
  }
}

function oneOf<Value>(values: readonly Value[], random: () => number): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
}
