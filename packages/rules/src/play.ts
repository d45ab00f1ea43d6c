import { cardOrder, effectiveSuit, winningIndex } from './card-order.ts';
import type { CardOrder } from './card-order.ts';
import { isCard, pointsOf } from './card.ts';
import type { Card } from './card.ts';
import { NO_CARDS, has, without } from './card-set.ts';
import type { CardSet } from './card-set.ts';
import { declarerOf, isTout } from './contract.ts';
import type { Contract } from './contract.ts';
import { handSize } from './dealing.ts';
import type { HouseRules } from './house-rules.ts';
import { legalCards, whyNotCard } from './legal-cards.ts';
import type { Reason } from './reason.ts';
import { SEATS, distance, seatAfter, withSeat } from './seat.ts';
import type { BySeat, Seat } from './seat.ts';
import { cardDuties } from './turn.ts';
import type { CardDuties, Turn } from './turn.ts';

/** A complete trick. */
export interface Trick {
  readonly leader: Seat;
  /** Four cards in the order played. */
  readonly cards: readonly Card[];
  readonly winner: Seat;
  /** Augen in the trick. */
  readonly points: number;
}

/** The playing of the cards in one deal, all hands open: an immutable value, advanced by `playCard`. */
export interface Play {
  readonly contract: Contract;
  readonly order: CardOrder;
  readonly duties: CardDuties;
  /** Whether a Tout ends with the first trick that it loses (B22). */
  readonly stopsLostTout: boolean;
  /** Hands as dealt. */
  readonly dealt: BySeat<CardSet>;
  /** Cards still held. */
  readonly hands: BySeat<CardSet>;
  /** Who leads the current trick. */
  readonly leader: Seat;
  /** Cards of the current trick, 0..3 of them. */
  readonly trick: readonly Card[];
  readonly tricks: readonly Trick[];
  /** Tricks of a whole deal: 8, in the short deck 6. */
  readonly tricksInDeal: 6 | 8;
  /** The holder of the called card in a Rufspiel; only a view decides who may know him. */
  readonly partner: Seat | null;
  /** Whether the partner has run away under the called card. */
  readonly ranAway: boolean;
  /** Augen by seat. */
  readonly points: BySeat<number>;
  /** Tricks by seat. */
  readonly taken: BySeat<number>;
  /** Who was given all cards that were left, after a claim (B59). */
  readonly restTo: Seat | null;
}

/** What a play starts from. */
export interface PlaySetup {
  readonly rules: HouseRules;
  readonly contract: Contract;
  readonly hands: BySeat<CardSet>;
  /** Who leads to the first trick: the forehand (R15). */
  readonly forehand: Seat;
}

/** The play before its first card. */
export function startPlay(setup: PlaySetup): Play {
  const { rules, contract, hands, forehand } = setup;
  return {
    contract,
    order: orderOf(rules, contract),
    duties: cardDuties(rules, contract.game),
    stopsLostTout: rules['tout.onLostTrick'] === 'stop',
    dealt: hands,
    hands,
    leader: forehand,
    trick: [],
    tricks: [],
    tricksInDeal: handSize(rules),
    partner: partnerOf(contract, hands),
    ranAway: false,
    points: [0, 0, 0, 0],
    taken: [0, 0, 0, 0],
    restTo: null,
  };
}

/** The card order of a contract under house rules. */
export function orderOf(rules: HouseRules, contract: Parameters<typeof cardOrder>[0]): CardOrder {
  return cardOrder(contract, { deck: rules.deck, bettelRankOrder: rules['bettel.rankOrder'] });
}

/** Who holds the called card as dealt: the partner of a Rufspiel (R40); `null` in other games. */
export function partnerOf(contract: Contract, dealt: BySeat<CardSet>): Seat | null {
  if (contract.game !== 'rufspiel') return null;
  return SEATS.find((seat) => has(dealt[seat], contract.called)) ?? null;
}

/** Whose turn it is to play a card. */
export function seatToPlay(play: Play): Seat {
  return seatAfter(play.leader, play.trick.length);
}

/** The situation of the seat whose turn it is, as the rules of legality see it. */
export function turnOf(play: Play): Turn {
  const seat = seatToPlay(play);
  return {
    order: play.order,
    duties: play.duties,
    hand: play.hands[seat],
    dealt: play.dealt[seat],
    trick: play.trick,
    trickNumber: play.tricks.length + 1,
    called: play.contract.game === 'rufspiel' ? play.contract.called : null,
    ranAway: play.ranAway,
  };
}

