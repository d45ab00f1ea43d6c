import { createHash } from 'node:crypto';
import { readLogged, recordsOf } from '@stammtisch/table';
import type { StoredEvent } from '../../src/store/event-store.ts';

/** What a log of a table comes to: all that people keep of an evening. */
export interface Replayed {
  readonly deals: number;
  /** By member, in the unit of the rules. */
  readonly accounts: readonly number[];
  /** SHA-256 of all records with their bills and proofs, as JSON. */
  readonly records: string;
  readonly proofs: string;
}

/** Replays a log as it lies in the store. Throws if it cannot be read. */
export function replayed(log: readonly StoredEvent[]): Replayed {
  const { evening, records, proofs } = recordsOf(
    log.map(({ event }) => readLogged(event)),
    (_, member) => `Person ${member}`,
    { now: Number.MAX_SAFE_INTEGER, isoDate: (at) => new Date(at).toISOString() },
  );
  return {
    deals: records.length,
    accounts: evening?.members.map(({ account }) => account) ?? [],
    records: hashOf(records),
    proofs: hashOf(proofs),
  };
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
