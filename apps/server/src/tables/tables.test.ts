import { LASTING_PARTS, readServerFrame, type ServerFrame, type TableFrame } from '@stammtisch/protocol';
import { setImmediate as immediately } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { smallWorld } from '../../test/small-world.ts';
import { localHints } from '../hints/local-hints.ts';
import { tablesOf, type Tables } from './tables.ts';
import { visitorOf, type Visitor } from './visitor.ts';
import type { World } from './world.ts';

const RULES = { preset: 'schafkopfschule' } as const;

/** Tables in memory; a second node can share the store. */
function place() {
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

type Place = ReturnType<typeof place>;

/** Somebody at a window of a node, who has greeted. */
async function window(at: Place, node: ReturnType<Place['node']>, person: string, versions = [1]) {
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

const [ANNA, BENE, CILLI] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];

async function openTable(host: Awaited<ReturnType<typeof window>>, options = {}): Promise<string> {
  await host.say({
    type: 'do',
    id: host.id(),
    intention: { type: 'create-table', name: 'Anna', rules: RULES, options },
  });
  const table = host.last('done')?.table ?? '';
  await host.say({ type: 'watch', table, since: 0 });
  return table;
}

function shownIn(frames: readonly ServerFrame[]): readonly ServerFrame[] {
  return frames.filter(({ type }) => type === 'table');
}

function partsOf(frame: object): readonly string[] {
  return LASTING_PARTS.filter((part) => part in frame);
}

/** Sits somebody down among bots and lets time pass until one of them has decided something, which is held back; says how that person wants something. */
async function untilBotDecided(at: Place, node: ReturnType<Place['node']>, held: readonly unknown[]) {
  const host = await window(at, node, ANNA);
  const table = await openTable(host);
  const wants = (intention: object) => host.say({ type: 'do', id: host.id(), table, intention });
  await wants({ type: 'add-bots', chair: null });
  await wants({ type: 'start' });
  for (let again = 0; again < 20 && held.length === 0; again++) {
    at.pass(3_000);
    await node.tables.wake();
  }
  return wants;
}

/** A table that is opened and that nobody looks at. */
async function quietTable({ tables }: ReturnType<Place['node']>, number: number): Promise<string> {
  const id = `${number}`.padStart(32, '0');
  const opened = await tables.perform(id, ANNA, 'a', { type: 'create-table', name: 'Anna', rules: RULES, options: {} });
  return opened.ok ? (opened.value.table ?? '') : '';
}

function noJson(): Promise<never> {
  return Promise.reject(new SyntaxError('no JSON'));
}

describe('tables', () => {
  it('opening a table is done once: asked again it is the same table, on another node too', async () => {
    const at = place();
    const id = '1'.repeat(32);
    const wish = { type: 'do', id, intention: { type: 'create-table', name: 'Anna', rules: RULES } };
    const one = await window(at, at.node(), ANNA);
    await one.say(wish);
    const other = await window(at, at.node(), ANNA);
    await other.say(wish);
    expect(other.last('done')?.table).toBe(one.last('done')?.table);
    expect([...at.store.logs.keys()].filter((log) => log.startsWith('table/'))).toHaveLength(1);
  });

  it('an older page gets every part of a table each time, a newer one only what is new, and both read the same', async () => {
    const at = place();
    const node = at.node();
    const host = await window(at, node, ANNA);
    const table = await openTable(host);
    const [older, newer] = [await window(at, node, BENE), await window(at, node, CILLI, [3, 2, 1])];
    expect([older.last('welcome')?.version, newer.last('welcome')?.version]).toEqual([1, 2]);
    for (const one of [older, newer]) await one.say({ type: 'watch', table, since: 0 });
    for (const intention of [{ type: 'add-bots', chair: null }, { type: 'say', phrase: 'servus' }, { type: 'start' }])
      await host.say({ type: 'do', id: host.id(), table, intention });
    expect(shownIn(older.frames).every((frame) => partsOf(frame).length === LASTING_PARTS.length)).toBe(true);
    const [first, ...later] = shownIn(newer.frames).map(partsOf);
    expect(first).toEqual(LASTING_PARTS);
    expect(later).toContainEqual([]);
    expect(later.flat()).not.toContain('you');
    let last: TableFrame | null = null;
    for (const frame of shownIn(newer.frames)) {
      const read = readServerFrame(JSON.stringify(frame), last);
      if (read?.type === 'table') last = read;
    }
    expect(last).toEqual(older.last('table'));
    // A page that looks again begins anew.
    await newer.say({ type: 'watch', table, since: 0 });
    expect(partsOf(newer.last('table') ?? {})).toEqual(LASTING_PARTS);
  });

  it('whoever is logged out does nothing more, whether its window closes or not', async () => {
    const at = place();
    const host = await window(at, at.node(), ANNA);
    const table = await openTable(host);
    const wants = (intention: object) => host.say({ type: 'do', id: host.id(), table, intention });
    const last = wants({ type: 'say', phrase: 'servus' });
    host.visitor.logOut();
    await last;
    const before = at.store.tableEvents();
    await wants({ type: 'close' });
    await host.visitor.left();
    expect(host.closed).toEqual([4003]);
    expect(host.last('table')?.sitting.phase).toBe('gathering');
    expect(at.store.tableEvents()).toBe(before + 1);
  });

  it('a quick game sits down at an open table, else at a new one that stands in the list', async () => {
    const at = place();
    const node = at.node();
    const alone = await window(at, node, ANNA);
    const quick = { type: 'quick-game', name: 'Anna', rules: RULES };
    await alone.say({ type: 'do', id: alone.id(), intention: quick });
    const table = alone.last('done')?.table ?? '';
    await alone.say({ type: 'watch', table, since: 0 });
    expect(alone.last('table')?.sitting.phase).toBe('gathering');
    const joins = await window(at, node, BENE);
    await joins.say({ type: 'lobby', on: true });
    expect(joins.last('lobby')?.tables).toMatchObject([{ table, host: 'Anna', people: 1, free: 3, playing: false }]);
    await joins.say({ type: 'do', id: joins.id(), intention: { ...quick, name: 'Bene' } });
    expect(joins.last('done')?.table).toBe(table);
    expect(await node.tables.openTables(BENE)).toEqual([table]);
    expect(alone.last('table')?.sitting.chairs.slice(0, 2)).toMatchObject([{ member: 1 }, { member: 2 }]);
  });

  it('who looks on is seen by name on every node, and no more when the window looks at another table', async () => {
    const at = place();
    const home = at.node();
    const host = await window(at, home, ANNA);
    const table = await openTable(host);
    const away = at.node();
    const looker = await window(at, away, BENE);
    await looker.say({ type: 'watch', table, since: 0 });
    await home.tables.catchUp();
    expect(host.last('table')?.sitting.looking).toEqual([]);
    await looker.say({ type: 'do', id: looker.id(), table, intention: { type: 'look-on', name: 'Bene' } });
    await home.tables.catchUp();
    expect(host.last('table')?.sitting.looking).toMatchObject([{ member: 2, name: 'Bene', present: true }]);
    await looker.say({ type: 'unwatch' });
    await home.tables.catchUp();
    expect(host.last('table')?.sitting.looking).toEqual([]);

    // The name is known by now. A chair that is taken is one of the tables of that person.
    await looker.say({ type: 'watch', table, since: 0 });
    await host.say({ type: 'do', id: host.id(), table, intention: { type: 'hand-over', to: 2 } });
    await away.tables.catchUp();
    expect(looker.last('table')?.you.offeredBy).toBe(1);
    expect(await away.tables.openTables(BENE)).toEqual([]);
    await looker.say({ type: 'do', id: looker.id(), table, intention: { type: 'accept-chair' } });
    expect(looker.last('table')?.you.seat).toBe(0);
    expect(await away.tables.openTables(BENE)).toEqual([table]);
  });

  it('a quick game passes over tables where people have all chairs, and prefers one that has not begun', async () => {
    const at = place();
    const node = at.node();
    const host = await window(at, node, ANNA);
    const playing = await openTable(host, { listed: true });
    const wants = (who: typeof host, table: string, intention: object) =>
      who.say({ type: 'do', id: who.id(), table, intention });
    await wants(host, playing, { type: 'add-bots', chair: null });
    await wants(host, playing, { type: 'start' });
    const other = await window(at, node, BENE);
    const gathering = await openTable(other, { listed: true });
    const quick = { type: 'quick-game', rules: RULES };
    const third = await window(at, node, CILLI);
    await third.say({ type: 'do', id: third.id(), intention: { ...quick, name: 'Cilli' } });
    expect(third.last('done')?.table).toBe(gathering);
    for (const [place, name] of ['Dora', 'Emil'].entries()) {
      const one = await window(at, node, `${place}`.repeat(32));
      await wants(one, gathering, { type: 'sit', name, chair: null });
    }
    const late = await window(at, node, 'd'.repeat(32));
    await late.say({ type: 'do', id: late.id(), intention: { ...quick, name: 'Fanny' } });
    expect(late.last('done')?.table).toBe(playing);
  });

  it('a crowd of hints about one table is answered by a look or two', async () => {
    const at = place();
    const node = at.node();
    const table = await openTable(await window(at, node, ANNA));
    const read = vi.spyOn(at.store, 'read');
    for (let time = 0; time < 100; time++) node.world.hints.say(`table/${table}`);
    await (await node.tables.host(table))?.catchUp();
    await (await node.tables.host(table))?.catchUp();
    expect(read.mock.calls.filter(([log]) => log === `table/${table}`).length).toBeLessThan(5);
  });

  it(
    'a table that is forgotten in the moment in which somebody comes to look is shown all the same',
    { timeout: 60_000 },
    async () => {
      const at = place();
      const node = at.node();
      // So many that others are not kept in memory when nobody looks.
      for (let one = 0; one < 501; one++) {
        const host = await node.tables.host(await quietTable(node, one));
        host?.watchers.add({ person: ANNA, connection: 'a', whole: false, since: 0, send: () => true });
      }
      const read = at.store.read.bind(at.store);
      vi.spyOn(at.store, 'read').mockImplementation(async (...asked) => {
        await immediately();
        return read(...asked);
      });
      for (let turns = 0; turns < 10; turns++) {
        const table = await quietTable(node, 501 + turns);
        const watcher = await window(at, node, BENE);
        const watching = watcher.say({ type: 'watch', table, since: 0 });
        for (let turn = 0; turn < turns; turn++) await immediately();
        await Promise.all([node.tables.forgetIdle(), watching]);
        const host = await node.tables.host(table);
        await host?.perform(host.newId(), {
          type: 'intend',
          person: CILLI,
          connection: 'c',
          intention: { type: 'sit', name: 'Cilli', chair: null },
        });
        expect(watcher.last('table')?.sitting.members.map(({ name }) => name)).toContain('Cilli');
        await watcher.visitor.left();
      }
    },
  );

  it('opens no new tables when so many are looked at as the operator allows, and does again when one is left', async () => {
    const at = place();
    const node = at.node(true, 1);
    const host = await window(at, node, ANNA);
    await openTable(host);
    const other = await window(at, node, BENE);
    expect(await openTable(other)).toBe('');
    expect(other.frames).toContainEqual(expect.objectContaining({ reason: { code: 'no-new-tables' } }));
    await host.visitor.left();
    expect(await openTable(other)).not.toBe('');
  });

  it('an operator without a lobby has no list', async () => {
    const at = place();
    const one = await window(at, at.node(false), ANNA);
    await one.say({ type: 'lobby', on: true });
    expect(one.last('refused')?.reason.code).toBe('lobby-off');
  });

  it('lines reach those who sit there and have not muted, if the host allows them; they are forgotten with the evening', async () => {
    const at = place();
    const node = at.node();
    const host = await window(at, node, ANNA);
    const table = await openTable(host);
    const wants = (who: typeof host, intention: object) => who.say({ type: 'do', id: who.id(), table, intention });
    const guest = await window(at, node, BENE);
    await wants(guest, { type: 'sit', name: 'Bene', chair: null });
    const stranger = await window(at, node, CILLI);
    await stranger.say({ type: 'watch', table, since: 0 });
    await wants(guest, { type: 'write', text: 'Grüß Gott' });
    expect(guest.last('refused')?.reason.code).toBe('text-off');
    await wants(host, { type: 'set-options', options: { freeText: true } });
    await wants(guest, { type: 'write', text: ' Grüß  Gott\u202E ' });
    expect(host.last('chat')?.lines).toEqual([{ n: 1, member: 2, text: 'Grüß Gott' }]);
    expect(stranger.last('chat')).toBeUndefined();
    await wants(stranger, { type: 'write', text: 'Eichel-Ober' });
    expect(stranger.last('refused')?.reason.code).toBe('not-seated');
    await wants(host, { type: 'mute', member: 2, on: true });
    await wants(guest, { type: 'write', text: 'no amoi' });
    expect(host.last('chat')?.lines).toHaveLength(1);
    expect(guest.last('chat')?.lines[0]?.text).toBe('no amoi');
    await wants(host, { type: 'close' });
    expect(at.store.logs.has(`chat/${table}`)).toBe(false);
  });

  it('two nodes show one table: what is done on one is seen on the other when it looks', async () => {
    const at = place();
    const [one, two] = [at.node(), at.node()];
    const host = await window(at, one, ANNA);
    const table = await openTable(host);
    const guest = await window(at, two, BENE);
    await guest.say({ type: 'do', id: guest.id(), table, intention: { type: 'sit', name: 'Bene', chair: 2 } });
    await one.tables.catchUp();
    expect(host.last('table')?.sitting.members.map(({ name }) => name)).toEqual(['Anna', 'Bene']);
  });

  it('bots play when their time has come, and a table goes on on another node', async () => {
    const at = place();
    const first = at.node();
    const host = await window(at, first, ANNA);
    const table = await openTable(host);
    for (const intention of [{ type: 'add-bots', chair: null }, { type: 'start' }]) {
      await host.say({ type: 'do', id: host.id(), table, intention });
    }
    at.pass(13_000);
    await first.tables.wake();
    expect(host.last('table')?.sitting.phase).toBe('playing');
    const again = at.node();
    const back = await window(at, again, ANNA);
    await back.say({ type: 'watch', table, since: 0 });
    expect(back.last('table')?.game?.deal?.hand).toBe(host.last('table')?.game?.deal?.hand);
    const before = at.store.tableEvents();
    for (let turn = 0; turn < 4; turn++) {
      at.pass(1_100);
      await again.tables.wake();
    }
    expect(at.store.tableEvents()).toBeGreaterThan(before);
  });

  it('a bot that thinks longer than a table is leased keeps it: no other node asks its own, unless the first one stands still', async () => {
    const at = place();
    const [slow, other] = [at.node(), at.node()];
    const host = await window(at, slow, ANNA);
    const table = await openTable(host);
    for (const intention of [{ type: 'add-bots', chair: null }, { type: 'start' }]) {
      await host.say({ type: 'do', id: host.id(), table, intention });
    }
    at.pass(13_000);
    await slow.tables.wake();
    const mind = vi.fn(() => new Promise<null>(() => undefined));
    const elsewhere = vi.fn(() => Promise.resolve(null));
    Object.assign(slow.world, { mind });
    Object.assign(other.world, { mind: elsewhere });
    at.pass(2_000);
    void slow.tables.wake();
    await vi.waitFor(() => expect(mind).toHaveBeenCalledOnce());
    for (let turn = 0; turn < 6; turn += 1) {
      at.pass(1_500);
      await slow.tables.renewLeases();
      await other.tables.wake();
    }
    expect(elsewhere).not.toHaveBeenCalled();
    at.pass(4_100);
    await other.tables.wake();
    expect(elsewhere).toHaveBeenCalled();
  });

  it('who is sent away sees it, and does not come back', async () => {
    const at = place();
    const node = at.node();
    const host = await window(at, node, ANNA);
    const table = await openTable(host);
    const guest = await window(at, node, BENE);
    await guest.say({ type: 'do', id: guest.id(), table, intention: { type: 'sit', name: 'Bene', chair: null } });
    await host.say({ type: 'do', id: host.id(), table, intention: { type: 'remove-member', member: 2 } });
    expect(guest.last('no-table')?.reason.code).toBe('removed-here');
    await guest.say({ type: 'watch', table, since: 0 });
    await guest.say({ type: 'do', id: guest.id(), table, intention: { type: 'sit', name: 'Bene', chair: null } });
    expect(guest.last('refused')?.reason.code).toBe('removed-here');
  });

  it("a person has one name: taken elsewhere it is nobody else's where the person is already", async () => {
    const at = place();
    const node = at.node();
    const anna = await window(at, node, ANNA);
    const bene = await window(at, node, BENE);
    const wants = (who: typeof anna, intention: object, table?: string) =>
      who.say({ type: 'do', id: who.id(), ...(table === undefined ? {} : { table }), intention });
    const table = await openTable(anna);
    await wants(bene, { type: 'sit', name: 'Bene', chair: null }, table);
    const [create, quick] = ['create-table', 'quick-game'].map((type) => ({ type, name: 'АNNА', rules: RULES }));
    const names = () => anna.last('table')?.sitting.members.map(({ name }) => name);
    for (const intention of [create, quick]) {
      await wants(bene, intention ?? {});
      expect(bene.last('refused')?.reason.code).toBe('name-taken');
    }
    const other = await openTable(await window(at, node, CILLI));
    await wants(bene, { type: 'sit', name: 'Anna', chair: null }, other);
    await wants(anna, { type: 'say', phrase: 'servus' }, table);
    expect(names()).toEqual(['Anna', 'Bene']);
    // Elsewhere one may be called otherwise, and is so here as well.
    await wants(bene, { type: 'sit', name: 'Benedikt', chair: null }, other);
    await immediately();
    expect(names()).toEqual(['Anna', 'Benedikt']);
  });

  it('a name is not taken by sitting down where one may not', async () => {
    const at = place();
    const node = at.node();
    const closed = await openTable(await window(at, node, BENE), { locked: true });
    const anna = await window(at, node, ANNA);
    const own = await openTable(anna);
    for (const [table, intention] of [
      [closed, { type: 'sit', name: 'Xaver', chair: null }],
      [own, { type: 'say', phrase: 'servus' }],
    ] as const)
      await anna.say({ type: 'do', id: anna.id(), table, intention });
    expect(anna.last('refused')?.reason.code).toBe('table-locked');
    expect(anna.last('table')?.sitting.members.map(({ name }) => name)).toEqual(['Anna']);
  });

  it('a name that was changed or deleted on one node is shown so on the others', async () => {
    const at = place();
    const hints = localHints();
    const [here, there] = [at.node(true, Infinity, hints), at.node(true, Infinity, hints)];
    const anna = await window(at, here, ANNA);
    const table = await openTable(anna);
    const bene = await window(at, there, BENE);
    await bene.say({ type: 'watch', table, since: 0 });
    const seen = () => bene.last('table')?.sitting.members.map(({ name }) => name);
    expect(seen()).toEqual(['Anna']);
    await here.tables.people.setName(ANNA, 'Annerl');
    await immediately();
    expect(seen()).toEqual(['Annerl']);
    await here.tables.people.erase(ANNA);
    await immediately();
    expect(seen()).toEqual([null]);
  });

  it('what another node stored is shown, even if it comes to light with something that is refused', async () => {
    const at = place();
    const host = await window(at, at.node(), ANNA);
    const table = await openTable(host);
    const guest = await window(at, at.node(), BENE);
    await guest.say({ type: 'watch', table, since: 0 });
    await host.say({ type: 'do', id: host.id(), table, intention: { type: 'add-bots', chair: null } });
    await guest.say({ type: 'do', id: guest.id(), table, intention: { type: 'pause' } });
    expect(guest.last('refused')?.reason.code).toBe('not-seated');
    expect(guest.last('table')?.sitting.chairs.every((chair) => chair !== null)).toBe(true);
  });

  it('of a deleted person nothing is kept that was still on its way, no code of a device, and no line of chat', async () => {
    const at = place();
    const { tables, world } = at.node();
    const node = { tables, world };
    const anna = await window(at, node, ANNA);
    const bene = await window(at, node, BENE);
    const table = await openTable(anna, { freeText: true });
    const wants = (who: typeof anna, intention: object, place?: string) =>
      who.say({ type: 'do', id: who.id(), ...(place === undefined ? {} : { table: place }), intention });
    await wants(bene, { type: 'sit', name: 'Bene', chair: null }, table);
    await wants(anna, { type: 'write', text: 'Ich wohn in Aying' }, table);
    await wants(bene, { type: 'write', text: 'Ich nicht' }, table);
    await wants(anna, { type: 'make-device-code' });
    const code = anna.last('done')?.deviceCode ?? '';
    const { people } = tables;
    await Promise.all([
      people.setName(ANNA, 'Anni'),
      people.erase(ANNA),
      people.noteTable(ANNA, 'ABCDE'),
      people.noteDevice({ person: ANNA, id: '1'.repeat(16) }, 'Android'),
      people.setName(ANNA, 'Annerl'),
    ]);
    await people.setName(ANNA, 'Anna');
    await people.noteDevice({ person: ANNA, id: '2'.repeat(16) }, 'Android');
    expect((await people.entries(ANNA)).map(({ type }) => type)).toEqual(['erased']);
    expect(people.nameOf(ANNA)).toBe(null);
    expect(await tables.redeem(code)).toBe(null);
    expect(JSON.stringify([...at.store.logs])).not.toContain('Aying');
    expect((await tables.written(BENE)).map(({ text }) => text)).toEqual(['Ich nicht']);
    await wants(bene, { type: 'write', text: 'Pfiad di' }, table);
    expect(bene.last('chat')?.lines).toMatchObject([{ n: 3, text: 'Pfiad di' }]);
  });

  it('what a bot has decided is done when its time is over, and not at all if something else happened meanwhile', async () => {
    const at = place();
    const { tables, world } = at.node();
    const held: (() => Promise<void>)[] = [];
    const hold: World['hold'] = (_, work) => Promise.resolve(void held.push(work));
    const slow = { ...world, hold };
    const node = { world: slow, tables: tablesOf(slow) };
    await tables.close();
    const wants = await untilBotDecided(at, node, held);
    const before = at.store.tableEvents();
    await wants({ type: 'say', phrase: 'servus' });
    await held.pop()?.();
    expect(at.store.tableEvents()).toBe(before + 1);
    at.pass(5_000);
    await node.tables.wake();
    expect(at.store.tableEvents()).toBe(before + 1);
    await held.pop()?.();
    expect(at.store.tableEvents()).toBeGreaterThan(before + 1);
  });

  it('what a bot has decided is not done if something else is being stored at that moment', async () => {
    const at = place();
    const { tables, world } = at.node();
    await tables.close();
    const held: (() => Promise<void>)[] = [];
    let stored: Promise<unknown> = Promise.resolve();
    const slow: World = {
      ...world,
      hold: (_, work) => Promise.resolve(void held.push(work)),
      store: { ...at.store, append: (command) => stored.then(() => at.store.append(command)) },
    };
    const node = { world: slow, tables: tablesOf(slow) };
    const wants = await untilBotDecided(at, node, held);
    expect(held).toHaveLength(1);
    const before = at.store.tableEvents();
    const gate: (() => void)[] = [];
    stored = new Promise<void>((resolve) => void gate.push(resolve));
    const said = wants({ type: 'say', phrase: 'servus' });
    await immediately();
    const acted = held.pop()?.();
    gate.pop()?.();
    await Promise.all([said, acted]);
    expect(at.store.tableEvents()).toBe(before + 1);
  });

  it('whoever comes to a table whose log cannot be read is told', async () => {
    const at = place();
    const { world } = at.node();
    const failures: unknown[] = [];
    const broken: World = {
      ...world,
      store: { ...world.store, read: noJson },
      failed: (error) => void failures.push(error),
    };
    const guest = await window(at, { world, tables: tablesOf(world) }, ANNA);
    const late = await window(
      at,
      { world: broken, tables: { ...tablesOf(broken), people: tablesOf(world).people } },
      BENE,
    );
    await late.say({ type: 'watch', table: 'ABCDE', since: 0 });
    expect(late.last('no-table')?.reason.code).toBe('try-again');
    expect(failures).toHaveLength(1);
    await guest.say({ type: 'ping', t: 1 });
    expect(guest.last('pong')?.t).toBe(1);
  });

  it('a table whose log cannot be read stands still alone: not those of the same people, nor what looks at many', async () => {
    const at = place();
    const node = at.node();
    const anna = await window(at, node, ANNA);
    const cilli = await window(at, node, CILLI);
    const [lost, other] = [await openTable(anna, { listed: true }), await openTable(cilli)];
    const failures: unknown[] = [];
    let areLost: readonly string[] = [];
    const read: World['store']['read'] = (log, from) => (areLost.includes(log) ? noJson() : at.store.read(log, from));
    const world: World = { ...at.node().world, store: { ...at.store, read }, failed: (error) => failures.push(error) };
    const broken = { world, tables: tablesOf(world) };
    const [looksAtLost, looksAtOther] = [await window(at, broken, BENE), await window(at, broken, BENE)];
    await looksAtLost.say({ type: 'watch', table: lost, since: 0 });
    await looksAtOther.say({ type: 'watch', table: other, since: 0 });
    areLost = [`table/${lost}`];
    await cilli.say({ type: 'do', id: cilli.id(), table: other, intention: { type: 'say', phrase: 'servus' } });
    const shown = shownIn(looksAtOther.frames).length;
    await broken.tables.catchUp();
    expect(shownIn(looksAtOther.frames).length).toBeGreaterThan(shown);
    expect(failures).toHaveLength(1);

    const fresh = { world, tables: tablesOf(world) };
    const guest = await window(at, fresh, BENE);
    await guest.say({ type: 'do', id: guest.id(), intention: { type: 'quick-game', name: 'Bene', rules: RULES } });
    expect(guest.last('done')?.table).not.toBe(lost);
    const again = await window(at, fresh, ANNA);
    expect(await openTable(again)).toMatch(/^[A-Z]{5}$/);
    expect(await fresh.tables.openTables(ANNA)).not.toContain(lost);
    areLost = [`table/${lost}`, `person/${ANNA}`];
    expect((await fresh.tables.lobby()).map(({ table }) => table)).toContain(lost);
    areLost = [`table/${lost}`];
    await fresh.tables.people.erase(ANNA);
    expect(await fresh.tables.people.isKnown({ person: ANNA, id: '0'.repeat(16) })).toBe(false);
  });

  it('whoever goes is gone from every table, also where one of them cannot be read', async () => {
    const at = place();
    const failures: unknown[] = [];
    const { world } = at.node();
    const append: World['store']['append'] = (command) =>
      command.table === lost ? Promise.reject(new Error('no disk')) : at.store.append(command);
    const half: World = { ...world, store: { ...at.store, append }, failed: (error) => failures.push(error) };
    const node = { world: half, tables: tablesOf(half) };
    let lost = '';
    const anna = await window(at, node, ANNA);
    const first = await openTable(anna);
    const second = await openTable(anna);
    lost = `table/${first}`;
    await anna.visitor.left();
    expect(failures).toHaveLength(1);
    const host = await node.tables.host(second);
    expect(host?.evening().members[0]?.connection).toBeNull();
  });

  it('a chain of all deals that cannot be read stops no table', { timeout: 30_000 }, async () => {
    const at = place();
    const { tables, world } = at.node();
    await tables.close();
    const failures: unknown[] = [];
    const { store } = world;
    const read: World['store']['read'] = (log, from) => (log.startsWith('chain/') ? noJson() : store.read(log, from));
    const broken: World = { ...world, store: { ...store, read }, failed: (error) => void failures.push(error) };
    const node = { world: broken, tables: tablesOf(broken) };
    const host = await window(at, node, ANNA);
    const table = await openTable(host);
    const wants = (intention: object) => host.say({ type: 'do', id: host.id(), table, intention });
    await wants({ type: 'add-bots', chair: null });
    await wants({ type: 'start' });
    const deals = () => host.last('table')?.sitting?.deals ?? 0;
    for (let again = 0; again < 1_000 && deals() < 3; again++) {
      at.pass(3_000);
      await node.tables.wake();
      if (host.last('table')?.sitting?.phase === 'between') await wants({ type: 'next' });
      else if (again % 20 === 1) await wants({ type: 'away' });
    }
    expect(deals()).toBe(3);
    expect(failures.length).toBeGreaterThan(0);
    expect(at.store.logs.get('chain/0')).toBeUndefined();
  });

  it('who tries codes is not told any more whether there is a table, but comes back to the own ones', async () => {
    const at = place();
    const node = at.node();
    const open = await openTable(await window(at, node, BENE));
    const guesser = await window(at, node, ANNA);
    const own = await openTable(guesser);
    const tries = async (table: string) => {
      await guesser.say({ type: 'watch', table, since: 0 });
      return guesser.last('no-table')?.reason.code;
    };
    for (const table of ['AAAAA', 'BBBBB', 'CCCCC', 'DDDDD']) expect(await tries(table)).toBe('table-unknown');
    expect(await tries('EEEEE')).toBe('too-fast');
    expect(await tries(open)).toBe('too-fast');
    const intention = { type: 'sit', name: 'Anna', chair: null };
    await guesser.say({ type: 'do', id: guesser.id(), table: open, intention });
    expect(guesser.last('refused')?.reason.code).toBe('too-fast');
    await guesser.say({ type: 'watch', table: own, since: 0 });
    expect(guesser.last('table')).toMatchObject({ table: own, you: { seat: 0 } });
    expect(guesser.closed).toEqual([]);
  });

  it('nobody talks without end: eight things at once, then one every two seconds', async () => {
    const at = place();
    const host = await window(at, at.node(), ANNA);
    const table = await openTable(host, { freeText: true });
    const talk = async (intention: object) => {
      const before = host.frames.filter(({ type }) => type === 'refused').length;
      await host.say({ type: 'do', id: host.id(), table, intention });
      return host.frames.filter(({ type }) => type === 'refused').length === before;
    };
    const [say, write] = [
      { type: 'say', phrase: 'servus' },
      { type: 'write', text: 'Servus' },
    ];
    for (let again = 0; again < 4; again++) expect([await talk(say), await talk(write)]).toEqual([true, true]);
    expect([await talk(say), await talk(write)]).toEqual([false, false]);
    expect(host.last('refused')?.reason.code).toBe('too-fast');
    at.pass(2_000);
    expect([await talk(write), await talk(say)]).toEqual([true, false]);
    expect(host.closed).toEqual([]);
  });

  it('a flood is refused, then cut off; tables of others go on', async () => {
    const at = place();
    const node = at.node();
    const flood = await window(at, node, ANNA);
    for (let sent = 0; sent < 60; sent++) await flood.say({ type: 'ping', t: sent });
    expect(flood.frames.filter(({ type }) => type === 'pong').length).toBeLessThan(31);
    expect(flood.last('refused')?.reason.code).toBe('too-fast');
    expect(flood.closed).toContain(4001);
    const other = await window(at, node, BENE);
    expect(await openTable(other)).toMatch(/^[A-Z]{5}$/);
  });
});
