import { hex, recordHash, tallyOf } from '@stammtisch/fairdeal';
import { recordsOf, type Evening, type LoggedEvent } from '@stammtisch/table';
import { addEntry, logOf, type Entry } from './log-of.ts';
import type { EndedDeal, PublicDeals } from './public-deals.ts';
import type { World } from './world.ts';

/** Which deals of a table are in the chain of all deals already. */
export interface TableLinks {
  readonly note: (ended: EndedDeal | null) => void;
  /** Whether something of this evening is perhaps missing there. */
  readonly isBehind: (phase: Evening['phase']) => boolean;
  /** Brings everything there that is missing; and at the end of the evening what was dealt. */
  readonly catchUp: (phase: Evening['phase'], log: () => Promise<readonly LoggedEvent[]>) => Promise<void>;
}

/** That a deal is in the chain, or that the evening is counted. */
type LinkEntry = Entry & ({ readonly n: number } | { readonly counted: true });

export function tableLinks(world: World, deals: PublicDeals, code: string): TableLinks {
  const name = logOf.links(code);
  const ended: EndedDeal[] = [];
  /** `null` as long as nobody looked. */
  let done: { readonly linked: number; readonly counted: boolean } | null = null;

  async function look(): Promise<{ readonly linked: number; readonly counted: boolean }> {
    const entries = (await world.store.read(name)).map(({ event }) => event as LinkEntry);
    const linked = entries.filter((entry) => 'n' in entry).length;
    return { linked, counted: linked < entries.length };
  }

  async function link(deal: EndedDeal): Promise<void> {
    const entry: LinkEntry = { v: 1, at: world.now(), n: await deals.link(deal) };
    await addEntry(world, name, entry, deal.id);
  }

  return {
    note: (deal) => {
      if (deal !== null) ended.push(deal);
    },
    isBehind(phase) {
      if (ended.length === 0) return false;
      return done === null || done.linked < ended.length || (phase === 'closed' && !done.counted);
    },
    async catchUp(phase, log) {
      done = await look();
      for (const deal of ended.slice(done.linked)) await link(deal);
      if (phase === 'closed' && !done.counted) {
        const { proofs } = recordsOf(await log(), () => null, { now: world.now(), isoDate: () => '' });
        await deals.count(code, tallyOf(proofs));
        const entry: LinkEntry = { v: 1, at: world.now(), counted: true };
        await addEntry(world, name, entry, 'counted');
      }
      done = { linked: ended.length, counted: phase === 'closed' };
    },
  };
}

/** The deal that ended between two moments of an evening, if one did. */
export function endedBetween(before: Evening | null, after: Evening): EndedDeal | null {
  if (after.proved === null || after.proved === before?.proved) return null;
  const { parts } = after.proved;
  const { dealId, attempt } = parts.context;
  return { id: `${hex(dealId)}/${attempt}`, lock: parts.lock, record: recordHash(parts) };
}
