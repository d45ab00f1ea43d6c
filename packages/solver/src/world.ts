import { SEATS, bySeat, effectiveSuit, has, seatAfter } from '@stammtisch/rules';
import type { BySeat, Card, CardSet, Play, Seat } from '@stammtisch/rules';

/**
 * Makes plays that agree with this one in everything on the table, but have other cards in the hands: the worlds that a player thinks
 * possible. What the cards of the past mean follows from the hands: who the partner is, and whether he ran away (R80). Does not check
 * that every card of the past was legal in the world.
 */
export function worldsOf(play: Play): (hands: BySeat<CardSet>) => Play {
  const played = playedBySeat(play);
  const called = play.contract.game === 'rufspiel' ? play.contract.called : null;
  if (called === null) return (hands) => ({ ...play, hands, dealt: bySeat((seat) => hands[seat] | played[seat]) });
  const wentUnder = bySeat((seat) => wentUnderCalled(play, called, seat));
  return (hands) => {
    const dealt = bySeat((seat) => hands[seat] | played[seat]);
    const partner = SEATS.find((seat) => has(dealt[seat], called)) ?? null;
    return { ...play, hands, dealt, partner, ranAway: partner !== null && wentUnder[partner] };
  };
}

function playedBySeat(play: Play): BySeat<CardSet> {
  const played: [CardSet, CardSet, CardSet, CardSet] = [0, 0, 0, 0];
  for (const [seat, card] of playedCards(play)) played[seat] |= 1 << card;
  return played;
}

function playedCards(play: Play): readonly (readonly [seat: Seat, card: Card, led: Card])[] {
  return [...play.tricks, { leader: play.leader, cards: play.trick }].flatMap(({ leader, cards }) =>
    cards.map((card, place) => [seatAfter(leader, place), card, cards[0] ?? card] as const),
  );
}

/** Whether a seat, had it the called card, would have run away: it played a lower card of the suit in a trick led in that suit. */
function wentUnderCalled(play: Play, called: Card, seat: Seat): boolean {
  const suit = effectiveSuit(play.order, called);
  const inSuit = (card: Card): boolean => effectiveSuit(play.order, card) === suit;
  const cards = playedCards(play);
  const fell = cards.findIndex(([, card]) => card === called);
  return cards.some(
    ([by, card, led], index) =>
      by === seat && (fell < 0 || index < fell) && card !== called && inSuit(card) && inSuit(led),
  );
}
