import { localHints } from '../../src/hints/local-hints.ts';
import { tablesOf } from '../../src/tables/tables.ts';
import type { World } from '../../src/tables/world.ts';
import type { EventStore } from '../../src/store/event-store.ts';

/** What came of many people who wanted the same chair at the same time. */
export interface ClaimsReport {
  readonly claims: number;
  /** Who got it: exactly one, whatever happens. */
  readonly winners: number;
  readonly refusals: Readonly<Record<string, number>>;
  /** Who sits there according to the log. */
  readonly sitting: number;
}

/** Lets so many people claim one chair at once, over two nodes that share a store. */
export async function parallelClaims(store: EventStore, claims: number): Promise<ClaimsReport> {
  let ids = 0;
  const bytes = (count: number): Uint8Array => {
    ids += 1;
    const number = ids;
    return Uint8Array.from({ length: count }, (_, place) => (number >> (8 * (place % 4))) & 255);
  };
  const world = (): World => ({
    store,
    hints: localHints(),
    now: () => 1_800_000_000_000,
    bytes,
    mind: () => Promise.resolve(null),
    botDelay: () => 1_000,
    hold: (_, work) => work(),
    failed: (error) => {
      throw error;
    },
    rules: { lobby: true, freeText: false, newTables: () => true },
  });
  const nodes = [tablesOf(world()), tablesOf(world())];
  const [first] = nodes;
  const created = await first?.perform('f'.repeat(32), 'host', 'line', {
    type: 'create-table',
    name: 'Host',
    rules: { preset: 'wirtshaus' },
  });
  const code = created?.ok === true ? (created.value.table ?? '') : '';
  const refusals: Record<string, number> = {};
  let winners = 0;
  await Promise.all(
    Array.from({ length: claims }, async (_, place) => {
      const host = await nodes[place % 2]?.host(code);
      const intention = { type: 'sit', name: `Gast ${place}`, chair: 2 } as const;
      const id = (place + 1).toString(16).padStart(32, '0');
      const person = `guest-${place}`;
      const refusal = await host?.perform(id, { type: 'intend', person, connection: `line-${place}`, intention });
      if (refusal === null) winners += 1;
      else refusals[refusal?.code ?? ''] = (refusals[refusal?.code ?? ''] ?? 0) + 1;
    }),
  );
  const host = await first?.host(code);
  await host?.catchUp();
  const sitting = host?.evening().members.filter(({ person }) => person !== 'host').length ?? 0;
  return { claims, winners, refusals, sitting };
}
