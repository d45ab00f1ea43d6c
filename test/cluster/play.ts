import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@stammtisch/bots';
import type { PhaseName } from '@stammtisch/rules';
import type { TableFrame } from '@stammtisch/protocol';
import { openPostgresStore } from '../../apps/server/src/store/postgres-store.ts';
import { checkLogs, lostCommands } from '../../apps/server/test/simulation/check-logs.ts';
import { wirePlayer, type WirePlayer } from '../../apps/server/test/simulation/over-wire.ts';
import { until } from '../../apps/server/test/simulation/server-kills.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { disturb, type Fault } from './faults.ts';
import { forbiddenFrames, type HeardFrame } from './forbidden-frames.ts';
import { gapAfter, wasCut, type Gap, type Seen } from './gaps.ts';

/** How long, at how many tables and with which chance people play on a cluster that is being broken. */
export interface ClusterPlan {
  readonly minutes: number;
  readonly tables: number;
  readonly seed: string;
}

/** What came of it. */
export interface ClusterReport {
  readonly violations: readonly string[];
  readonly deals: number;
  /** Commands of the game that were acknowledged. */
  readonly acknowledged: number;
  readonly frames: number;
  /** Frames that were compared with the log. */
  readonly compared: number;
  /** Proofs that were checked by players, each by everybody at its table. */
  readonly proofs: number;
  readonly faults: Readonly<Record<string, number>>;
  /** Until the game went on at a table of people: a second before a node was killed, after it for those it cut off, and for the others. */
  readonly gaps: { readonly before: Gap; readonly cut: Gap; readonly others: Gap };
  /** The same at all tables, bots and their time to think included. */
  readonly gapsWithBots: { readonly before: Gap; readonly after: Gap };
}

const NODES = 3;
/** People at the tables in turn; bots on the other chairs. */
const PEOPLE = [4, 4, 3, 4, 2, 1];
const NAMES = ['Anna', 'Bene', 'Cilli', 'Dani'];
/** Of so many frames one is compared with the log. */
const COMPARE_ONE_OF = 15;
/** How long the last deal may take when nothing is broken any more. */
const SETTLES_MS = 120_000;

interface Player extends WirePlayer, Seen {
  readonly person: string;
  readonly name: string;
  readonly heard: readonly HeardFrame[];
}

/** A table and the people at it; the first one opened it. */
interface PlayedTable {
  readonly players: readonly [Player, ...Player[]];
}

