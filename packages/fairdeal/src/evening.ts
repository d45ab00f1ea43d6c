import { hex, type Bytes } from './bytes.ts';
import type { CheckedDeal } from './check-proof.ts';
import { EMPTY_LOG } from './deal-log.ts';
import type { LogPlace } from './proof.ts';

/** Why proofs that are good in themselves do not go together. */
export type EveningProblem =
  | { readonly code: 'deal-twice' }
  | { readonly code: 'secret-twice' }
  | { readonly code: 'log-broken'; readonly n: number };

/** Entries of a log that follow one another. It is whole from its beginning if the first one has number 1. */
export interface Chain {
  readonly first: number;
  readonly last: number;
  /** Head after the last one, as hexadecimal digits. */
  readonly head: string;
}

/** The proofs of one or more evenings, looked at one after the other, in any order. */
export interface Evening {
  /** Why a deal, good in itself, does not go with those before it, or `null`; then it counts as seen. */
  readonly add: (deal: CheckedDeal) => EveningProblem | null;
  /** What has been seen of the logs: one chain for each table, and one more wherever entries were left out. */
  readonly chains: () => readonly Chain[];
  /** Whether a log reached this head: what somebody remembered when they went home. */
  readonly reached: (head: Bytes) => boolean;
}

const BEGINNING = hex(EMPTY_LOG);

/** An evening of which nothing is seen yet. */
export function startEvening(): Evening {
  const deals = new Set<string>();
  const secrets = new Set<string>();
  const log = startLog();
  return {
    add({ proof }) {
      const deal = `${hex(proof.context.dealId)}/${proof.context.attempt}`;
      const secret = hex(proof.secret);
      if (deals.has(deal)) return { code: 'deal-twice' };
      if (secrets.has(secret)) return { code: 'secret-twice' };
      const places = placesOf(proof);
      const broken = places.find((place) => !log.fits(place));
      if (broken !== undefined) return { code: 'log-broken', n: broken.n };
      deals.add(deal);
      secrets.add(secret);
      places.forEach(log.add);
      return null;
    },
    chains: log.chains,
    reached: (head) => log.reached(hex(head)),
  };
}

function startLog() {
  const byBefore = new Map<string, LogPlace<string>>();
  const byAfter = new Map<string, LogPlace<string>>();
  const beginnings = new Set<LogPlace<string>>();

  function fits({ n, before, after }: LogPlace<string>): boolean {
    // Two entries after the same one: somebody was told another story. Only beginnings are alike, one for each table.
    if (byBefore.has(before) || byAfter.has(after)) return false;
    const [previous, next] = [byAfter.get(before), byBefore.get(after)];
    return (previous === undefined || previous.n === n - 1) && (next === undefined || next.n === n + 1);
  }

  function add(place: LogPlace<string>): void {
    byAfter.set(place.after, place);
    if (place.before === BEGINNING) beginnings.add(place);
    else byBefore.set(place.before, place);
  }

  function chainFrom(first: LogPlace<string>): Chain {
    let last = first;
    for (let next = byBefore.get(last.after); next !== undefined; next = byBefore.get(last.after)) last = next;
    return { first: first.n, last: last.n, head: last.after };
  }

  return {
    fits,
    add,
    chains: () => {
      const open = [...byBefore.values()].filter(({ before }) => !byAfter.has(before));
      return [...beginnings, ...open].map(chainFrom);
    },
    reached: (head: string) => byAfter.has(head),
  };
}

function placesOf({ log }: CheckedDeal['proof']): readonly LogPlace<string>[] {
  if (log === null) return [];
  return [log.lock, log.reveal].map(({ n, before, after }) => ({ n, before: hex(before), after: hex(after) }));
}
