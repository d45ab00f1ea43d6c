import { err, ok, SEATS, withSeat } from '@stammtisch/rules';
import type { BySeat, Result, Seat } from '@stammtisch/rules';
import { sameBytes, type Bytes } from './bytes.ts';
import { lockOf, seatCommitment, serverCommitment, type Opening } from './commitment.ts';
import type { DealContext } from './context.ts';
import { whyNotCuts, type CutProblem } from './cuts.ts';
import { dealCards, type DealtCards } from './deal-cards.ts';
import type { DealStatus } from './deal-status.ts';
import type { DealParts } from './record-hash.ts';

/** A deal that is being made, on the side that keeps the secret. */
export type Dealing = Committing | Locked;

/** The server has committed itself, seats commit themselves. */
export interface Committing {
  readonly phase: 'committing';
  readonly context: DealContext;
  readonly secret: Bytes;
  readonly commitment: Bytes;
  readonly commits: BySeat<Bytes | null>;
}

/** Nothing can change any more; seats open what they committed to. */
export interface Locked extends Omit<Committing, 'phase'> {
  readonly phase: 'opening';
  readonly lock: Bytes;
  readonly openings: BySeat<Opening | null>;
}

/** Why a message of a seat was refused, or why cards cannot be dealt yet. */
export type DealingProblem =
  | { readonly code: 'commit-late'; readonly seat: Seat }
  | { readonly code: 'commit-changed'; readonly seat: Seat }
  | { readonly code: 'bot-contributed'; readonly seat: Seat }
  | { readonly code: 'open-early'; readonly seat: Seat }
  | { readonly code: 'opening-without-commit'; readonly seat: Seat }
  | { readonly code: 'seat-commit-differs'; readonly seat: Seat }
  | { readonly code: 'opening-missing'; readonly seat: Seat }
  | CutProblem;

type Refusable<Value> = Result<Value, DealingProblem>;

const NOBODY: BySeat<null> = [null, null, null, null];

/** Begins a deal: the commitment may go out as soon as the secret (32 bytes, fresh for every attempt) is kept. */
export function announceDeal(context: DealContext, secret: Bytes): Committing {
  const commitment = serverCommitment(context, secret);
  return { phase: 'committing', context, secret, commitment, commits: NOBODY };
}

/** Takes the commitment of a seat. The same one again is fine, another one is refused, and so is one after the lock. */
export function takeCommit(dealing: Dealing, seat: Seat, commit: Bytes): Refusable<Dealing> {
  if (dealing.context.seats[seat].kind === 'bot') return err({ code: 'bot-contributed', seat });
  const before = dealing.commits[seat];
  if (before !== null) return sameBytes(before, commit) ? ok(dealing) : err({ code: 'commit-changed', seat });
  if (dealing.phase !== 'committing') return err({ code: 'commit-late', seat });
  return ok({ ...dealing, commits: withSeat(dealing.commits, seat, commit) });
}

/** Closes the round of commitments, with those that are there. */
export function lockDeal(dealing: Committing): Locked {
  const { context, commitment, commits } = dealing;
  return { ...dealing, phase: 'opening', lock: lockOf(context, commitment, commits), openings: NOBODY };
}

/** Takes what a seat had committed to. The same again is fine. */
export function takeOpening(dealing: Dealing, seat: Seat, opening: Opening): Refusable<Locked> {
  if (dealing.phase !== 'opening') return err({ code: 'open-early', seat });
  const problem = whyNotOpening(dealing, seat, opening);
  return problem === null ? ok({ ...dealing, openings: withSeat(dealing.openings, seat, opening) }) : err(problem);
}

/** Why an opening does not belong to what a seat committed to, or `null`. */
export function whyNotOpening(
  { context, commitment, commits }: Pick<DealParts, 'context' | 'commitment' | 'commits'>,
  seat: Seat,
  opening: Opening,
): DealingProblem | null {
  if (context.seats[seat].kind === 'bot') return { code: 'bot-contributed', seat };
  const commit = commits[seat];
  if (commit === null) return { code: 'opening-without-commit', seat };
  const cuts = whyNotCuts(context, seat, opening.cuts);
  if (cuts !== null) return cuts;
  const same = sameBytes(seatCommitment(context, commitment, seat, opening), commit);
  return same ? null : { code: 'seat-commit-differs', seat };
}

/** The cards, once every seat that had committed has opened. */
export function dealLocked({ context, secret, commits, openings }: Locked): Refusable<DealtCards> {
  const seat = missingOpenings({ commits, openings })[0];
  return seat === undefined ? ok(dealCards(context, secret, openings)) : err({ code: 'opening-missing', seat });
}

/** Seats that committed and did not open: their attempt becomes void. */
export function missingOpenings({ commits, openings }: Pick<DealParts, 'commits' | 'openings'>): readonly Seat[] {
  return SEATS.filter((seat) => commits[seat] !== null && openings[seat] === null);
}

/** What is published of a deal when it is over. */
export function partsOf(dealing: Locked, status: DealStatus): DealParts {
  const { context, commitment, commits, lock, openings, secret } = dealing;
  return { context, commitment, commits, lock, openings, secret, status };
}
