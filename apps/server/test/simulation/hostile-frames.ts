import { seededRandom } from '@stammtisch/bots';
import type { TableFrame } from '@stammtisch/protocol';
import { localHints } from '../../src/hints/local-hints.ts';
import { tablesOf } from '../../src/tables/tables.ts';
import { visitorOf, type Visitor } from '../../src/tables/visitor.ts';
import type { World } from '../../src/tables/world.ts';
import { memoryStore } from './memory-store.ts';

/** What came of frames that nobody should send. */
export interface HostileReport {
  readonly frames: number;
  readonly violations: readonly string[];
  /** Refusals by code. */
  readonly refusals: Readonly<Record<string, number>>;
  /** Frames that were understood and done. */
  readonly done: number;
}

const START = 1_800_000_000_000;
/** Frames a connection may send before it is a new one, so that its limits do not hide what is behind them. */
const FRAMES_A_LINE = 15;

/**
 * Sends frames with something wrong in them to tables that are being played at: cut off, with fields exchanged, of other tables and seats, out of order.
 * No error may come of it, every frame is answered, and a table changes only if something was done.
 */
export async function hostileFrames(frames: number, tableCount: number, seed: string): Promise<HostileReport> {
  const random = seededRandom(seed);
  const below = (bound: number): number => Math.floor(random() * bound);
  const violations: string[] = [];
  const refusals: Record<string, number> = {};
  const store = memoryStore();
  let now = START;
  let done = 0;
  const world: World = {
    store,
    hints: localHints(),
    now: () => now,
    bytes: (count) => Uint8Array.from({ length: count }, () => below(256)),
    mind: () => Promise.resolve(null),
    botDelay: () => 1_000,
    hold: (_, work) => work(),
    failed: (error) => violations.push(`failed: ${error instanceof Error ? (error.stack ?? '') : String(error)}`),
    rules: { lobby: true, freeText: true, newTables: () => true },
  };
  const tables = tablesOf(world);
  const frameOf = new Map<string, TableFrame>();
  let lines = 0;
  let answers = 0;

  function open(person: string): Visitor {
    lines += 1;
    return visitorOf({ world, tables, version: 'test' }, { person, id: '0'.repeat(16) }, `line-${lines}`, {
      deviceName: null,
      send(text) {
        answers += 1;
        const frame = JSON.parse(text) as { type: string; reason?: { code: string } };
        if (frame.type === 'table') frameOf.set(person, frame as unknown as TableFrame);
        if (frame.type === 'done') done += 1;
        if (frame.type === 'refused')
          refusals[frame.reason?.code ?? ''] = (refusals[frame.reason?.code ?? ''] ?? 0) + 1;
        return true;
      },
      close: () => undefined,
      mayGuess: () => true,
      missed: () => undefined,
      mayOpen: () => true,
    });
  }

  const idOf = (): string => Array.from({ length: 32 }, () => '0123456789abcdef'[below(16)]).join('');
  const codes: string[] = [];
  for (let table = 0; table < tableCount; table++) {
    const visitors = [0, 1, 2, 3].map((place) => open(personOf(table, place)));
    for (const visitor of visitors)
      await visitor.receive(JSON.stringify({ type: 'hello', versions: [1], client: 't' }));
    const [host] = visitors;
    const create = { type: 'create-table', name: 'P0', rules: { preset: 'wirtshaus' } };
    await host?.receive(JSON.stringify({ type: 'do', id: idOf(), intention: create }));
    const code = [...store.logs.keys()].findLast((log) => log.startsWith('table/'))?.slice('table/'.length) ?? '';
    codes.push(code);
    const wants = (intention: object) => JSON.stringify({ type: 'do', id: idOf(), table: code, intention });
    await host?.receive(JSON.stringify({ type: 'watch', table: code, since: 0 }));
    for (const [place, visitor] of visitors.entries()) {
      if (place > 0) await visitor.receive(wants({ type: 'sit', name: `P${place}`, chair: null }));
    }
    await host?.receive(wants({ type: 'start' }));
    // Nobody mixes here; the cards come when the time to commit is over.
    now += 13_000;
    await tables.wake();
  }

  const kinds = samples(codes);
  let person = '';
  let line: Visitor | null = null;
  for (let sent = 0; sent < frames; sent++) {
    now += 3;
    if (line === null || sent % FRAMES_A_LINE === 0) {
      await line?.left();
      person = random() < 0.8 ? personOf(below(tableCount), below(4)) : idOf();
      line = open(person);
      if (random() < 0.95) await line.receive(JSON.stringify({ type: 'hello', versions: [1], client: 't' }));
      if (random() < 0.8)
        await line.receive(JSON.stringify({ type: 'watch', table: codes[below(codes.length)], since: 0 }));
    }
    const [before, doneBefore, answersBefore] = [store.tableEvents(), done, answers];
    const text = mangled(JSON.stringify(kinds[below(kinds.length)]?.(idOf(), below)), random, below);
    await line.receive(text);
    // Who looks where is seen at the tables, and has no answer of its own.
    if (store.tableEvents() !== before && done === doneBefore && !/"(un)?watch"/.test(text)) {
      violations.push(`changed something without doing it: ${text}`);
    }
    if (answers === answersBefore && !/"(un)?watch"|"lobby"|"hello"/.test(text)) violations.push(`no answer: ${text}`);
    if (violations.length > 5) break;
  }
  if ('polluted' in {}) violations.push('a prototype was changed');
  return { frames, violations, refusals, done };
}

