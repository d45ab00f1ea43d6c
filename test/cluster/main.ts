import process from 'node:process';
import { createInterface } from 'node:readline';
import { type Cluster, startCluster } from './cluster.ts';

/** `npm run cluster`: a PostgreSQL, three servers and a proxy on this machine, to be played with and broken by hand. */
const HELP = `
  kill 2     ends server 2 at once; it comes back by itself
  stop 2     server 2 stands still, as on a machine that sleeps
  go 2       and goes on
  kill db    ends PostgreSQL at once and starts it again
  status     who listens where
  quit
`;

const cluster = await startCluster(3, Number(process.env.PORT ?? 8080));
process.stdout.write(`Stammtisch: ${cluster.address}\n${HELP}`);

const lines = createInterface({ input: process.stdin });
let isEnding = false;
process.once('SIGINT', () => void end());
process.once('SIGTERM', () => void end());
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
  if (word === 'status') return nodes.map((one, place) => `server ${place + 1}: ${one.port() ?? 'away'}`).join('\n');
  if (word === 'kill' && which === 'db') {
    await database.kill();
    await database.start();
    return 'PostgreSQL is back.';
  }
  const signal = ({ kill: 'SIGKILL', stop: 'SIGSTOP', go: 'SIGCONT' } as const)[word ?? ''];
  if (signal === undefined || node === undefined) return HELP;
  node.signal(signal);
  return `server ${which}: ${signal}`;
}
