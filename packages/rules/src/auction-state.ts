import type { Obligation } from './announcement.ts';
import type { HouseRules } from './house-rules.ts';
import { minimumRank } from './rank-order.ts';
import type { NamedRank } from './reason.ts';
import { forehandOf, seatsFrom } from './seat.ts';
import type { BySeat, Seat } from './seat.ts';

/** What an auction is waiting for. Nothing in an auction is hidden: it is what was said aloud. */
export type AuctionStep =
  /** "Magst spielen?": wish to play or weiter, in turn from the forehand (R17, R21). */
  | { readonly type: 'interest'; readonly seat: Seat }
  /** Table style: each interested player names a rank once (B25). */
  | { readonly type: 'naming'; readonly seat: Seat; readonly waiting: readonly Seat[] }
  /** Two players negotiate: the later one names ranks, the earlier one holds them or lets him play (R23). */
  | {
      readonly type: 'negotiation';
      readonly earlier: Seat;
      readonly later: Seat;
      readonly seat: Seat;
      /** The highest rank so far and who stands by it. */
      readonly rank: NamedRank | null;
      readonly holder: Seat | null;
      /** Interested players who still come, the next one first. */
      readonly waiting: readonly Seat[];
    }
  /** "Ich spiele …": game and suit (R25), under what binds the seat. */
  | ({ readonly type: 'announcement'; readonly seat: Seat } & Obligation)
  | { readonly type: 'announced'; readonly seat: Seat }
  | { readonly type: 'all-passed' };

/** The auction of a deal as everybody heard it. */
export interface Auction {
  readonly dealer: Seat;
  /** `true`: wants to play, `false`: said weiter, `null`: not asked yet. */
  readonly interest: BySeat<boolean | null>;
  /** The last rank each seat named or held. */
  readonly named: BySeat<NamedRank | null>;
  readonly step: AuctionStep;
}

/** The auction before anybody spoke; the forehand is asked first (R17). */
export function startAuction(dealer: Seat): Auction {
  return {
    dealer,
    interest: [null, null, null, null],
    named: [null, null, null, null],
    step: { type: 'interest', seat: forehandOf(dealer) },
  };
}

/** Whose turn it is to speak, or `null` when the auction is over. */
export function seatToSpeak(auction: Auction): Seat | null {
  return 'seat' in auction.step && auction.step.type !== 'announced' ? auction.step.seat : null;
}

/** Interested players in turn order; the first is the first interested whatever his seat (BD-12). */
export function interestedSeats(auction: Auction): readonly Seat[] {
  return seatsFrom(forehandOf(auction.dealer)).filter((seat) => auction.interest[seat] === true);
}

/** Place 1..4 of an interested player among the interested (R22). */
export function interestOf(auction: Auction, seat: Seat): number {
  return interestedSeats(auction).indexOf(seat) + 1;
}

/** The step in which the winner of the auction announces his game; without a named rank the first minimum game binds him (R22). */
export function announcementStep(rules: HouseRules, seat: Seat, named: NamedRank | null): AuctionStep {
  if (named !== null) return { type: 'announcement', seat, floor: named, named: true, muss: false };
  const floor = rules['bidding.mode'] === 'schafkopfschule' ? minimumRank(rules, 1) : null;
  return { type: 'announcement', seat, floor, named: false, muss: false };
}
