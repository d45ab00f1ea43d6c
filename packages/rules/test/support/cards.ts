import { cardCode, deckCards, parseCard } from '../../src/card.ts';
import type { Card, CardCode } from '../../src/card.ts';
import { cardsOf, setOf } from '../../src/card-set.ts';
import type { CardSet } from '../../src/card-set.ts';
import { handSize, packetSize } from '../../src/dealing.ts';
import type { HouseRules, HouseRuleSet } from '../../src/house-rules.ts';
import type { PresetName } from '../../src/house-rules/presets.ts';
import { readHouseRules } from '../../src/house-rules/read-house-rules.ts';
import { bySeat, forehandOf, seatsFrom } from '../../src/seat.ts';
import type { BySeat, Seat } from '../../src/seat.ts';

/** One card from its code. */
export function card(code: string): Card {
  const parsed = parseCard(code);
  if (parsed === null) throw new Error(`${code} is no card`);
  return parsed;
}

/** Cards in the order written: `cards('EO HA')`. */
export function cards(text: string): readonly Card[] {
  return text.split(' ').filter(Boolean).map(card);
}

/** A set of cards: `hand('EO HA')`. */
export function hand(text: string): CardSet {
  return setOf(cards(text));
}

/** The codes of a set by ascending index, ready to compare with `sorted`. */
export function codes(set: CardSet): string {
  return cardsOf(set).map(cardCode).join(' ');
}

/** The same cards by ascending index. */
export function sorted(text: string): string {
  return codes(hand(text));
}

/** Codes of cards in their order. */
export function codesOf(list: readonly Card[]): readonly CardCode[] {
  return list.map(cardCode);
}

/** House rules: the options given over the Schafkopfschule, which has all defaults, or over another preset. */
export function rulesOf(set: HouseRuleSet = {}, preset: PresetName = 'schafkopfschule'): HouseRules {
  const read = readHouseRules({ preset, set });
  if (!read.ok) throw new Error(JSON.stringify(read.reason));
  return read.value;
}

/** Hands by seat as they are written in a test; the others get what is left of the deck. */
export type WrittenHands = Readonly<Partial<Record<Seat, string>>>;

/**
 * Four complete hands: those that are written, filled up from the rest of the deck. Where nothing is written each seat gets one Sau, two cards of each
 * suit, and can call a Sau.
 */
export function handsOf(written: WrittenHands, rules: HouseRules = rulesOf()): BySeat<readonly Card[]> {
  const wanted = bySeat((seat) => cards(written[seat] ?? ''));
  const rest = deckCards(rules.deck)
    .filter((one) => !wanted.flat().includes(one))
    .toSorted((a, b) => diagonal(a) - diagonal(b));
  return bySeat((seat) => [...wanted[seat], ...rest.splice(0, handSize(rules) - wanted[seat].length)]);
}

function diagonal(one: Card): number {
  return ((one >> 3) + one) & 3;
}

/** The pack, top card first, that deals these hands. */
export function deckOf(hands: BySeat<readonly Card[]>, dealer: Seat, rules: HouseRules): readonly Card[] {
  const packet = packetSize(rules);
  const rounds = Array.from({ length: handSize(rules) / packet }, (_, round) => round * packet);
  return rounds.flatMap((from) =>
    seatsFrom(forehandOf(dealer)).flatMap((seat) => hands[seat].slice(from, from + packet)),
  );
}
