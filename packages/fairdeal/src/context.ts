import type { BySeat, DeckSize, Seat } from '@stammtisch/rules';
import { joined, u8, utf8, type Bytes } from './bytes.ts';
import { taggedHash } from './tagged-hash.ts';

/** Who sits on a seat: a person, who may contribute, or a bot, which may not. */
export interface SeatIdentity {
  readonly kind: 'human' | 'bot';
  /** 8 bytes: for a person made by chance for this sitting, for a bot by `botReference`. No name, no account. */
  readonly ref: Bytes;
}

/** What is fixed about a deal before anybody adds chance to it. */
export interface DealContext {
  /** 16 bytes by chance, unique for each deal. */
  readonly dealId: Bytes;
  /** 1, 2, 3 …: a void attempt is followed by another one. */
  readonly attempt: number;
  readonly deck: DeckSize;
  readonly dealer: Seat;
  /** Cards of each packet (R13, B60). */
  readonly packets: readonly number[];
  readonly seats: BySeat<SeatIdentity>;
}

const VERSION = 1;
const KIND = { human: 1, bot: 2 } as const;
const MOST_PACKETS = 8;

/** `ctx` of the protocol: every field has a fixed length or its length before it, so two contexts never have the same bytes. */
export function contextBytes({ dealId, attempt, deck, dealer, packets, seats }: DealContext): Bytes {
  const sitting = seats.flatMap(({ kind, ref }) => [u8(KIND[kind]), ref]);
  return joined(u8(VERSION), dealId, u8(attempt, deck, dealer, packets.length, ...packets), ...sitting);
}

/** Whether these packets give out the whole deck: one to eight of them, each with a card at least. */
export function arePackets(packets: readonly number[], deck: DeckSize): boolean {
  const cards = packets.reduce((sum, packet) => sum + packet, 0);
  const good = packets.every((packet) => Number.isInteger(packet) && packet > 0);
  return good && cards * 4 === deck && packets.length <= MOST_PACKETS;
}

/** The reference of a bot: its name, version, level and build, so that nobody can seat a stronger one after seeing the cards. */
export function botReference(name: string, version: string, level: string, build: string): Bytes {
  return taggedHash('bot-ref', utf8(`${name}/${version}/${level}/${build}`)).slice(0, 8);
}
