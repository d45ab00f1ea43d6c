import { possibleAnnouncements } from './announcement.ts';
import { interestOf, seatToSpeak } from './auction-state.ts';
import type { Auction, AuctionStep } from './auction-state.ts';
import { isGesperrt } from './gesperrt.ts';
import type { CardSet } from './card-set.ts';
import type { HouseRules } from './house-rules.ts';
import type { Negotiation } from './negotiation.ts';
import { isGameEnabled, isToutAllowed, minimumRank, rankLevel } from './rank-order.ts';
import type { NamedRank, Reason } from './reason.ts';
import type { Seat } from './seat.ts';
import { isSie } from './sie.ts';

/** What a seat knows when it speaks: the table's rules, its own hand, and what was said. */
export interface Speaker {
  readonly rules: HouseRules;
  readonly auction: Auction;
  readonly seat: Seat;
  readonly hand: CardSet;
}

/** Why it is not this seat's turn to speak in a step of the given kind, or `null`. */
function whyNotTurn({ auction, seat }: Speaker, types: readonly AuctionStep['type'][]): Reason | null {
  const speaks = seatToSpeak(auction);
  if (speaks === null || !types.includes(auction.step.type)) return { code: 'wrong-phase', phase: 'auction' };
  return speaks === seat ? null : { code: 'not-turn', seat: speaks };
}

/** Why a seat may not say "ich tät spielen", or `null`. A hand that could announce nothing may not (BD-20 would bind it). */
export function whyNotInterest(speaker: Speaker): Reason | null {
  const wrong = whyNotTurn(speaker, ['interest']);
  if (wrong !== null) return wrong;
  const { rules, seat, hand } = speaker;
  const possible = possibleAnnouncements(rules, seat, hand, { floor: null, named: false, muss: false });
  return possible.length > 0 ? null : { code: 'bid-nothing-possible' };
}

/** Why a seat may not say weiter, or `null`. Who said that he wants to play is bound by it (B28). */
export function whyNotPass(speaker: Speaker): Reason | null {
  const wrong = whyNotTurn(speaker, ['interest', 'naming', 'negotiation', 'announcement']);
  if (wrong !== null) return wrong;
  const { step } = speaker.auction;
  switch (step.type) {
    case 'naming':
      return whyNotPassNaming(speaker);
    case 'negotiation':
      return whyNotPassNegotiation(speaker, step);
    case 'announcement':
      return whyNotPassAnnouncement(speaker, step.muss);
    case 'interest':
    case 'announced':
    case 'all-passed':
      return null;
  }
}

/** The first of them has to name something, the others may let him play (B28). */
function whyNotPassNaming({ rules, auction }: Speaker): Reason | null {
  if (!rules['bidding.interestBinding']) return null;
  return auction.named.some((rank) => rank !== null) ? null : { code: 'bid-name-first', rank: minimumRank(rules, 1) };
}

/**
 * The challenger has to name his minimum game once, unless a rank as high stands already (B28). The earlier player is only asked when one does,
 * and his own minimum is never higher.
 */
function whyNotPassNegotiation({ rules, auction, seat }: Speaker, step: Negotiation): Reason | null {
  if (!rules['bidding.interestBinding']) return null;
  const rank = minimumRank(rules, interestOf(auction, seat));
  if (step.rank !== null && rankLevel(rules, rank) <= rankLevel(rules, step.rank)) return null;
  return { code: 'bid-name-first', rank };
}

function whyNotPassAnnouncement({ rules, auction, seat }: Speaker, muss: boolean): Reason | null {
  if (muss) return { code: 'muss-must-play' };
  const bound = rules['bidding.interestBinding'] || auction.named[seat] !== null;
  return bound ? { code: 'bid-interest-binds' } : null;
}

/** A rank as somebody tries to name it; a suit is refused while it is secret (R23). */
export interface SpokenRank extends NamedRank {
  readonly suit?: unknown;
}

/** Why a seat may not name this rank, or `null` (R22–R24, B25–B29). */
export function whyNotName(speaker: Speaker, rank: SpokenRank): Reason | null {
  const wrong = whyNotTurn(speaker, ['naming', 'negotiation']);
  if (wrong !== null) return wrong;
  const { rules, auction, seat } = speaker;
  const impossible = whyNotThisRank(speaker, rank);
  if (impossible !== null) return impossible;
  const { step } = auction;
  if (step.type !== 'negotiation') return null;
  const minimum = minimumRank(rules, interestOf(auction, seat));
  const level = rankLevel(rules, rank);
  if (level < rankLevel(rules, minimum)) {
    return { code: 'bid-minimum', rank: minimum, interest: interestOf(auction, seat) };
  }
  return step.rank !== null && level <= rankLevel(rules, step.rank) ? { code: 'bid-lower', rank: step.rank } : null;
}

function whyNotThisRank({ rules, hand }: Speaker, rank: SpokenRank): Reason | null {
  const { game, tout } = rank;
  if (!isGameEnabled(rules, game)) return { code: 'bid-game-off', game };
  if (tout && !isToutAllowed(rules, game)) return { code: 'bid-tout-off', game };
  if (rank.suit !== undefined) return { code: 'bid-colour-secret' };
  if (rank.herz === true && !(game === 'solo' && rules['bidding.herzSoloFirst'])) return { code: 'bid-colour-secret' };
  if (game === 'sie') return isSie(hand) ? null : { code: 'no-sie' };
  return game === 'rufspiel' && isGesperrt(rules, hand) ? { code: 'bid-gesperrt' } : null;
}

/**
 * Why a seat may not say "selber", or `null`: only the earlier player does, to a rank that the later one named (R23), and only if he could
 * name it himself.
 */
export function whyNotHold(speaker: Speaker): Reason | null {
  const wrong = whyNotTurn(speaker, ['negotiation']);
  if (wrong !== null) return wrong;
  const { step } = speaker.auction;
  const asked = step.type === 'negotiation' && step.seat === step.earlier ? step.rank : null;
  return asked === null ? { code: 'bid-nothing-to-hold' } : whyNotThisRank(speaker, asked);
}

/** Why it is not the moment for this seat's final announcement, or `null`; the game itself is judged by `makeContract`. */
export function whyNotAnnounce(speaker: Speaker): Reason | null {
  return whyNotTurn(speaker, ['announcement']);
}
