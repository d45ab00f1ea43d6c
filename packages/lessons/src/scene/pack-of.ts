import { bySeat, cardsOf, deckCards, forehandOf, packetSize, seatsFrom, setOf } from '@stammtisch/rules';
import type { BySeat, Card, HouseRules, Seat } from '@stammtisch/rules';
import { readCards } from './read-cards.ts';

/** Hands of eight from what is written of them: what is left of the deck goes to whoever needs cards, in a fixed order. */
export function fillHands(rules: HouseRules, written: BySeat<string>, size: number): BySeat<readonly Card[]> {
  const given = bySeat((seat) => readCards(written[seat]));
  const all = given.flat();
  if (cardsOf(setOf(all)).length !== all.length) throw new Error(`a card twice: ${written.join(' | ')}`);
  const left = deckCards(rules.deck).filter((card) => !all.includes(card));
  return bySeat((seat) => {
    const missing = size - given[seat].length;
    if (missing < 0) throw new Error(`too many cards: ${written[seat]}`);
    return [...given[seat], ...left.splice(0, missing)];
  });
}

/** The pack, top card first, from which these hands are dealt. */
export function packOf(rules: HouseRules, dealer: Seat, hands: BySeat<readonly Card[]>): readonly Card[] {
  const packet = packetSize(rules);
  const rounds = Array.from({ length: hands[0].length / packet }, (_, round) => round * packet);
  return rounds.flatMap((start) =>
    seatsFrom(forehandOf(dealer)).flatMap((seat) => hands[seat].slice(start, start + packet)),
  );
}
