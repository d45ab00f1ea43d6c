import { SEATS, bySeat, effectiveSuit, has, membersOf, seatAfter, without } from '@stammtisch/rules';
import type { BySeat, Card, CardOrder, CardSet, DealView, HouseRules, Rufspiel, Seat } from '@stammtisch/rules';

/** Cards that were laid together: a complete trick, or what lies on the table. */
interface Laid {
  readonly leader: Seat;
  readonly cards: readonly Card[];
}

/**
 * Which of the unseen cards each other seat may hold, as a player who pays attention knows it: who did not follow has none of the suit
 * (R71), who did not lay the called Sau when it was searched does not have it (R76), and a hand laid open holds what it shows.
 */
export function readCards(
  rules: HouseRules,
  deal: DealView,
  order: CardOrder,
  seat: Seat,
  unseen: CardSet,
): BySeat<CardSet> {
  const laid = allLaid(deal);
  const called = deal.contract?.game === 'rufspiel' ? deal.contract : null;
  return bySeat((other) => {
    if (other === seat) return 0;
    const shown = deal.shown.find((hand) => hand.seat === other);
    if (shown !== undefined) return shown.cards;
    const possible = unseen & ~suitsWithout(order, laid, other);
    const lacks = called !== null && lacksCalled(rules, order, laid, called, other);
    return lacks ? without(possible, called.called) : possible;
  });
}

function allLaid(deal: DealView): readonly Laid[] {
  const { tricks, trick, leader } = deal;
  return leader === null ? tricks : [...tricks, { leader, cards: trick }];
}

/** All cards of the suits that a seat has shown not to have. */
function suitsWithout(order: CardOrder, laid: readonly Laid[], seat: Seat): CardSet {
  let gone = 0;
  for (const { leader, cards } of laid) {
    const led = cards[0];
    const own = cardBy(leader, cards, seat);
    if (led === undefined || own === undefined) continue;
    const suit = effectiveSuit(order, led);
    if (effectiveSuit(order, own) !== suit) gone |= membersOf(order, suit);
  }
  return gone;
}

/** Whether a seat cannot hold the called card: the declarer, and who followed a search with another card (R76, B36). */
function lacksCalled(
  rules: HouseRules,
  order: CardOrder,
  laid: readonly Laid[],
  called: Rufspiel,
  seat: Seat,
): boolean {
  if (seat === called.declarer) return true;
  const search = firstSearch(order, laid, called.called);
  if (search === null || search.cards.includes(called.called)) return false;
  // Its holder may have led low or, where the house allows it, followed low (R80, B39).
  if (search.leader === seat) return !rules['davonlaufen.enabled'];
  return !rules['davonlaufen.whenFollowing'] && cardBy(search.leader, search.cards, seat) !== undefined;
}

/** The first trick that was led in the suit of the called card; `null` before. */
export function firstSearch(order: CardOrder, laid: readonly Laid[], called: Card): Laid | null {
  const suit = effectiveSuit(order, called);
  return laid.find(({ cards: [led] }) => led !== undefined && effectiveSuit(order, led) === suit) ?? null;
}

function cardBy(leader: Seat, cards: readonly Card[], seat: Seat): Card | undefined {
  return cards.find((_, index) => seatAfter(leader, index) === seat);
}

/** Seats that may hold a card after what they showed. */
export function possibleHolders(mayHold: BySeat<CardSet>, card: Card): readonly Seat[] {
  return SEATS.filter((seat) => has(mayHold[seat], card));
}
