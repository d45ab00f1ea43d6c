import { DEAL_STATUS, writeProof, type Proof } from '@stammtisch/fairdeal';
import type { Member } from '@stammtisch/protocol';
import {
  SEATS,
  bySeat,
  writeRecord,
  type AuctionWord,
  type BySeat,
  type TableEvent,
  type WrittenRecord,
} from '@stammtisch/rules';
import { memberOf, memberOfPerson, type Evening } from './evening.ts';
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

/** Writes down the deals of a log that grows: what is over is written once, however often it is read. */
export interface EveningWriter {
  /** How many entries of the log were taken. */
  readonly length: () => number;
  /** Deals and attempts that are over so far: what the writer keeps grows with them. */
  readonly deals: () => number;
  /** Goes on with the next entry of the log. */
  readonly take: (entry: LoggedEvent) => void;
  /** Everything so far; `nameOf` says what a member is called. */
  readonly read: (nameOf: NameOf, reading: Reading) => EveningRecords;
}

type NameOf = (evening: Evening, member: Member) => string | null;

/** A deal that is over, without what depends on who reads it and when. */
interface WrittenDeal {
  readonly at: number;
  readonly proof: Proof;
  readonly record: WrittenRecord | null;
  readonly chairs: Evening['chairs'];
}

/** A writer that has taken nothing yet. */
export function eveningWriter(): EveningWriter {
  const written: WrittenDeal[] = [];
  let length = 0;
  let evening: Evening | null = null;
  let auction: readonly AuctionWord[] = [];

  function take(entry: LoggedEvent): void {
    const before = evening;
    const after = evolveEvening(before, entry);
    const words = entry.event.type === 'game' ? withWord(auction, entry.event.event) : auction;
    if (after.proved !== null && after.proved !== before?.proved) {
      const proof = writeProof(after.proved.parts, after.proved.places);
      const record = recordOf(after, proof, words);
      written.push({ at: entry.at, proof, record, chairs: after.chairs });
    }
    auction = words;
    evening = after;
    length += 1;
  }

  function read(nameOf: NameOf, { now, isoDate, person = null }: Reading): EveningRecords {
    const current = evening;
    if (current === null) return { evening: null, records: [], proofs: [] };
    const isOpen = ({ at, proof }: WrittenDeal): boolean =>
      proof.status !== DEAL_STATUS.thrownIn || current.phase === 'closed' || now >= at + CLOSED_MS;
    const own = person === null ? null : (memberOfPerson(current, person)?.member ?? null);
    const open = written.filter(isOpen);
    const records = open.flatMap(({ at, proof, record, chairs }) => {
      if (record === null) return [];
      const names = inChairs(chairs, (member) => nameOf(current, member));
      // Where the person sat, whoever played there for it.
      const seat = own === null ? null : (SEATS.find((one) => chairs[one] === own) ?? null);
      const source = record.source && { ...record.source, seat };
      return [{ ...record, names, date: isoDate(at), ...(source && { source }), proof }];
    });
    return { evening: current, records, proofs: open.map(({ proof }) => proof) };
  }

  return { length: () => length, deals: () => written.length, take, read };
}

/** Plays a log once more and writes down every deal that is over; `nameOf` says what a member is called. */
export function recordsOf(log: readonly LoggedEvent[], nameOf: NameOf, reading: Reading): EveningRecords {
  const writer = eveningWriter();
  log.forEach(writer.take);
  return writer.read(nameOf, reading);
}

function withWord(auction: readonly AuctionWord[], event: TableEvent): AuctionWord[] {
  if (event.type === 'dealt') return [];
  const isWord =
    event.type === 'interested' || event.type === 'passed' || event.type === 'held' || event.type === 'named';
  return isWord ? [...auction, event] : [...auction];
}

/** What everybody reads of a deal alike; the rest of the notes has its place kept. */
function recordOf(evening: Evening, proof: Proof, auction: readonly AuctionWord[]): WrittenRecord | null {
  const { game, chairs, code } = evening;
  const isOver = proof.status === DEAL_STATUS.played || proof.status === DEAL_STATUS.thrownIn;
  if (game.deal === null || !isOver) return null;
  const { number } = game.deal;
  return writeRecord(game.rules, game.deal, `${code}-${number}`, {
    names: [null, null, null, null],
    date: '',
    source: {
      app: 'Stammtisch',
      session: code,
      deal: number,
      seat: null,
      bots: inChairs(chairs, (member) => memberOf(evening, member).bot),
      level: evening.level,
      takenBack: false,
      seed: null,
    },
    auction,
  });
}

function inChairs<Value>(chairs: Evening['chairs'], read: (member: Member) => Value | null): BySeat<Value | null> {
  return bySeat((seat) => {
    const member = chairs[seat];
    return member === null ? null : read(member);
  });
}
