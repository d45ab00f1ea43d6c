import {
  TRUMP,
  declarerOf,
  deckSet,
  effectiveSuit,
  membersOf,
  orderOf,
  seatAfter,
  seatsFrom,
  setOf,
} from '@stammtisch/rules';
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
import { mayHoldOf, readDeal } from './card-reading.ts';
import { friendOdds } from './friend-odds.ts';

/** What a seat sees when it is its turn to play a card: worked out from what it may know, and from nothing else. */
export interface Sight {
  readonly rules: HouseRules;
  readonly contract: Contract;
  readonly order: CardOrder;
  readonly seat: Seat;
  readonly hand: CardSet;
  /** The cards that may be played. */
  readonly legal: readonly Card[];
  /** Who leads the trick. */
  readonly leader: Seat;
  /** Cards on the table, the led one first. */
  readonly trick: readonly Card[];
  /** Suit that was led; `null` when the seat leads. */
  readonly led: EffectiveSuit | null;
  /** Seats that still play to this trick after this seat, in order. */
  readonly later: readonly Seat[];
  /** Number of complete tricks, and how many of them each seat has taken. */
  readonly tricks: number;
  readonly taken: BySeat<number>;
  readonly handSizes: BySeat<number>;
  /** Cards that somebody else still holds. */
  readonly unseen: CardSet;
  /** The unseen cards that each seat may hold after what it showed so far; empty for the seat itself. */
  readonly mayHold: BySeat<CardSet>;
  /** Whether the seat knows itself to be the declarer or the partner. */
  readonly declares: boolean;
  /** How likely each seat is on this seat's side, 0..1; 1 for the seat itself. */
  readonly friend: BySeat<number>;
}

/** What the seat of a view sees; `null` if no card is being played or a spectator looks. */
export function sightOf(view: View): Sight | null {
  const { deal, viewer: seat, rules } = view;
  if (deal === null || deal.contract === null || deal.leader === null || seat === 'spectator') return null;
  const { contract, trick, partner, leader } = deal;
  const order = orderOf(rules, contract);
  const led = trick[0];
  const unseen = unseenCards(rules, deal);
  const reading = readDeal(rules, order, deal, contract);
  const mayHold = mayHoldOf(reading, seat, unseen, deal.shown);
  return {
    rules,
    contract,
    order,
    seat,
    hand: deal.hand,
    legal: view.actions.flatMap((action) => (action.type === 'play' ? [action.card] : [])),
    leader,
    trick,
    led: led === undefined ? null : effectiveSuit(order, led),
    later: laterSeats(seat, trick.length),
    tricks: deal.tricks.length,
    taken: deal.taken,
    handSizes: deal.handSizes,
    unseen,
    mayHold,
    declares: seat === declarerOf(contract) || seat === partner,
    friend: friendOdds({ contract, seat, mayHold, leads: reading.leads, partner, stoss: deal.stoss }),
  };
}

/** Seats that still play to a trick after `seat`, when `laid` cards lie on the table. */
export function laterSeats(seat: Seat, laid: number): readonly Seat[] {
  return seatsFrom(seatAfter(seat)).slice(0, 3 - laid);
}

/** Cards that a seat has neither in hand nor seen played. */
export function unseenCards(rules: HouseRules, deal: DealView): CardSet {
  const played = deal.tricks.flatMap((trick) => trick.cards);
  return deckSet(rules.deck) & ~setOf(played) & ~setOf(deal.trick) & ~deal.hand;
}

/** Trumps that somebody else still holds. */
export function unseenTrumps(sight: Sight): CardSet {
  return sight.unseen & membersOf(sight.order, TRUMP);
}
