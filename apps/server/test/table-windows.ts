import type { ServerFrame } from '@stammtisch/protocol';
import { smallWorld } from './small-world.ts';
import { localHints } from '../src/hints/local-hints.ts';
import { tablesOf, type Tables } from '../src/tables/tables.ts';
import { visitorOf, type Visitor } from '../src/tables/visitor.ts';
import type { World } from '../src/tables/world.ts';

export const RULES = { preset: 'schafkopfschule' } as const;

/** Tables in memory; a second node can share the store. */
export function place() {
  const { store, node: worldOf, pass } = smallWorld('tables 3');
  let lines = 0;
  const node = (
    lobby = true,
    mostTables = Infinity,
    hints = localHints(),
  ): { readonly tables: Tables; readonly world: World } => {
    const rules = { lobby, freeText: true, newTables: (watched: number) => watched < mostTables };
    const world = worldOf({ hints, rules });
    return { world, tables: tablesOf(world) };
  };
  return { store, node, pass, line: () => `line-${(lines += 1)}` };
}

export type Place = ReturnType<typeof place>;

/** Somebody at a window of a node, who has greeted. */
export async function window(at: Place, node: ReturnType<Place['node']>, person: string, versions = [1]) {
  const frames: ServerFrame[] = [];
  const closed: number[] = [];
  let misses = 0;
  const visitor: Visitor = visitorOf({ ...node, version: 'test' }, { person, id: '0'.repeat(16) }, at.line(), {
    deviceName: 'Android, Firefox',
    send: (text) => frames.push(JSON.parse(text) as ServerFrame) > 0,
    close: (code) => void closed.push(code),
    mayGuess: () => misses < 4,
    missed: () => void (misses += 1),
    mayOpen: () => true,
  });
  let ids = 0;
  const say = (frame: object) => visitor.receive(JSON.stringify(frame));
  await say({ type: 'hello', versions, client: 'test' });
  return {
    visitor,
    frames,
    closed,
    say,
    id: () => `${person.slice(0, 8)}${(ids += 1)}`.padEnd(32, '0'),
    last: <Type extends ServerFrame['type']>(type: Type) =>
      frames.findLast((frame): frame is Extract<ServerFrame, { type: Type }> => frame.type === type),
  };
}

export const [ANNA, BENE, CILLI] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];

export async function openTable(host: Awaited<ReturnType<typeof window>>, options = {}): Promise<string> {
  await host.say({
    type: 'do',
    id: host.id(),
    intention: { type: 'create-table', name: 'Anna', rules: RULES, options },
  });
  const table = host.last('done')?.table ?? '';
  await host.say({ type: 'watch', table, since: 0 });
  return table;
}

export function shownIn(frames: readonly ServerFrame[]): readonly ServerFrame[] {
  return frames.filter(({ type }) => type === 'table');
}
