import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '../../apps/server/src/listen.ts';
import { type PostgresServer, startPostgres } from '../../apps/server/test/postgres-server.ts';
import { type NodeProcess, startNode } from './node-process.ts';
import { roundRobin } from './round-robin.ts';

/** A PostgreSQL, servers that share it, and a proxy before them, all on this machine. */
export interface Cluster {
  readonly address: string;
  readonly nodes: readonly NodeProcess[];
  readonly database: PostgresServer;
  readonly end: () => Promise<void>;
}

/**
 * Starts a cluster and waits until all of it stands.
 *
 * @param port where the proxy listens: this one or the next free one
 */
export async function startCluster(nodeCount: number, port: number): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  const database = await startPostgres();
  const cookieSecret = randomBytes(32).toString('base64url');
  const nodes = Array.from({ length: nodeCount }, (_, number) =>
    startNode({
      STAMMTISCH_DATA: join(folder, `node-${number + 1}`),
      STAMMTISCH_DATABASE: database.url,
      STAMMTISCH_COOKIE_SECRET: cookieSecret,
    }),
  );
  await Promise.all(nodes.map((node) => node.isUp()));
  const proxy = roundRobin(() => nodes.flatMap((node) => node.port() ?? []));
  const proxyPort = await listen(proxy, port, '127.0.0.1');
  return {
    address: `http://127.0.0.1:${proxyPort}/`,
    nodes,
    database,
    async end() {
      proxy.close();
      proxy.closeAllConnections();
      await Promise.all(nodes.map((node) => node.end()));
      await database.remove();
      rmSync(folder, { recursive: true });
    },
  };
}
