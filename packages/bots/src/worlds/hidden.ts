import { SEATS, bySeat, cardOf, effectiveSuit, has, membersOf, orderOf, rankOf } from '@stammtisch/rules';
import type { BySeat, Card, CardSet, DealView, HouseRules, Rufspiel, Seat, View } from '@stammtisch/rules';
import { mayHoldOf, readDeal } from '../card-reading.ts';
import { unseenCards } from '../sight.ts';
import { needsUnderSau } from './under-sau.ts';

/** Everything that is certain about the cards a seat does not see. */
export interface Hidden {
  readonly seat: Seat;
  /** The own hand, and what each other seat may hold. */
  readonly hand: CardSet;
  readonly mayHold: BySeat<CardSet>;
  /** How many cards each seat holds. */
  readonly sizes: BySeat<number>;
  /** What the called card of a Rufspiel proves about hidden hands; `null` if nothing. */
  readonly called: CalledCard | null;
  /** Cards of which a seat must hold at least one: the caller's suit (R39); `null` if nothing of the kind is open. */
  readonly oneOf: { readonly seat: Seat; readonly cards: CardSet } | null;
}

/** A called card that is hidden, or whose holder showed it and had to hold others with it. */
export interface CalledCard {
  /** `null` once it has been played. */
  readonly card: Card | null;
  /** The plain cards of its suit, the card itself included. */
  readonly suit: CardSet;
  /** By seat: how many cards of the suit it must hold now if it is the holder, given what it played; `null` if it cannot be the holder. */
  readonly holders: BySeat<number | null>;
}

/** What a seat knows for certain about the hidden cards; before a contract the only certainty is the own hand. */
export function hiddenFrom(view: View): Hidden | null {
  const { deal, rules, viewer: seat } = view;
  if (deal === null || seat === 'spectator') return null;
  const unseen = unseenCards(rules, deal);
  const { contract } = deal;
  if (contract === null || deal.leader === null) {
    const mayHold = bySeat((other) => (other === seat ? 0 : unseen));
    return { seat, hand: deal.hand, mayHold, sizes: deal.handSizes, called: null, oneOf: null };
  }
  const order = orderOf(rules, contract);
  const read = mayHoldOf(readDeal(rules, order, deal, contract), seat, unseen, deal.shown);
  const mayHold = contract.game === 'rufspiel' ? withMussHoldings(rules, deal, contract, seat, read) : read;
  const base = { seat, hand: deal.hand, mayHold, sizes: deal.handSizes };
  if (contract.game !== 'rufspiel') return { ...base, called: null, oneOf: null };
  return {
    ...base,
    called: calledOf(rules, deal, contract, seat, mayHold),
    oneOf: callersSuit(rules, deal, contract, mayHold),
  };
}

function calledOf(
  rules: HouseRules,
  deal: DealView,
  contract: Rufspiel,
  seat: Seat,
  mayHold: BySeat<CardSet>,
): CalledCard | null {
  const { called } = contract;
  const order = orderOf(rules, contract);
  const suit = membersOf(order, effectiveSuit(order, called));
  if (SEATS.some((other) => has(mayHold[other], called))) {
    const holders = bySeat((other) => {
      if (!has(mayHold[other], called) || (deal.partner !== null && deal.partner !== other)) return null;
      const isOpponent = deal.stoss.some((giver, step) => giver === other && step % 2 === 0);
      return isOpponent ? null : needsUnderSau(rules, deal, contract, other);
    });
    return { card: called, suit, holders };
  }
  const shown = SEATS.find((other) => has(playedBy(deal, other), called));
  if (shown === undefined || shown === seat) return null;
  const needs = needsUnderSau(rules, deal, contract, shown) ?? 0;
  return { card: null, suit, holders: bySeat((other) => (other === shown ? needs : null)) };
}

/** The caller held a card of the called suit (R39) unless he had to call without one (B54); open while he has shown none. */
function callersSuit(rules: HouseRules, deal: DealView, contract: Rufspiel, mayHold: BySeat<CardSet>): Hidden['oneOf'] {
  const { declarer, called } = contract;
  if (mayHold[declarer] === 0 || (contract.muss && rules['muss.gesperrt'] === 'renonce')) return null;
  const order = orderOf(rules, contract);
  const suit = membersOf(order, effectiveSuit(order, called));
  const shown = playedBy(deal, declarer) & suit;
  return shown === 0 ? { seat: declarer, cards: suit } : null;
}

/** Cards a seat has played, the current trick included. */
export function playedBy({ tricks, trick, leader }: DealView, seat: Seat): CardSet {
  let set = 0;
  for (const { leader: first, cards } of tricks) set |= 1 << (cards[(seat - first) & 3] ?? 0);
  const laid = leader === null ? undefined : trick[(seat - leader) & 3];
  return laid === undefined ? set : set | (1 << laid);
}

/** Who must play because of the Eichel-Ober holds it, and who called a Zehn owns the three Säue (B54). */
function withMussHoldings(
  rules: HouseRules,
  deal: DealView,
  contract: Rufspiel,
  seat: Seat,
  mayHold: BySeat<CardSet>,
): BySeat<CardSet> {
  if (!contract.muss || contract.declarer === seat) return mayHold;
  const eichelOber = rules['allPass.action'] === 'eichelOberMuss' ? 1 << cardOf('E', 'O') : 0;
  const saeue =
    rankOf(contract.called) === 'Z' ? (1 << cardOf('E', 'A')) | (1 << cardOf('G', 'A')) | (1 << cardOf('S', 'A')) : 0;
  const certain = (eichelOber | saeue) & ~playedBy(deal, contract.declarer);
  return bySeat((other) => (other === contract.declarer ? mayHold[other] : mayHold[other] & ~certain));
}
