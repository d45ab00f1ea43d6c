import { describe, expect, it } from 'vitest';
import { ANNA, BENE, CILLI, RULES, openTable, place, shownIn, window } from '../../test/table-windows.ts';
import { tablesOf } from './tables.ts';
import type { World } from './world.ts';

function noJson(): Promise<never> {
  return Promise.reject(new SyntaxError('no JSON'));
}

describe('a log that cannot be read', () => {
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
});
