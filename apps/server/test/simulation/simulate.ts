import process from 'node:process';
import { seededRandom, decideAs } from '@stammtisch/bots';
import type { TableFrame } from '@stammtisch/protocol';
import { readLogged } from '@stammtisch/table';
import { localHints } from '../../src/hints/local-hints.ts';
import type { EventStore } from '../../src/store/event-store.ts';
import { tablesOf, type Tables } from '../../src/tables/tables.ts';
import { visitorOf, type Visitor } from '../../src/tables/visitor.ts';
import type { World } from '../../src/tables/world.ts';
import { Agenda } from './agenda.ts';
import { checkLogs, lostCommands } from './check-logs.ts';
import { countLogs, kindOf, stepOf, tally, type Coverage } from './coverage.ts';
import { disturb } from './disturbances.ts';
import { memoryStore, type MemoryStore } from './memory-store.ts';
import type { SimulationPlan } from './plans.ts';
import { player, type Player } from './player.ts';

/** What came of it. */
export interface SimulationReport {
  readonly violations: readonly string[];
  readonly deals: number;
  readonly events: number;
  readonly frames: number;
  readonly proofs: number;
  /** How often what was to be tried really happened: faults, what stood in the log without an answer when the server died, events, games. */
  readonly coverage: Coverage;
  /** Virtual milliseconds. */
  readonly lasted: number;
  /** What is in the store afterwards. */
  readonly logs: MemoryStore['logs'];
}

/** After so many virtual milliseconds without a deal something hangs. */
const HANGS_AFTER = 3_600_000;
const START = 1_800_000_000_000;

