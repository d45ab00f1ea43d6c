import { LASTING_PARTS, readServerFrame, type TableFrame } from '@stammtisch/protocol';
import { setImmediate as immediately } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { ANNA, BENE, CILLI, RULES, openTable, place, shownIn, window, type Place } from '../../test/table-windows.ts';

function partsOf(frame: object): readonly string[] {
  return LASTING_PARTS.filter((part) => part in frame);
}

/** A table that is opened and that nobody looks at. */
async function quietTable({ tables }: ReturnType<Place['node']>, number: number): Promise<string> {
  const id = `${number}`.padStart(32, '0');
  const opened = await tables.perform(id, ANNA, 'a', { type: 'create-table', name: 'Anna', rules: RULES, options: {} });
  return opened.ok ? (opened.value.table ?? '') : '';
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
