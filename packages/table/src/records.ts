import { DEAL_STATUS, writeProof, type Proof } from '@stammtisch/fairdeal';
import type { Member } from '@stammtisch/protocol';
import {
  bySeat,
  writeRecord,
  type AuctionWord,
  type BySeat,
  type Seat,
  type TableEvent,
  type WrittenRecord,
} from '@stammtisch/rules';
import { memberOf, memberOfPerson, seatOf, type Evening } from './evening.ts';
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

/** For whom and when records are written. */
export interface Reading {
  readonly now: number;
  readonly isoDate: (at: number) => string;
  /** The person whose own seat stands in them; nobody's without one. */
  readonly person?: string | null;
}

/** Plays a log once more and writes down every deal that is over; `nameOf` says what a member is called. */
export function recordsOf(
  log: readonly LoggedEvent[],
  nameOf: (evening: Evening, member: Member) => string | null,
  { now, isoDate, person = null }: Reading,
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
    found.push({
      at: entry.at,
      proof,
      record: recordOf(after, proof, { date: isoDate(entry.at), auction, nameOf, person }),
    });
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
  readonly person: string | null;
}

function recordOf(evening: Evening, proof: Proof, { date, auction, nameOf, person }: Notes): ProvedRecord | null {
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
      seat: seatOfPerson(evening, person),
      bots: inChairs((member) => memberOf(evening, member).bot),
      level: evening.level,
      takenBack: false,
      seed: null,
    },
    auction,
  });
  return record === null ? null : { ...record, proof };
}

/** Where a person sat, whoever played there for it. */
function seatOfPerson(evening: Evening, person: string | null): Seat | null {
  const one = person === null ? null : memberOfPerson(evening, person);
  return one === null ? null : seatOf(evening, one.member);
}