/** The exact set of cards that the seat to play may play; empty only when the deal is over. */
export function legalInPlay(play: Play): CardSet {
  return isPlayOver(play) ? NO_CARDS : legalCards(turnOf(play));
}

/** Why the seat to play may not play this card, or `null`. */
export function whyNotInPlay(play: Play, card: Card): Reason | null {
  if (!isCard(card)) return { code: 'not-your-card', card };
  return wasPlayed(play, card) ? { code: 'card-played-before', card } : whyNotCard(turnOf(play), card);
}

function wasPlayed(play: Play, card: Card): boolean {
  return play.dealt.some((hand, seat) => has(hand, card) && !has(play.hands[seat as Seat], card));
}

/** Plays a card of the seat to play. Does not check legality: ask `legalInPlay` before. */
export function playCard(play: Play, card: Card): Play {
  const seat = seatToPlay(play);
  const hands = withSeat(play.hands, seat, without(play.hands[seat], card));
  const ranAway = play.ranAway || runsAway(play, seat, card);
  if (play.trick.length < 3) return { ...play, hands, ranAway, trick: [...play.trick, card] };
  return withTrick({ ...play, hands, ranAway, trick: [] }, completeTrick(play, card));
}

function completeTrick(play: Play, last: Card): Trick {
  const cards = [...play.trick, last];
  const winner = seatAfter(play.leader, winningIndex(play.order, cards));
  return { leader: play.leader, cards, winner, points: cards.reduce((sum, card) => sum + pointsOf(card), 0) };
}

function withTrick(play: Play, trick: Trick): Play {
  const { winner } = trick;
  return {
    ...play,
    leader: winner,
    tricks: [...play.tricks, trick],
    points: withSeat(play.points, winner, play.points[winner] + trick.points),
    taken: withSeat(play.taken, winner, play.taken[winner] + 1),
  };
}

/**
 * Whether this card is a davonlaufen: the holder of the called card leads a lower card of its suit (R80), or by house rule follows
 * with one (B39). Discarding a lower card is none.
 */
function runsAway(play: Play, seat: Seat, card: Card): boolean {
  if (play.contract.game !== 'rufspiel') return false;
  const { called } = play.contract;
  if (card === called || !has(play.hands[seat], called)) return false;
  return effectiveSuit(play.order, play.trick[0] ?? card) === effectiveSuit(play.order, called);
}

/** Whether a seat belongs to the declaring party. Nobody does in a Ramsch. */
export function isDeclaring(play: Pick<Play, 'contract' | 'partner'>, seat: Seat): boolean {
  return seat === declarerOf(play.contract) || seat === play.partner;
}

/** Whether no card will be played any more: all tricks are made, or a Tout is lost and the house rule stops it (B22). */
export function isPlayOver(play: Play): boolean {
  return play.tricks.length === play.tricksInDeal || (play.stopsLostTout && isToutLost(play));
}

/** Whether a Tout was announced and a trick is lost already, so that nothing can change any more (R57). */
export function isToutLost(play: Play): boolean {
  return isTout(play.contract) && play.tricks.some((trick) => !isDeclaring(play, trick.winner));
}

/** Gives all cards that are left to one seat, as if it won every remaining trick (a claim that the others accepted, B59). */
export function giveRest(play: Play, claimant: Seat): Play {
  const left = play.tricksInDeal - play.tricks.length;
  const counted = play.points.reduce((sum, points) => sum + points, 0);
  return {
    ...play,
    points: withSeat(play.points, claimant, play.points[claimant] + 120 - counted),
    taken: withSeat(play.taken, claimant, play.taken[claimant] + left),
    restTo: claimant,
  };
}

/** The seat that would win the current trick if it ended now; `null` before the lead. */
export function currentWinner(play: Pick<Play, 'order' | 'leader' | 'trick'>): Seat | null {
  return play.trick.length === 0 ? null : seatAfter(play.leader, winningIndex(play.order, play.trick));
}

/** Number of cards a seat has played so far. */
export function cardsPlayedBy(play: Play, seat: Seat): number {
  return play.tricks.length + (distance(play.leader, seat) < play.trick.length ? 1 : 0);
}
