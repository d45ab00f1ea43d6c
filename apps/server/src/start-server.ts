import { networkInterfaces } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import packageJson from '../package.json' with { type: 'json' };
import { listen } from './listen.ts';
import { networkAddresses } from './network-addresses.ts';
import { openDataFolder } from './operator/data-folder.ts';
import { rememberErasures } from './operator/erasures.ts';
import { errorKind, jsonLog, type Log } from './operator/log.ts';
import { type Metrics, metrics } from './operator/metrics.ts';
import { operatorPages } from './operator/operator-pages.ts';
import type { Settings } from './operator/settings.ts';
import { shutdown, type Shutdown } from './operator/shutdown.ts';
import { visitorAddress } from './operator/visitor-address.ts';
import { readStaticFiles } from './static-files.ts';
import { openStore } from './store/open-store.ts';
import { watchFailure } from './store/watch-failure.ts';
import { startOnline } from './tables/online.ts';
import { PACES } from './tables/pace.ts';
import { createWebServer } from './web-server.ts';

/** A database that does not answer within this time, in milliseconds, is no place to send visitors to. */
const READY_MS = 2_000;

/** A server that runs. */
export interface RunningServer {
  /** Where this machine reaches it. */
  readonly address: string;
  /** Where other devices in the same network reach it, if it listens to them and has no address of its own. */
  readonly inNetwork: readonly string[];
  readonly stop: Shutdown['stop'];
  /** The exit code, once it has ended: because it was asked to, or because its store has failed. */
  readonly ended: Promise<number>;
}

/** Opens everything that a server needs, in order, and lets visitors in. Rejects with a sentence if something is missing. */
export async function startServer(settings: Settings, webApp: string): Promise<RunningServer> {
  const log = logOf(settings);
  const files = await readStaticFiles(webApp);
  const folder = openDataFolder(settings.dataFolder);
  const { store: forgetful, hints } = await openStore({
    databaseUrl: settings.databaseUrl,
    storeFile: folder.storeFile,
  });
  const store = watchFailure(
    rememberErasures(forgetful, folder.erasuresFile, () => Date.now()),
    storeFailed,
  );
  const measured = metrics();
  measureProcess(measured);

  const isReady = (): Promise<boolean> => {
    if (ending.isStopping()) return Promise.resolve(false);
    const answers = store.listed(1).then(
      () => true,
      () => false,
    );
    return Promise.race([answers, sleep(READY_MS, false, { ref: false })]);
  };
  const online = startOnline({
    store,
    hints,
    cookieSecret: settings.cookieSecret ?? folder.cookieSecret,
    publicOrigin: settings.publicOrigin,
    lobby: settings.lobby,
    freeText: settings.freeChat,
    pace: PACES[settings.botPace],
    connections: settings.limits.connections,
    connectionsPerAddress: settings.limits.connectionsPerAddress,
    tablesPerAddress: settings.limits.tablesPerAddress,
    mostTables: settings.limits.tables,
    version: packageJson.version,
    addressOf: visitorAddress(settings.trustedProxies),
    failed: (error) => log({ event: 'failed', part: 'table', ...errorKind(error) }),
  });
  measured.gauge('connections', 'Windows that are connected', () => online.count().connections);
  measured.gauge('tables_in_memory', 'Tables that this node has in memory', () => online.count().tables);
  const server = createWebServer(files, {
    own: online.pages,
    pages: operatorPages(settings, measured, isReady),
    connections: settings.limits.connections,
    onlyTls: settings.publicOrigin?.startsWith('https:') ?? false,
  });
  online.attach(server);
  const closeDoor = (): void => {
    server.close();
    server.closeAllConnections();
  };
  const ending = shutdown(
    [() => online.close(), closeDoor, () => hints.close(), () => store.close(), () => folder.release()],
    log,
  );

  /** What the disk or the database has is not known any more: whoever starts the server again finds what was acknowledged. */
  function storeFailed(error: unknown): void {
    if (ending.isStopping()) return;
    log({ event: 'failed', part: 'store', ...errorKind(error) });
    void ending.stop('failure');
  }

  const port = await listen(server, settings.port, settings.host);
  log({ event: 'started', port, store: settings.databaseUrl === null ? 'sqlite' : 'postgres' });
  const isOpenToAll = ['0.0.0.0', '::'].includes(settings.host);
  return {
    address: `http://${isOpenToAll ? 'localhost' : settings.host}:${port}/`,
    inNetwork: isOpenToAll && settings.publicOrigin === null ? networkAddresses(networkInterfaces(), port) : [],
    stop: ending.stop,
    ended: ending.ended,
  };
}

function logOf({ log }: Settings): Log {
  // Whoever reads the log may be gone; the evening goes on.
  process.stdout.on('error', () => undefined);
  const write = jsonLog(
    () => new Date(),
    (line) => void process.stdout.write(line),
  );
  return log === 'all' ? write : (entry) => entry.event === 'failed' && write(entry);
}

function measureProcess(measured: Metrics): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  measured.gauge('resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  measured.gauge('uptime_seconds', 'Time since the start', () => Math.round(process.uptime()));
  measured.gauge(
    'event_loop_delay_p99_seconds',
    'How long work waits, since the start',
    () => delay.percentile(99) / 1e9,
  );
}
