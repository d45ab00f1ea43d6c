import { err, readRecord } from '@stammtisch/rules';
import type { InputProblem, Result } from '@stammtisch/rules';
import { checkProof, type CheckedDeal, type ProofProblem } from './check-proof.ts';
import { whyNotOfRecord, type RecordProofProblem } from './proof-of-record.ts';
import { readProof, type ProofInputProblem } from './read-proof.ts';

/** Why something is neither a good proof nor a record with one. */
export type Unproved =
  | { readonly kind: 'record'; readonly problem: InputProblem }
  /** `within` is the field in which the proof stands, empty if it stands alone. */
  | { readonly kind: 'unreadable'; readonly within: '' | 'proof'; readonly problem: ProofInputProblem }
  | { readonly kind: 'wrong'; readonly problem: ProofProblem | RecordProofProblem };

/**
 * Computes a deal again from anything: a proof, or a record with a proof in it. A record is right if its proof is, if it is the proof of
 * this deal, and if the deal could be played and was paid as it says.
 */
export function checkInput(input: unknown): Result<CheckedDeal, Unproved> {
  if (isObject(input) && 'skfd' in input) return checkJson(input, '');
  const record = readRecord(input);
  if (!record.ok) return err({ kind: 'record', problem: record.reason });
  const proof = isObject(input) ? input['proof'] : undefined;
  if (proof === undefined) return err({ kind: 'wrong', problem: { code: 'proof-missing' } });
  const checked = checkJson(proof, 'proof');
  if (!checked.ok) return checked;
  const problem = whyNotOfRecord(checked.value, record.value);
  return problem === null ? checked : err({ kind: 'wrong', problem });
}

function checkJson(input: unknown, within: '' | 'proof'): Result<CheckedDeal, Unproved> {
  const read = readProof(input);
  if (!read.ok) return err({ kind: 'unreadable', within, problem: read.reason });
  const checked = checkProof(read.value);
  return checked.ok ? checked : err({ kind: 'wrong', problem: checked.reason });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
