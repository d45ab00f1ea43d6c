import { EMPTY_LOG, hex, startPublicChain, tallyOf } from '@stammtisch/fairdeal';
import { readLogged, recordsOf } from '@stammtisch/table';
import { expect, it } from 'vitest';
import { smallWorld } from '../../test/small-world.ts';
import { publicDealsOf, type EndedDeal } from './public-deals.ts';
import { tablesOf, type Tables } from './tables.ts';

const ANNA = 'a'.repeat(32);
const RULES = { preset: 'schafkopfschule' } as const;

function world() {
  const { store, node, pass } = smallWorld('deals of a server');
  return { world: node(), store, pass };
}

function ended(number: number): EndedDeal {
  const bytes = EMPTY_LOG.map((_, place) => (place === 0 ? number & 255 : place === 1 ? number >> 8 : 7));
  return { id: `deal-${number}`, lock: bytes, record: bytes.map((byte) => byte ^ 255) };
}

/** A table of one person, who is away, and three bots: plays by itself. */
async function tableOfBots(tables: Tables): Promise<string> {
  const created = await tables.perform('1'.repeat(32), ANNA, 'line', {
    type: 'create-table',
    name: 'Anna',
    rules: RULES,
  });
  const code = created.ok ? (created.value.table ?? '') : '';
  const host = await tables.host(code);
  await host?.perform(host.newId(), { type: 'connect', person: ANNA, connection: 'line' });
  for (const intention of [{ type: 'add-bots', chair: null }, { type: 'away' }, { type: 'start' }] as const)
    await host?.perform(host.newId(), { type: 'intend', person: ANNA, connection: 'line', intention });
  return code;
}

it('nodes that link at the same time make one chain, each deal is in it once, over several pages', async () => {
  const { world: here } = world();
  const nodes = [publicDealsOf(here), publicDealsOf(here)];
  for (let number = 0; number < 2_100; number += 2) {
    await Promise.all([
      nodes[0]?.link(ended(number)),
      nodes[1]?.link(ended(number + 1)),
      nodes[1]?.link(ended(number)),
    ]);
  }
  const later = publicDealsOf(here);
  expect(await later.link(ended(2_050))).toBe(await nodes[0]?.link(ended(2_050)));
  const chain = startPublicChain();
  for (const page of [0, 1, 2]) for (const line of await later.page(page)) expect(chain.add(line)).toBeNull();
  expect(chain.deals()).toBe(2_100);
  expect(await later.summary()).toMatchObject({ deals: 2_100, head: chain.head() });
  expect(await later.page(3)).toEqual([]);
});

it('a deal is linked when it is over, and what was dealt is counted when the evening is; a node that dies forgets neither', async () => {
  const { world: here, store, pass } = world();
  const tables = tablesOf(here);
  const code = await tableOfBots(tables);
  const log = async () => (await store.read(`table/${code}`)).map(({ event }) => readLogged(event));
  const host = await tables.host(code);
  for (let step = 0; step < 400 && host?.evening().chain.entries === 0; step++) {
    expect((await tables.deals.summary()).deals).toBe(0);
    pass(1_000);
    await tables.wake();
  }
  // The node that played it dies before it linked anything; another one wakes.
  pass(20_000);
  const other = tablesOf(here);
  await other.wake();
  expect(await other.deals.summary()).toMatchObject({ deals: 1, dealt: { deals: 0 } });
  const host2 = await other.host(code);
  const close = { type: 'intend', person: ANNA, connection: 'line', intention: { type: 'close' } } as const;
  expect(await host2?.perform(host2.newId(), close)).toBeNull();
  await other.wake();
  await other.wake();
  const { proofs } = recordsOf(await log(), () => null, { now: here.now(), isoDate: () => '' });
  const summary = await tablesOf(here).deals.summary();
  expect(summary).toMatchObject({ deals: proofs.length, dealt: tallyOf(proofs) });
  expect(summary.dealt.hands.trumps.flat().reduce((sum, hands) => sum + hands, 0)).toBe(summary.dealt.deals * 4);
  const chain = startPublicChain();
  for (const line of await other.deals.page(0)) expect(chain.add(line)).toBeNull();
  for (const { L, R } of proofs)
    expect((await other.deals.page(0)).some((line) => line.L === L && line.R === R)).toBe(true);
  expect(chain.head()).not.toBe(hex(EMPTY_LOG));
  expect((await store.due(here.now() + 1, here.now() + 2, 10)).length).toBe(0);
});
