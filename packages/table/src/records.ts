import { DEAL_STATUS, writeProof, type Proof } from '@stammtisch/fairdeal';
import type { Member } from '@stammtisch/protocol';
import {
  bySeat,
  writeRecord,
  type AuctionWord,
  type BySeat,
  type TableEvent,
  type WrittenRecord,
} from '@stammtisch/rules';
import { memberOf, type Evening } from './evening.ts';
import type { LoggedEvent } from './event.ts';
import { evolveEvening } from './evolve.ts';

/** A record with the proof how its cards were dealt. */
export interface ProvedRecord extends WrittenRecord {
  readonly proof: Proof;
}

/** What can be written down of an evening. */
export interface EveningRecords {
  readonly evening: Evening | null;
  readonly records: readonly ProvedRecord[];
  /** Of all attempts, void ones too. */
  readonly proofs: readonly Proof[];
}

/** Cards that were thrown in stay closed for so long, or until the evening ends. */
const CLOSED_MS = 24 * 3_600_000;

/** Plays a log once more and writes down every deal that is over; `nameOf` says what a member is called. */
export function recordsOf(
  log: readonly LoggedEvent[],
  nameOf: (evening: Evening, member: Member) => string | null,
  { now, isoDate }: { readonly now: number; readonly isoDate: (at: number) => string },
): EveningRecords {
  const found: { readonly at: number; readonly proof: Proof; readonly record: ProvedRecord | null }[] = [];
  let evening: Evening | null = null;
  let auction: AuctionWord[] = [];
  for (const entry of log) {
    const before: Evening | null = evening;
    const after: Evening = evolveEvening(before, entry);
    evening = after;
    if (entry.event.type === 'game') auction = withWord(auction, entry.event.event);
    if (after.proved === null || after.proved === before?.proved) continue;
    const proof = writeProof(after.proved.parts, after.proved.places);
    found.push({ at: entry.at, proof, record: recordOf(after, proof, { date: isoDate(entry.at), auction, nameOf }) });
  }
  const isOpen = ({ at, proof }: (typeof found)[number]) =>
    proof.status !== DEAL_STATUS.thrownIn || evening?.phase === 'closed' || now >= at + CLOSED_MS;
  const open = found.filter(isOpen);
  return {
    evening,
    records: open.flatMap(({ record }) => (record === null ? [] : [record])),
    proofs: open.map(({ proof }) => proof),
  };
}

function withWord(auction: readonly AuctionWord[], event: TableEvent): AuctionWord[] {
  if (event.type === 'dealt') return [];
  const isWord =
    event.type === 'interested' || event.type === 'passed' || event.type === 'held' || event.type === 'named';
  return isWord ? [...auction, event] : [...auction];
}

interface Notes {
  /** In ISO 8601. */
  readonly date: string;
  readonly auction: readonly AuctionWord[];
  readonly nameOf: (evening: Evening, member: Member) => string | null;
}

function recordOf(evening: Evening, proof: Proof, { date, auction, nameOf }: Notes): ProvedRecord | null {
  const { game, chairs, code } = evening;
  const isOver = proof.status === DEAL_STATUS.played || proof.status === DEAL_STATUS.thrownIn;
  if (game.deal === null || !isOver) return null;
  const inChairs = <Value>(read: (member: Member) => Value | null): BySeat<Value | null> =>
    bySeat((seat) => {
      const member = chairs[seat];
      return member === null ? null : read(member);
    });
  const { number } = game.deal;
  const record = writeRecord(game.rules, game.deal, `${code}-${number}`, {
    names: inChairs((member) => nameOf(evening, member)),
    date,
    source: {
      app: 'Stammtisch',
      session: code,
      deal: number,
      seat: null,
      bots: inChairs((member) => memberOf(evening, member).bot),
      level: evening.level,
      takenBack: false,
      seed: null,
    },
    auction,
  });
  return record === null ? null : { ...record, proof };
}
