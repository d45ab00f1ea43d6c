import { err, ok } from '@stammtisch/rules';
import type { BySeat, Result, Seat } from '@stammtisch/rules';
import { sameBytes, type Bytes } from './bytes.ts';
import { lockOf, seatCommitment, type Opening } from './commitment.ts';
import { contextBytes, type DealContext } from './context.ts';
import { whyNotCuts, type CutProblem } from './cuts.ts';
import type { DealParts } from './record-hash.ts';

/** What a seat has to remember from its commitment on: it is the seat's evidence. */
export interface SeatPart {
  readonly seat: Seat;
  readonly context: DealContext;
  /** `C`, as it was announced. */
  readonly commitment: Bytes;
  readonly opening: Opening;
  /** `c`: what the seat sends. */
  readonly commit: Bytes;
}

/** What the server says is locked. */
export interface LockMessage {
  readonly context: DealContext;
  readonly commitment: Bytes;
  readonly commits: BySeat<Bytes | null>;
  readonly lock: Bytes;
}

/** Why a seat does not go along with a deal: what it was told does not fit together. */
export type SeatProblem =
  | { readonly code: 'announce-differs' }
  | { readonly code: 'own-commit-missing' }
  | { readonly code: 'own-opening-missing' }
  | { readonly code: 'lock-differs' };

/** Commits a seat to its chance (32 bytes from the device) and its cuts. */
export function commitSeat(
  context: DealContext,
  commitment: Bytes,
  seat: Seat,
  opening: Opening,
): Result<SeatPart, CutProblem> {
  const problem = whyNotCuts(context, seat, opening.cuts);
  if (problem !== null) return err(problem);
  return ok({ seat, context, commitment, opening, commit: seatCommitment(context, commitment, seat, opening) });
}

/** Why a seat must not open to this lock, or `null`: deal and server commitment are the announced ones and its own commitment is in it. */
export function whyNotOpen(part: SeatPart, { context, commitment, commits, lock }: LockMessage): SeatProblem | null {
  const sameContext = sameBytes(contextBytes(context), contextBytes(part.context));
  if (!sameContext || !sameBytes(commitment, part.commitment)) return { code: 'announce-differs' };
  const own = commits[part.seat];
  if (own === null || !sameBytes(own, part.commit)) return { code: 'own-commit-missing' };
  return sameBytes(lock, lockOf(context, commitment, commits)) ? null : { code: 'lock-differs' };
}

/** Why a proof, good in itself, is not of the deal in which this seat took part, or `null`: it must hold what the seat remembers. */
export function whyNotMine(part: SeatPart, parts: DealParts): SeatProblem | null {
  const problem = whyNotOpen(part, parts);
  if (problem !== null) return problem;
  return parts.openings[part.seat] === null ? { code: 'own-opening-missing' } : null;
}
