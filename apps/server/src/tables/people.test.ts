import { setImmediate as immediately } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ANNA, BENE, CILLI, RULES, openTable, place, window } from '../../test/table-windows.ts';
import { localHints } from '../hints/local-hints.ts';

describe('names of people', () => {
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
});