/** Lets people play on a cluster through its proxy while nodes and database are killed and stopped, and looks what was kept of what was promised. */
export async function playOnCluster({ minutes, tables: count, seed }: ClusterPlan): Promise<ClusterReport> {
  const random = seededRandom(seed);
  const violations: string[] = [];
  const faults: Partial<Record<Fault, number>> = {};
  const kills: number[] = [];
  let rests = false;
  let frames = 0;
  const cluster = await startCluster(NODES, 0, 'empty');
  const tables = await Promise.all(Array.from({ length: count }, (_, place) => openTable(place)));
  const everybody = tables.flatMap(({ players }) => players);
  const end = performance.now() + minutes * 60_000;
  await disturb(cluster, {
    random,
    isOver: () => performance.now() > end,
    tables: () => everybody.flatMap((one) => (one.table() === null ? [] : [`table/${one.table()}`])),
    happens(fault) {
      faults[fault] = (faults[fault] ?? 0) + 1;
      if (fault === 'kill') kills.push(performance.now());
    },
  });
  rests = true;
  await Promise.all(tables.map(settle));
  for (const one of everybody) one.leave();
  violations.push(...(await checkStore(cluster, tables)));
  violations.push(...cluster.nodes.flatMap((node) => node.failures().filter(isOurs)));
  await cluster.end();
  const ofPeople = tables.flatMap(({ players }) => (players.length === NAMES.length ? players : []));
  const before = kills.map((at) => at - 1_000);
  return {
    violations,
    deals: tables.reduce((sum, { players: [host] }) => sum + (host.frame()?.sitting.deals ?? 0), 0),
    acknowledged: everybody.reduce((sum, { acts }) => sum + acts().length, 0),
    frames,
    compared: everybody.reduce((sum, { heard }) => sum + heard.length, 0),
    proofs: everybody.reduce((sum, { counts }) => sum + counts.proofs, 0),
    faults,
    gaps: {
      before: gapAfter(before, ofPeople),
      cut: gapAfter(kills, ofPeople, wasCut),
      others: gapAfter(kills, ofPeople, (seen, moment) => !wasCut(seen, moment)),
    },
    gapsWithBots: { before: gapAfter(before, everybody), after: gapAfter(kills, everybody) },
  };

  async function person(name: string): Promise<Player> {
    const sight: Seen = { progress: [], losses: [] };
    const heard: HeardFrame[] = [];
    let last = '';
    const one = await wirePlayer(() => cluster.address, {
      random,
      violated: (what) => void violations.push(`${name}: ${what}`),
      thinkMs: () => 100 + 300 * random(),
      // As the app in the browser does it.
      retryMs: () => 250 + 250 * random(),
      silenceMs: 5_000,
      rests: () => rests,
      lost: () => void sight.losses.push(performance.now()),
      heard(text, frame) {
        if (frame === null || !text.startsWith('{"type":"table"')) return;
        frames += 1;
        if (random() < 1 / COMPARE_ONE_OF) heard.push({ person: personOf(one), frame });
        const state = stateOf(frame);
        if (state === last) return;
        last = state;
        sight.progress.push({ at: performance.now(), inDeal: isInDeal(frame) });
      },
    });
    return { ...one, ...sight, person: personOf(one), name, heard };
  }

  async function openTable(place: number): Promise<PlayedTable> {
    const people = PEOPLE[place % PEOPLE.length] ?? NAMES.length;
    const [host, ...guests] = await Promise.all(NAMES.slice(0, people).map(person));
    if (host === undefined) throw new Error('nobody there');
    host.want({
      type: 'create-table',
      name: host.name,
      rules: { preset: place % 2 === 0 ? 'schafkopfschule' : 'wirtshaus' },
      options: { level: 'beginner' },
    });
    await seen(() => host.frame() !== null);
    for (const guest of guests) {
      guest.look(host.table() ?? '');
      await seen(() => guest.frame() !== null);
      guest.want({ type: 'sit', name: guest.name, chair: null });
    }
    if (people < NAMES.length) host.want({ type: 'add-bots', chair: null });
    await seen(() => host.frame()?.sitting.chairs.every((chair) => chair !== null) === true);
    host.want({ type: 'start' });
    return { players: [host, ...guests] };
  }

  /** The deal that runs is played to its end, and nobody begins another one. */
  async function settle({ players: [host] }: PlayedTable): Promise<void> {
    const isSettled = (): boolean => host.frame()?.sitting.phase === 'between';
    // Whoever was ready before may have begun one more.
    do {
      if (await until(isSettled, SETTLES_MS)) continue;
      violations.push(`a deal does not end: ${JSON.stringify(host.frame()?.sitting)}`);
      return;
    } while ((await sleep(3_000)) ?? !isSettled());
  }
}

async function seen(state: () => boolean): Promise<void> {
  if (!(await until(state, SETTLES_MS))) throw new Error('the tables cannot be opened');
}

/** What goes on before the eyes of a player: cards and words of the game, and the steps of the dealing. */
function stateOf(frame: TableFrame | null): string {
  if (frame === null) return '';
  const { sitting, dealing, game } = frame;
  const heard = frame.happened.findLast((one) => 'game' in one)?.n ?? 0;
  return [sitting.deals, sitting.phase, dealing?.attempt, dealing?.stage, heard, game === null].join(' ');
}

const IN_DEAL: readonly string[] = ['knocking', 'auction', 'play'] satisfies readonly PhaseName[];

/** Whether a deal is being played: then the game goes on as fast as people and bots act. */
function isInDeal(frame: TableFrame | null): boolean {
  return IN_DEAL.includes(frame?.game?.deal?.phase ?? 'settled');
}

/** The opaque id in the cookie. */
function personOf({ cookie }: WirePlayer): string {
  return /([0-9a-f]{32})\./.exec(cookie)?.[1] ?? '';
}

/** What a node complains about while the database is away is no fault of ours: the person is told to try again. Errors of the program are. */
function isOurs(line: string): boolean {
  return /"kind":"(Type|Range|Syntax|Reference)Error"/.test(line);
}

async function checkStore({ database }: Cluster, tables: readonly PlayedTable[]): Promise<readonly string[]> {
  const store = await openPostgresStore({ url: database.url });
  const problems: string[] = [];
  for (const { players } of tables) {
    const table = players[0].table() ?? '';
    const log = await store.read(`table/${table}`);
    const names = new Map(players.map(({ person, name }) => [person, name]));
    problems.push(...checkLogs(new Map([[`table/${table}`, log]])));
    for (const { name, acts, heard } of players) {
      const lost = lostCommands(log, acts()).length;
      if (lost > 0) problems.push(`${name}: ${lost} acknowledged commands are not in the log`);
      const forbidden = forbiddenFrames(log, heard, (person) => names.get(person) ?? null);
      problems.push(
        ...forbidden.slice(0, 3).map(({ frame }) => `${name} got what the log does not give: ${JSON.stringify(frame)}`),
      );
    }
  }
  await store.close();
  return problems;
}
