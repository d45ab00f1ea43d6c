import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, startCluster } from './cluster.ts';
import type { NodeProcess } from './node-process.ts';

/** `npm run cluster`: a PostgreSQL, three servers and a proxy on this machine, to be played with and broken by hand. */
const HELP = `
  kill 2     ends server 2 at once; it comes back by itself
  stop 2     server 2 stands still, as on a machine that sleeps
  go 2       and goes on
  kill db    ends PostgreSQL at once and starts it again
  status     who listens where
  quit       or Ctrl+C: ends all of it and forgets what was played
`;

const cluster = await startCluster(3, Number(process.env.PORT ?? 8080));
process.stdout.write(`Stammtisch: ${cluster.address}\n${HELP}\n${status(cluster)}\n`);

const lines = createInterface({ input: process.stdin });
let isEnding = false;
// Every time: Ctrl+C reaches us from the terminal and once more from npm; a second one that we do not hear would end us in the middle.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
for await (const line of lines) {
  if (line.trim() === 'quit') break;
  process.stdout.write(`${await obey(cluster, line.trim())}\n`);
}
// Without a terminal it runs until somebody ends it.
if (process.stdin.isTTY) await end();

async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  lines.close();
  await cluster.end();
  process.exit(0);
}

async function obey({ nodes, database }: Cluster, line: string): Promise<string> {
  const [word, which = ''] = line.split(/\s+/);
  const node = nodes[Number(which) - 1];
  if (word === 'status') return status({ nodes });
  if (word === 'kill' && which === 'db') {
    await database.kill();
    await database.start();
    return 'PostgreSQL is back.';
  }
  const signal = ({ kill: 'SIGKILL', stop: 'SIGSTOP', go: 'SIGCONT' } as const)[word ?? ''];
  if (signal === undefined || node === undefined) return HELP;
  node.signal(signal);
  if (signal === 'SIGKILL') void tellWhenBack(node, which);
  return `server ${which}: ${signal}`;
}

function status({ nodes }: Pick<Cluster, 'nodes'>): string {
  return nodes.map((node, place) => `server ${place + 1}: ${where(node.port())}`).join('\n');
}

function where(port: number | null): string {
  return port === null ? 'away' : `http://127.0.0.1:${port}/`;
}

async function tellWhenBack(node: NodeProcess, which: string): Promise<void> {
  const since = performance.now();
  const before = node.port();
  while (node.port() === before) await sleep(20);
  await node.isUp();
  process.stdout.write(`server ${which}: back after ${((performance.now() - since) / 1_000).toFixed(1)} s\n`);
}