function personOf(table: number, place: number): string {
  return `${table}-${place}`.padStart(32, '0');
}

type Sample = (id: string, below: (bound: number) => number) => object;

function samples(codes: readonly string[]): readonly Sample[] {
  const at =
    (intention: (below: (bound: number) => number) => object): Sample =>
    (id, below) => ({ type: 'do', id, table: codes[below(codes.length)], intention: intention(below) });
  return [
    at((below) => ({ type: 'act', deal: below(4), action: { type: 'play', card: below(34) } })),
    at((below) => ({
      type: 'act',
      deal: 1,
      action: { type: ['weiter', 'stoss', 'claim', 'lay-sie', 'knock'][below(5)] },
    })),
    at(() => ({ type: 'act', deal: 1, action: { type: 'announce', announcement: { game: 'wenz', tout: true } } })),
    at((below) => ({ type: 'sit', name: `P${below(9)}`, chair: below(4) })),
    at(() => ({ type: 'next' })),
    at((below) => ({ type: 'mute', member: below(9), on: true })),
    at((below) => ({ type: 'hand-over', to: below(9) })),
    at((below) => ({ type: 'sit-out', on: below(2) === 0 })),
    at((below) => ({ type: 'look-on', name: ['Sepp', '', 'Anna'][below(3)] ?? '' })),
    at((below) => ({ type: 'remove-member', member: below(9) })),
    at(() => ({ type: 'set-rules', rules: { preset: 'wirtshaus', set: { 'tariff.rufspiel': 10 } } })),
    at(() => ({ type: 'commit', dealId: 'ab'.repeat(16), attempt: 1, commit: 'cd'.repeat(32) })),
    at(() => ({ type: 'open', dealId: 'ab'.repeat(16), attempt: 1, r: 'cd'.repeat(32), cuts: [3] })),
    at(() => ({ type: 'write', text: '<script>' })),
    (_, below) => ({ type: 'watch', table: codes[below(codes.length)], since: below(99) }),
    (_, below) => ({ type: 'ping', t: below(99) }),
    () => ({ type: 'unwatch' }),
    (id) => ({ type: 'do', id, intention: { type: 'create-table', name: 'x', rules: { preset: 'nothing' } } }),
  ];
}

const NASTY = [
  'null',
  '[]',
  '{}',
  '-0',
  '1e999',
  '"__proto__"',
  '{"__proto__":{"polluted":1}}',
  '""',
  '"\\ud800"',
  '99999999999999999999',
];

/** A frame with something wrong in it, most of the time. */
function mangled(text: string, random: () => number, below: (bound: number) => number): string {
  const way = random();
  if (way < 0.3) return text;
  if (way < 0.5) return text.slice(0, below(text.length)) + text.slice(below(text.length));
  const at = below(text.length);
  if (way < 0.6) return text.slice(0, at) + String.fromCodePoint(below(0x3ff) + 1) + text.slice(at + 1);
  const values = [...text.matchAll(/:("[^"]*"|-?\d+|true|false|null)/g)];
  const value = values[below(Math.max(1, values.length))];
  if (value === undefined) return text;
  const from = value.index + 1;
  return text.slice(0, from) + (NASTY[below(NASTY.length)] ?? '') + text.slice(from + (value[1]?.length ?? 0));
}
