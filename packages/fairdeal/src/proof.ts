import { cardCode } from '@stammtisch/rules';
import type { BySeat, Card, CardCode, Seat } from '@stammtisch/rules';
import { hex, type Bytes } from './bytes.ts';
import type { Opening } from './commitment.ts';
import { dealCards } from './deal-cards.ts';
import { logStep } from './deal-log.ts';
import { DEAL_STATUS, type DealStatus } from './deal-status.ts';
import { recordHash, type DealParts } from './record-hash.ts';

/** One entry of the log: its number from 1, and the heads before and after it. */
export interface LogPlace<Head = Bytes> {
  readonly n: number;
  readonly before: Head;
  readonly after: Head;
}

/** Where the two entries of a deal stand in the log. */
export interface LogPlaces<Head = Bytes> {
  readonly lock: LogPlace<Head>;
  readonly reveal: LogPlace<Head>;
}

/** A proof as JSON: everything that is needed to compute a deal again. Bytes are lower-case hexadecimal digits. */
export interface Proof {
  readonly skfd: 1;
  readonly dealId: string;
  readonly attempt: number;
  readonly deck: 24 | 32;
  readonly dealer: Seat;
  readonly packets: readonly number[];
  readonly seats: BySeat<{ readonly kind: 'human' | 'bot'; readonly ref: string }>;
  /** Commitment of the server. */
  readonly C: string;
  /** Commitments of the seats; `null` where a seat adds nothing. */
  readonly commits: BySeat<string | null>;
  /** What was locked. */
  readonly L: string;
  readonly openings: BySeat<{ readonly r: string; readonly cuts: readonly number[] } | null>;
  /** Secret of the server. */
  readonly s: string;
  readonly status: DealStatus;
  /** Cards of each seat in the order dealt; `null` where no cards were dealt. */
  readonly hands: BySeat<readonly CardCode[]> | null;
  /** Hash that closes the deal. */
  readonly R: string;
  readonly log?: LogPlaces<string>;
}

/** Writes down a deal that is over. `log` says where it stands in the log, if it is in one. */
export function writeProof(parts: DealParts, log: LogPlaces | null): Proof {
  const { context, commitment, commits, lock, openings, secret, status } = parts;
  const hands = status === DEAL_STATUS.void ? null : dealCards(context, secret, openings).hands;
  return {
    skfd: 1,
    dealId: hex(context.dealId),
    attempt: context.attempt,
    deck: context.deck,
    dealer: context.dealer,
    packets: context.packets,
    seats: each(context.seats, ({ kind, ref }) => ({ kind, ref: hex(ref) })),
    C: hex(commitment),
    commits: each(commits, (commit) => (commit === null ? null : hex(commit))),
    L: hex(lock),
    openings: each(openings, writeOpening),
    s: hex(secret),
    status,
    hands: hands === null ? null : each(hands, writeCards),
    R: hex(recordHash(parts)),
    ...(log === null ? {} : { log: { lock: writePlace(log.lock), reveal: writePlace(log.reveal) } }),
  };
}

/** Adds a deal to a log in which nothing else happened between its lock and its end. `before` entries are in it already. */
export function nextPlaces(parts: DealParts, before: number, head: Bytes): LogPlaces {
  const locked = logStep(head, 'lock', parts.lock);
  const revealed = logStep(locked, 'reveal', recordHash(parts));
  return {
    lock: { n: before + 1, before: head, after: locked },
    reveal: { n: before + 2, before: locked, after: revealed },
  };
}

function writeOpening(opening: Opening | null): Proof['openings'][Seat] {
  return opening === null ? null : { r: hex(opening.r), cuts: opening.cuts };
}

function writeCards(cards: readonly Card[]): readonly CardCode[] {
  return cards.map(cardCode);
}

function writePlace({ n, before, after }: LogPlace): LogPlace<string> {
  return { n, before: hex(before), after: hex(after) };
}

function each<From, To>([a, b, c, d]: BySeat<From>, write: (value: From) => To): BySeat<To> {
  return [write(a), write(b), write(c), write(d)];
}
