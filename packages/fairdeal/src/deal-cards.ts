import { bySeat, cutDeck, cutterOf, distance, forehandOf } from '@stammtisch/rules';
import type { BySeat, Card, DeckSize } from '@stammtisch/rules';
import type { Bytes } from './bytes.ts';
import { mixOf, serverCommitment, type Opening } from './commitment.ts';
import type { DealContext } from './context.ts';
import { shuffled } from './shuffle.ts';
import { taggedMac } from './tagged-hash.ts';

/** The cards of a deal and what they came from. */
export interface DealtCards {
  /** `M`: the chance of all seats. */
  readonly mix: Bytes;
  /** `K`: the key of the shuffle. */
  readonly key: Bytes;
  /** The pack before it was cut, from the top. */
  readonly shuffled: readonly Card[];
  /** The pack as it was given out. */
  readonly deck: readonly Card[];
  /** Cards of each seat in the order in which it got them. */
  readonly hands: BySeat<readonly Card[]>;
}

/** The shuffled pack, from the chance of the server and of the seats alone. */
export function shuffledPack(
  context: DealContext,
  secret: Bytes,
  chances: BySeat<Bytes | null>,
): Pick<DealtCards, 'mix' | 'key' | 'shuffled'> {
  const mix = mixOf(context, serverCommitment(context, secret), chances);
  const key = taggedMac(secret, 'deal-key', mix);
  return { mix, key, shuffled: shuffled(context.deck, key).map((place) => cardAt(context.deck, place)) };
}

/** Shuffles, cuts and gives out. Seats that did not open add nothing. */
export function dealCards(context: DealContext, secret: Bytes, openings: BySeat<Opening | null>): DealtCards {
  const pack = shuffledPack(
    context,
    secret,
    bySeat((seat) => openings[seat]?.r ?? null),
  );
  const cuts = openings[cutterOf(context.dealer)]?.cuts ?? [];
  const deck = cuts.reduce(cutDeck, pack.shuffled);
  return { ...pack, deck, hands: handsOf(context, deck) };
}

/** Packet by packet, clockwise from the forehand (R12). */
function handsOf({ dealer, packets }: DealContext, deck: readonly Card[]): BySeat<readonly Card[]> {
  return bySeat((seat) => {
    const place = distance(forehandOf(dealer), seat);
    let from = 0;
    return packets.flatMap((packet) => {
      const start = from + place * packet;
      from += packet * 4;
      return deck.slice(start, start + packet);
    });
  });
}

/** The card at a place of the sorted pack: suits E G H S, ranks A Z K O U 9 8 7, of which the short deck has six. */
function cardAt(deck: DeckSize, place: number): Card {
  const ranks = deck / 4;
  return Math.floor(place / ranks) * 8 + (place % ranks);
}
