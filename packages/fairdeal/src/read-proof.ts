import { cardCode, err, isSeat, ok, parseCard } from '@stammtisch/rules';
import type { BySeat, Card, Result } from '@stammtisch/rules';
import { readHex, type Bytes } from './bytes.ts';
import type { Opening } from './commitment.ts';
import { arePackets, type DealContext, type SeatIdentity } from './context.ts';
import { isDealStatus } from './deal-status.ts';
import type { LogPlace, LogPlaces, Proof } from './proof.ts';
import type { DealParts } from './record-hash.ts';

/** A proof as it was read: well-formed, but nothing in it is checked yet. */
export interface ReadProof extends DealParts {
  readonly hands: BySeat<readonly Card[]> | null;
  /** `R`, as the proof says. */
  readonly record: Bytes;
  readonly log: LogPlaces | null;
}

/** Why something is no proof that this version reads. */
export type ProofInputProblem =
  | { readonly code: 'proof-version' }
  /** A field is missing, has a wrong value or is unknown; `field` is its path, empty for the whole. */
  | { readonly code: 'proof-field'; readonly field: string };

type Fields = Readonly<Record<string, unknown>>;

/** Thrown inside this file only: reading stops at the first field that is wrong. */
class WrongField extends Error {}

const FIELDS: readonly (keyof Proof)[] = [
  'skfd',
  'dealId',
  'attempt',
  'deck',
  'dealer',
  'packets',
  'seats',
  'C',
  'commits',
  'L',
  'openings',
  's',
  'status',
  'hands',
  'R',
  'log',
];

/** Reads a proof of any origin. Strict: a field that is unknown or not exactly as it is written is refused. */
export function readProof(input: unknown): Result<ReadProof, ProofInputProblem> {
  try {
    const fields = object(input, '', FIELDS);
    if (fields['skfd'] !== 1) return err({ code: 'proof-version' });
    return ok(readParts(fields));
  } catch (error) {
    if (error instanceof WrongField) return err({ code: 'proof-field', field: error.message });
    throw error;
  }
}

function readParts(fields: Fields): ReadProof {
  const { status, hands, log } = fields;
  return {
    context: readContext(fields),
    commitment: bytes(fields['C'], 'C', 32),
    commits: four(fields['commits'], 'commits', (value, field) => (value === null ? null : bytes(value, field, 32))),
    lock: bytes(fields['L'], 'L', 32),
    openings: four(fields['openings'], 'openings', readOpening),
    secret: bytes(fields['s'], 's', 32),
    status: isDealStatus(status) ? status : wrong('status'),
    hands: hands === null ? null : four(hands, 'hands', readCards),
    record: bytes(fields['R'], 'R', 32),
    log: log === undefined ? null : readPlaces(log),
  };
}

function readContext(fields: Fields): DealContext {
  const { deck, dealer } = fields;
  if (deck !== 32 && deck !== 24) wrong('deck');
  const packets = list(fields['packets'], 'packets').map((value, place) => integer(value, `packets[${place}]`, 1, 8));
  if (!arePackets(packets, deck)) wrong('packets');
  return {
    dealId: bytes(fields['dealId'], 'dealId', 16),
    attempt: integer(fields['attempt'], 'attempt', 1, 255),
    deck,
    dealer: isSeat(dealer) ? dealer : wrong('dealer'),
    packets,
    seats: four(fields['seats'], 'seats', readIdentity),
  };
}

function readIdentity(value: unknown, field: string): SeatIdentity {
  const { kind, ref } = object(value, field, ['kind', 'ref']);
  if (kind !== 'human' && kind !== 'bot') wrong(`${field}.kind`);
  return { kind, ref: bytes(ref, `${field}.ref`, 8) };
}

function readOpening(value: unknown, field: string): Opening | null {
  if (value === null) return null;
  const { r, cuts } = object(value, field, ['r', 'cuts']);
  const lifted = list(cuts, `${field}.cuts`).map((at, place) => integer(at, `${field}.cuts[${place}]`, 0, 255));
  return { r: bytes(r, `${field}.r`, 32), cuts: lifted };
}

function readCards(value: unknown, field: string): readonly Card[] {
  return list(value, field).map((code, place) => {
    const card = typeof code === 'string' ? parseCard(code) : null;
    // Only one spelling: two files that differ are two proofs.
    return card === null || cardCode(card) !== code ? wrong(`${field}[${place}]`) : card;
  });
}

function readPlaces(value: unknown): LogPlaces {
  const { lock, reveal } = object(value, 'log', ['lock', 'reveal']);
  return { lock: readPlace(lock, 'log.lock'), reveal: readPlace(reveal, 'log.reveal') };
}

function readPlace(value: unknown, field: string): LogPlace {
  const { n, before, after } = object(value, field, ['n', 'before', 'after']);
  return {
    n: integer(n, `${field}.n`, 1, Number.MAX_SAFE_INTEGER),
    before: bytes(before, `${field}.before`, 32),
    after: bytes(after, `${field}.after`, 32),
  };
}

function object(value: unknown, field: string, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(field);
  const unknown = Object.keys(value).find((name) => !known.includes(name));
  return unknown === undefined ? (value as Fields) : wrong(field === '' ? unknown : `${field}.${unknown}`);
}

function list(value: unknown, field: string): readonly unknown[] {
  return Array.isArray(value) && value.length <= 32 ? value : wrong(field);
}

function four<Value>(value: unknown, field: string, read: (value: unknown, field: string) => Value): BySeat<Value> {
  const values = list(value, field);
  if (values.length !== 4) wrong(field);
  const at = (place: number) => read(values[place], `${field}[${place}]`);
  return [at(0), at(1), at(2), at(3)];
}

function bytes(value: unknown, field: string, length: number): Bytes {
  return readHex(value, length) ?? wrong(field);
}

function integer(value: unknown, field: string, min: number, max: number): number {
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  return fits && !Object.is(value, -0) ? value : wrong(field);
}

function wrong(field: string): never {
  throw new WrongField(field);
}
