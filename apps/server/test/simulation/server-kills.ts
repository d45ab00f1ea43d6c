import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '@stammtisch/bots';
import { openSqliteStore } from '../../src/store/sqlite-store.ts';
import { checkLogs, lostCommands } from './check-logs.ts';
import { wirePlayer, type WirePlayer } from './over-wire.ts';

/** What came of killing a server again and again while people play. */
export interface ServerKills {
  readonly cycles: number;
  readonly acknowledged: number;
  readonly deals: number;
  readonly violations: readonly string[];
}

const PROGRAM = fileURLToPath(new URL('serve.ts', import.meta.url));

/**
 * Four people play over real sockets while their server is killed and started again. What was acknowledged has to be in the log, once, and the evening has to
 * go on where it was.
 */
export async function killServer(cycles: number, seed: string): Promise<ServerKills> {
  const random = seededRandom(seed);
  const folder = mkdtempSync(join(tmpdir(), 'server-kill-'));
  const web = join(folder, 'web');
  mkdirSync(web);
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Stammtisch</title>');
  const data = join(folder, 'data');
  const violations: string[] = [];
  let address = '';
  let child = await start();

  async function start(): Promise<ChildProcess> {
    const made = spawn(process.execPath, [PROGRAM, data, web], { stdio: ['ignore', 'pipe', 'inherit'] });
    address = await new Promise<string>((resolve, reject) => {
      made.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()));
      made.once('exit', () => reject(new Error('the server did not start')));
    });
    return made;
  }

  async function kill(): Promise<void> {
    const gone = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    child.kill('SIGKILL');
    await gone;
  }

  const players: WirePlayer[] = [];
  for (const name of ['Anna', 'Bene', 'Cilli', 'Dani']) {
    const violated = (what: string): void => void violations.push(`${name}: ${what}`);
    players.push(await wirePlayer(() => address, { random, violated }));
  }
  await gather(players);
  let dealsBefore = 0;
  for (let cycle = 0; cycle < cycles; cycle++) {
    await pause(100 + random() * 700);
    await kill();
    child = await start();
    // Everybody is back before it happens again, and something goes on.
    const from = acknowledgedBy(players);
    const goesOn = await until(() => acknowledgedBy(players) > from + 3, 30_000);
    if (!goesOn) violations.push(`nothing goes on after cycle ${cycle}`);
    dealsBefore = Math.max(dealsBefore, players[0]?.frame()?.sitting.deals ?? 0);
  }
  for (const one of players) one.leave();
  await kill();
  violations.push(...(await checkStore(join(data, 'stammtisch.sqlite'), players)));
  rmSync(folder, { recursive: true });
  return { cycles, acknowledged: acknowledgedBy(players), deals: dealsBefore, violations };
}

/** Opens a table, sits everybody down and starts. */
export async function gather(players: readonly WirePlayer[]): Promise<void> {
  const [host, ...guests] = players;
  host?.want({ type: 'create-table', name: 'Anna', rules: { preset: 'schafkopfschule' } });
  await until(() => host?.frame() !== null, 20_000);
  const table = host?.table() ?? '';
  for (const [place, guest] of guests.entries()) {
    guest.look(table);
    await until(() => guest.frame() !== null, 20_000);
    guest.want({ type: 'sit', name: ['Bene', 'Cilli', 'Dani'][place] ?? '', chair: null });
  }
  await until(() => host?.frame()?.sitting.chairs.every((chair) => chair !== null) === true, 20_000);
  host?.want({ type: 'start' });
}

function acknowledgedBy(players: readonly WirePlayer[]): number {
  return players.reduce((sum, { answered }) => sum + answered.size, 0);
}

async function checkStore(file: string, players: readonly WirePlayer[]): Promise<readonly string[]> {
  const store = openSqliteStore(file);
  const code = players[0]?.table() ?? '';
  const log = await store.read(`table/${code}`);
  await store.close();
  const problems = checkLogs(new Map([[`table/${code}`, log]]));
  const lost = lostCommands(
    log,
    players.flatMap(({ acts }) => acts()),
  );
  return lost.length === 0 ? problems : [...problems, `${lost.length} acknowledged commands are not in the log`];
}

/** Waits for a state, never for a time; false if it does not come. */
export async function until(state: () => boolean, longest: number): Promise<boolean> {
  const end = Date.now() + longest;
  while (!state()) {
    if (Date.now() > end) return false;
    await pause(10);
  }
  return true;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
