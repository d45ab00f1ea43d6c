import { setImmediate as immediately } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { ANNA, openTable, place, window, type Place } from '../../test/table-windows.ts';
import { tablesOf } from './tables.ts';
import type { World } from './world.ts';

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

describe('bots at a table', () => {
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
});
