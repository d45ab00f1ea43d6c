import { cutterOf, err, ok, SEATS } from '@stammtisch/rules';
import type { Result, Seat } from '@stammtisch/rules';
import { sameBytes, type Bytes } from './bytes.ts';
import { lockOf, serverCommitment, tableCode } from './commitment.ts';
import { dealCards, type DealtCards } from './deal-cards.ts';
import { missingOpenings, whyNotOpening, type DealingProblem } from './dealing.ts';
import { EMPTY_LOG, logStep, type LogEntry } from './deal-log.ts';
import { DEAL_STATUS } from './deal-status.ts';
import type { LogPlace } from './proof.ts';
import type { ReadProof } from './read-proof.ts';
import { recordHash } from './record-hash.ts';

/** A deal that was computed again from its proof and came out the same. */
export interface CheckedDeal {
  readonly proof: ReadProof;
  /** Cards and where they came from; `null` for a void attempt. */
  readonly dealt: DealtCards | null;
  /** Seats whose chance is in it. If there is none, only the server's is. */
  readonly contributors: readonly Seat[];
  readonly cutter: Seat;
  /** Six digits that everybody at the table saw. */
  readonly code: string;
}

/** Why a proof is not right. */
export type ProofProblem =
  | { readonly code: 'server-commit-differs' }
  | DealingProblem
  | { readonly code: 'lock-differs' }
  /** An attempt is called void although nothing is missing. */
  | { readonly code: 'void-without-cause' }
  | { readonly code: 'hands-differ' }
  | { readonly code: 'record-differs' }
  | { readonly code: 'log-entry-differs'; readonly entry: LogEntry }
  | { readonly code: 'log-order-differs' };

/** Computes a deal again from its proof. */
export function checkProof(proof: ReadProof): Result<CheckedDeal, ProofProblem> {
  const problem = whyNotBound(proof) ?? whyNotComplete(proof);
  if (problem !== null) return err(problem);
  const { context, secret, openings, status, hands } = proof;
  const dealt = status === DEAL_STATUS.void ? null : dealCards(context, secret, openings);
  if (!sameHands(dealt?.hands ?? null, hands)) return err({ code: 'hands-differ' });
  if (!sameBytes(recordHash(proof), proof.record)) return err({ code: 'record-differs' });
  const log = whyNotLogged(proof);
  if (log !== null) return err(log);
  const contributors = SEATS.filter((seat) => openings[seat] !== null);
  return ok({ proof, dealt, contributors, cutter: cutterOf(context.dealer), code: tableCode(proof.lock) });
}

/** Everything that was opened is what had been committed to. */
function whyNotBound(proof: ReadProof): ProofProblem | null {
  const { context, commitment, commits, openings, lock, secret } = proof;
  if (!sameBytes(serverCommitment(context, secret), commitment)) return { code: 'server-commit-differs' };
  for (const seat of SEATS) {
    if (commits[seat] !== null && context.seats[seat].kind === 'bot') return { code: 'bot-contributed', seat };
    const opening = openings[seat];
    const problem = opening === null ? null : whyNotOpening(proof, seat, opening);
    if (problem !== null) return problem;
  }
  return sameBytes(lockOf(context, commitment, commits), lock) ? null : { code: 'lock-differs' };
}

/** An attempt is void exactly if somebody who had committed did not open. */
function whyNotComplete(proof: ReadProof): ProofProblem | null {
  const seat = missingOpenings(proof)[0];
  if (proof.status === DEAL_STATUS.void) return seat === undefined ? { code: 'void-without-cause' } : null;
  return seat === undefined ? null : { code: 'opening-missing', seat };
}

function sameHands(dealt: DealtCards['hands'] | null, said: ReadProof['hands']): boolean {
  return JSON.stringify(dealt) === JSON.stringify(said);
}

function whyNotLogged({ log, lock, record }: ReadProof): ProofProblem | null {
  if (log === null) return null;
  if (!isStep(log.lock, 'lock', lock)) return { code: 'log-entry-differs', entry: 'lock' };
  if (!isStep(log.reveal, 'reveal', record)) return { code: 'log-entry-differs', entry: 'reveal' };
  if (log.reveal.n <= log.lock.n || !areLinked(log.lock, log.reveal)) return { code: 'log-order-differs' };
  return null;
}

function isStep({ n, before, after }: LogPlace, entry: LogEntry, hash: Bytes): boolean {
  const isFirst = sameBytes(before, EMPTY_LOG);
  return isFirst === (n === 1) && sameBytes(logStep(before, entry, hash), after);
}

/** Whether two entries fit together: neighbours join, and only they do. */
export function areLinked(one: LogPlace, other: LogPlace): boolean {
  return sameBytes(one.after, other.before) === (other.n === one.n + 1);
}
