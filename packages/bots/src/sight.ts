import { TRUMP, deckSet, effectiveSuit, membersOf, orderOf, seatAfter, seatsFrom, setOf } from '@stammtisch/rules';
import type {
  BySeat,
  Card,
  CardOrder,
  CardSet,
  Contract,
  DealView,
  EffectiveSuit,
  HouseRules,
  Seat,
  View,
} from '@stammtisch/rules';
import { readCards } from './card-reading.ts';
import { friendOdds } from './friend-odds.ts';

/** What a seat sees when it is its turn to play a card, worked out from its view and from nothing else. */
export interface Sight {
  readonly rules: HouseRules;
  readonly deal: DealView;
  readonly contract: Contract;
  readonly order: CardOrder;
  readonly seat: Seat;
  readonly hand: CardSet;
  /** The cards that may be played. */
  readonly legal: readonly Card[];
  /** Cards on the table, the led one first. */
  readonly trick: readonly Card[];
  /** Suit that was led; `null` when the seat leads. */
  readonly led: EffectiveSuit | null;
  /** Seats that still play to this trick after this seat, in order. */
  readonly later: readonly Seat[];
  /** Cards that somebody else still holds. */
  readonly unseen: CardSet;
  /** The unseen cards that each seat may hold after what it showed so far; empty for the seat itself. */
  readonly mayHold: BySeat<CardSet>;
  /** How likely each seat is on this seat's side, 0..1; 1 for the seat itself. */
  readonly friend: BySeat<number>;
}

/** What the seat of a view sees; `null` if no card is being played or a spectator looks. */
export function sightOf(view: View): Sight | null {
  const { deal, viewer: seat, rules } = view;
  if (deal === null || deal.contract === null || deal.leader === null || seat === 'spectator') return null;
  const { contract, trick } = deal;
  const order = orderOf(rules, contract);
  const led = trick[0];
  const unseen = unseenCards(rules, deal);
  const mayHold = readCards(rules, deal, order, seat, unseen);
  return {
    rules,
    deal,
    contract,
    order,
    seat,
    hand: deal.hand,
    legal: view.actions.flatMap((action) => (action.type === 'play' ? [action.card] : [])),
    trick,
    led: led === undefined ? null : effectiveSuit(order, led),
    later: seatsFrom(seatAfter(seat)).slice(0, 3 - trick.length),
    unseen,
    mayHold,
    friend: friendOdds({ deal, order, seat, mayHold }),
  };
}

function unseenCards(rules: HouseRules, deal: DealView): CardSet {
  const played = deal.tricks.flatMap((trick) => trick.cards);
  return deckSet(rules.deck) & ~setOf(played) & ~setOf(deal.trick) & ~deal.hand;
}

/** Trumps that somebody else still holds. */
export function unseenTrumps(sight: Sight): CardSet {
  return sight.unseen & membersOf(sight.order, TRUMP);
}
