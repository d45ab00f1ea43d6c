/**
 * How many tables one server holds: a process with many WebSockets that play at people's pace against a server in another process, on an SQLite file with
 * every commit on the disk. Prints a table in Markdown for `docs/measurements.md`. Linux only.
 *
 *     npm run -s bench:load -- [tables] [seconds a step] [--cpu-prof]
 *
 * Everybody looks at the cards for two to four seconds before acting, so a table has an action about every three seconds.
 */
import { randomBytes } from 'node:crypto';
import { fsyncSync, closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { identitiesOf } from '../../apps/server/src/tables/identity.ts';
import { calibrate } from '../calibration.ts';
import { latencies } from './latencies.ts';
import { openLightTable, type LightTable, type LoadWorld } from './light-table.ts';
import { startServerProcess } from './server-process.ts';

const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const [most = 1_250, seconds = 20] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'))
  .map(Number);
/** Shares of all tables that are measured one after the other. */
const STEPS = [0.1, 0.2, 0.4, 0.6, 0.8, 1];
const SETTLE_MS = 8_000;
/** Tables that are opened at the same time. */
const TOGETHER = 10;
/** From here on it makes no sense to add more. */
const HOPELESS_MS = 2_000;

const secret = randomBytes(32).toString('base64url');
const identities = identitiesOf(secret);
const server = await startServerProcess(secret, flags);
const count: LoadWorld['count'] = { frames: 0, bytes: 0, actions: 0, refusals: 0, losses: 0 };
const shown = latencies();
const world: LoadWorld = {
  address: server.address,
  newCookie() {
    const device = { person: randomBytes(16).toString('hex'), id: randomBytes(8).toString('hex') };
    return identities.cookieOf(device, false).split(';')[0] ?? '';
  },
  random: Math.random,
  thinkMs: () => 2_000 + 2_000 * Math.random(),
  shown,
  count,
};

console.log(`fsync of 4 KB: ${fsyncTimes()}\n`);
console.log(
  '| tables | connections | actions/s | frames/s | MB/s | p50 ms | p99 ms | longest ms | server, cores | processor ms an action | memory MB | clients late p99 ms | calibration |',
);
console.log('| --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |');
const tables: LightTable[] = [];
const empty = server.residentBytes();
const late = monitorEventLoopDelay({ resolution: 5 });
for (const share of STEPS) {
  await openUpTo(Math.round(share * most));
  if ((await measure()) > HOPELESS_MS) break;
}
const perTable = (server.residentBytes() - empty) / tables.length / 1024;
console.log(
  `\nMemory: ${Math.round(empty / 2 ** 20)} MB without tables, ${Math.round(perTable)} KB a table with its four connections.`,
);
for (const table of tables) table.leave();
await server.end();

async function openUpTo(wanted: number): Promise<void> {
  while (tables.length < wanted) {
    const more = Math.min(TOGETHER, wanted - tables.length);
    const from = tables.length;
    tables.push(
      ...(await Promise.all(Array.from({ length: more }, (_, place) => openLightTable(world, from + place)))),
    );
  }
  await sleep(SETTLE_MS);
}

/** Measures for a while, prints a row, and gives back the p99 of the time from an action to its frames. */
async function measure(): Promise<number> {
  const calibration = calibrate();
  await sleep(500);
  shown.clear();
  late.reset();
  late.enable();
  const before = { ...count, processor: server.processorSeconds(), at: performance.now() };
  await sleep(seconds * 1_000);
  const lasted = (performance.now() - before.at) / 1_000;
  late.disable();
  const rate = (now: number, then: number): string => ((now - then) / lasted).toFixed(0);
  const processor = (server.processorSeconds() - before.processor) / lasted;
  const cells = [
    tables.filter(({ isPlaying }) => isPlaying()).length,
    tables.length * 4 - count.losses,
    rate(count.actions, before.actions),
    rate(count.frames, before.frames),
    ((count.bytes - before.bytes) / lasted / 2 ** 20).toFixed(1),
    ...[0.5, 0.99, 1].map((at) => shown.at(at).toFixed(0)),
    processor.toFixed(2),
    ((processor * lasted * 1_000) / Math.max(1, count.actions - before.actions)).toFixed(1),
    Math.round(server.residentBytes() / 2 ** 20),
    (late.percentile(99) / 1e6).toFixed(0),
    calibration.toFixed(0),
  ];
  console.log(`| ${cells.join(' | ')} |`);
  if (count.refusals > before.refusals) console.log(`${count.refusals - before.refusals} refusals`);
  return shown.at(0.99);
}

/** How long the disk under the server takes to keep 4 KB. */
function fsyncTimes(): string {
  const file = join(tmpdir(), `fsync-${process.pid}`);
  const handle = openSync(file, 'w');
  const times = latencies();
  for (let time = 0; time < 200; time++) {
    const start = performance.now();
    writeSync(handle, Buffer.alloc(4096, time));
    fsyncSync(handle);
    times.add(performance.now() - start);
  }
  closeSync(handle);
  rmSync(file);
  return `p50 ${times.at(0.5).toFixed(2)} ms, p99 ${times.at(0.99).toFixed(2)} ms`;
}