/** Plays an evening in virtual time: the real tables and visitors, a network and a disk that fail, clients that repeat what is unanswered. */
export async function simulate(plan: SimulationPlan): Promise<SimulationReport> {
  const random = seededRandom(plan.seed);
  const chance = (probability: number): boolean => plan.faults && random() < probability;
  const between = (from: number, to: number): number => from + Math.floor(random() * (to - from));
  const violations: string[] = [];
  const tried = tally();
  const agenda = new Agenda();
  let time = 0;
  let jumped = 0;
  let order = 0;
  let follows = false;
  let frames = 0;
  const disk: MemoryStore = memoryStore();
  let server = startServer();

  function after(ms: number, work: () => void): void {
    order += 1;
    agenda.push({ at: time + ms, order, work });
  }

  /** Lets everything that follows from a promise happen before the next moment. */
  function follow(promise: Promise<unknown>): void {
    follows = true;
    void promise;
  }

  interface Server {
    readonly tables: Tables;
    readonly world: World;
    alive: boolean;
    readonly lines: Set<Line>;
  }

  function bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => Math.floor(random() * 256));
  }

  function startServer(): Server {
    const self: { -readonly [Key in keyof Server]?: Server[Key] } = { alive: true, lines: new Set() };
    const isAlive = (): boolean => self.alive === true;
    const world: World = {
      store: faultyStore(disk, isAlive),
      hints: localHints(),
      now: () => START + time + jumped,
      bytes,
      mind: ({ level, view, bot, seed }) => Promise.resolve(decideAs(level, view, bot, seededRandom(seed)).action),
      botDelay: () => between(900, 2_500),
      hold: (_, work) => work(),
      failed: (error) => {
        if (isAlive()) violations.push(`failed: ${String(error)}`);
      },
      rules: { lobby: true, freeText: true, newTables: () => true },
    };
    const tables = tablesOf(world);
    const wake = (): void => {
      if (!isAlive()) return;
      const failed = (error: unknown) => isAlive() && violations.push(`wake: ${String(error)}`);
      if (disk.isDue(world.now())) follow(tables.wake().catch(failed));
      after(200, wake);
    };
    after(200, wake);
    return Object.assign(self, { tables, world }) as Server;
  }

  /** A disk that may be slow; a server that dies while it writes, before or after, never hears of it. */
  function faultyStore(store: MemoryStore, isAlive: () => boolean): EventStore {
    const later = <Value>(work: () => Promise<Value>, ms: number): Promise<Value> =>
      new Promise((resolve, reject) => {
        after(ms, () => {
          if (isAlive()) follow(work().then(resolve, reject));
        });
      });
    return {
      ...store,
      append(command) {
        const slow = chance(0.005);
        if (slow) tried.count('fault/slow-disk');
        if (chance(0.002)) {
          tried.count('fault/crash-before-store');
          after(0, crash);
          return new Promise(() => undefined);
        }
        const dies = chance(0.002);
        return later(
          () => {
            const answer = store.append(command);
            if (!dies) return answer;
            tried.count('fault/crash-after-store');
            if (command.table.startsWith('table/')) tried.count(`unanswered/${stepOf(lastKind(command.events))}`);
            crash();
            return new Promise(() => undefined);
          },
          slow ? between(500, 3_000) : between(1, 6),
        );
      },
      read: (table, from) => later(() => store.read(table, from), 1),
    };
  }

  function crash(): void {
    if (!server.alive) return;
    server.alive = false;
    for (const line of server.lines) line.broken();
    after(between(200, 3_000), () => {
      server = startServer();
    });
  }

  interface Line {
    readonly broken: () => void;
  }

  /** A person with a device: connects, is cut off, connects again. */
  function person(name: string): Player {
    const id = Array.from({ length: 32 }, () => '0123456789abcdef'[Math.floor(random() * 16)]).join('');
    let line: (Line & { readonly visitor: Visitor; readonly upFrom: number; isOpen: boolean; last: number }) | null =
      null;

    const self = player({
      random,
      violated: (what) => violations.push(`${name}: ${what}`),
      send(text) {
        const now = line;
        if (now === null) return;
        const copies = chance(0.02) ? 2 : 1;
        if (copies === 2) tried.count('fault/repeat');
        for (let copy = 0; copy < copies; copy++) inOrder(now, () => follow(now.visitor.receive(text)));
      },
    });

    /** Delivers after a while, never before what was sent earlier, and not at all once the line is broken. */
    function inOrder(on: NonNullable<typeof line>, work: () => void): void {
      on.last = Math.max(on.last, time + between(5, plan.faults ? 125 : 20));
      after(on.last - time, () => {
        if (on.isOpen) work();
      });
    }

    function connect(): void {
      if (!server.alive) return after(between(200, 1_000), connect);
      const on = server;
      const connection = `${name}-${order}`;
      const visitor = visitorOf(
        { world: on.world, tables: on.tables, version: 'test' },
        { person: id, id: '0'.repeat(16) },
        connection,
        {
          deviceName: null,
          send(text) {
            frames += 1;
            inOrder(made, () => self.receive(text));
            return true;
          },
          close: () => made.broken(),
          mayGuess: () => true,
          missed: () => undefined,
          mayOpen: () => true,
        },
      );
      const made = {
        visitor,
        upFrom: time,
        isOpen: true,
        last: time,
        broken(): void {
          if (!made.isOpen) return;
          made.isOpen = false;
          on.lines.delete(made);
          line = null;
          // The server notices later, or never, if it is dead.
          after(between(10, 30_000), () => {
            if (on.alive) follow(visitor.left());
          });
          const stays = chance(0.15);
          if (stays) tried.count('fault/long-break');
          after(stays ? between(10_000, 120_000) : between(200, 2_000), connect);
        },
      };
      line = made;
      on.lines.add(made);
      self.connected();
    }

    const breaks = (): void => {
      after(between(5_000, 120_000), () => {
        if (plan.faults && line !== null) {
          tried.count('fault/break');
          line.broken();
        }
        breaks();
      });
    };
    const repeats = (): void => {
      after(2_500, () => {
        if (line !== null) self.repeat();
        repeats();
      });
    };
    connect();
    breaks();
    repeats();
    return self;
  }

  function disturbances(): void {
    after(between(2_000, 30_000), () => {
      const place = Math.floor(random() * people.length);
      const one = people[place];
      const frame = one?.frame() ?? null;
      if (chance(0.2)) {
        tried.count('fault/clock-jump');
        // A jump back would be a clock that is set; what was logged stays logged.
        jumped += between(1_000, 8_000);
      } else if (one !== undefined && frame !== null && plan.faults) {
        disturb({ one, name: nameOf(place), people, frame, below: (bound) => between(0, bound), after });
      }
      disturbances();
    });
  }

  const people: Player[] = Array.from({ length: plan.people }, (_, place) => person(nameOf(place)));
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('nobody there');
  host.want({
    type: 'create-table',
    name: nameOf(0),
    rules: plan.rules,
    options: plan.options,
  });
  let begun = 0;
  /** Sits everybody down and starts, as often as it takes. */
  const gather = (): void => {
    const table = host.table();
    const frame = host.frame();
    if (table !== null && frame?.sitting.phase === 'gathering') {
      for (const [place, guest] of guests.entries()) {
        if (guest.table() === null) guest.look(table);
        else if (guest.frame()?.you.seat === null) guest.want({ type: 'sit', name: nameOf(place + 1), chair: null });
      }
      const sitting = frame.sitting.chairs.filter((chair) => chair !== null).length;
      if (sitting === plan.people && plan.people < 4) host.want({ type: 'add-bots', chair: null });
      if (sitting === 4) host.want({ type: 'start' });
    }
    if (frame === null || frame.sitting.phase === 'gathering') after(3_000, gather);
  };
  after(1_000, gather);
  disturbances();

  let lastProgress = 0;
  for (;;) {
    const next = agenda.pop();
    if (next === null) break;
    time = next.at;
    next.work();
    if (follows) await allThatFollows();
    follows = false;
    const now = Math.max(...people.map((one) => dealsOf(one.frame())));
    if (now > begun) [begun, lastProgress] = [now, time];
    if (begun > plan.deals || violations.length > 0) break;
    if (time - lastProgress > HANGS_AFTER) {
      violations.push(`hangs: ${JSON.stringify(host.frame()?.sitting)}`);
      break;
    }
  }
  countLogs(disk.logs, tried);
  for (const { code } of people.flatMap(({ refusals }) => refusals)) tried.count(`refused/${code}`);
  return {
    violations: [...violations, ...checkLogs(disk.logs), ...lost(disk, people)],
    deals: begun,
    events: [...disk.logs.values()].reduce((sum, log) => sum + log.length, 0),
    frames,
    proofs: people.reduce((sum, { counts }) => sum + counts.proofs, 0),
    coverage: tried.counted(),
    lasted: time,
    logs: disk.logs,
  };
}

function nameOf(place: number): string {
  return `P${place + 1}`;
}

function lastKind(events: readonly unknown[]): string {
  const last = events.at(-1);
  return last === undefined ? 'nothing' : kindOf(readLogged(last).event);
}

/** What somebody was told is done, and stands in no log. */
function lost(disk: MemoryStore, people: readonly Player[]): readonly string[] {
  const log = [...disk.logs].flatMap(([name, events]) => (name.startsWith('table/') ? events : []));
  return people.flatMap((one) => lostCommands(log, one.acts()).map((id) => `command ${id} was acknowledged and lost`));
}

/** A tick comes when no promise has anything left to do; nothing here waits for anything else. */
function allThatFollows(): Promise<void> {
  return new Promise((resolve) => {
    process.nextTick(resolve);
  });
}

function dealsOf(frame: TableFrame | null): number {
  return frame?.sitting.deals ?? 0;
}
