import { hex, type Bytes } from './bytes.ts';
import type { CheckedDeal } from './check-proof.ts';
import type { LogPlace } from './proof.ts';

/** Why proofs that are good in themselves do not go together. */
export type EveningProblem =
  | { readonly code: 'deal-twice' }
  | { readonly code: 'secret-twice' }
  | { readonly code: 'log-broken'; readonly n: number };

/** The proofs of an evening, looked at one after the other. */
export interface Evening {
  /** Why a deal, good in itself, does not go with those before it, or `null`; then it counts as seen. */
  readonly add: (deal: CheckedDeal) => EveningProblem | null;
  /** Entries of the log between those seen that were not shown: deals of other tables, or deals that somebody left out. */
  readonly missing: () => number;
  /** Whether the log reached this head: what somebody remembered when they went home. */
  readonly reached: (head: Bytes) => boolean;
}

/** An evening of which nothing is seen yet. Proofs may come in any order. */
export function startEvening(): Evening {
  const deals = new Set<string>();
  const secrets = new Set<string>();
  const log = new Map<number, LogPlace<string>>();
  const heads = new Set<string>();
  let first = Infinity;
  let last = 0;

  function fits({ n, before, after }: LogPlace<string>): boolean {
    if (log.has(n)) return false;
    const [previous, next] = [log.get(n - 1), log.get(n + 1)];
    return (previous === undefined || previous.after === before) && (next === undefined || next.before === after);
  }

  return {
    add({ proof }) {
      const name = `${hex(proof.context.dealId)}/${proof.context.attempt}`;
      const secret = hex(proof.secret);
      const places = placesOf(proof);
      if (deals.has(name)) return { code: 'deal-twice' };
      if (secrets.has(secret)) return { code: 'secret-twice' };
      const broken = places.find((place) => !fits(place));
      if (broken !== undefined) return { code: 'log-broken', n: broken.n };
      deals.add(name);
      secrets.add(secret);
      for (const place of places) {
        log.set(place.n, place);
        heads.add(place.after);
        first = Math.min(first, place.n);
        last = Math.max(last, place.n);
      }
      return null;
    },
    missing: () => (log.size === 0 ? 0 : last - first + 1 - log.size),
    reached: (head) => heads.has(hex(head)),
  };
}

function placesOf({ log }: CheckedDeal['proof']): readonly LogPlace<string>[] {
  if (log === null) return [];
  return [log.lock, log.reveal].map(({ n, before, after }) => ({ n, before: hex(before), after: hex(after) }));
}
