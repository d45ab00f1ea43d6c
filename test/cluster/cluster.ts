import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listen } from '../../apps/server/src/listen.ts';
import { type PostgresServer, startPostgres } from '../../apps/server/test/postgres-server.ts';
import { type NodeProcess, startNode } from './node-process.ts';
import { roundRobin } from './round-robin.ts';

/** A server for tests, which needs no web app that was built. */
const SERVE = fileURLToPath(new URL('../../apps/server/test/simulation/serve.ts', import.meta.url));

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
 * @param page `built`: the web app; `empty`: none, for tests
 */
export async function startCluster(
  nodeCount: number,
  port: number,
  page: 'built' | 'empty' = 'built',
): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  const database = await startPostgres();
  const cookieSecret = randomBytes(32).toString('base64url');
  const nodes = Array.from({ length: nodeCount }, (_, number) => {
    const data = join(folder, `node-${number + 1}`);
    const settings = { STAMMTISCH_DATABASE: database.url, STAMMTISCH_COOKIE_SECRET: cookieSecret };
    if (page === 'built') return startNode({ ...settings, STAMMTISCH_DATA: data });
    return startNode(settings, [SERVE, data, emptyPage(folder)]);
  });
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

function emptyPage(folder: string): string {
  const web = join(folder, 'web');
  mkdirSync(web, { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Stammtisch</title>');
  return web;
}
