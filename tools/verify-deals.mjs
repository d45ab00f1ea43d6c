/**
 * Checks proofs of dealing (skfd1) without any code of the app: an independent witness on Node's own hashes.
 *
 *   node tools/verify-deals.mjs [--head HEX] FILE…
 *
 * Each line of a file is a proof, or a recorded deal with a proof in it. Exit status: 0 all right, 1 something is not, 2 used wrongly.
 * The protocol is in docs/fair-dealing.md.
 */
import { createHmac, hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * @typedef {{ n: number, before: string, after: string }} Place
 * @typedef {{
 *   skfd: number, dealId: string, attempt: number, deck: number, dealer: number, packets: number[],
 *   seats: { kind: 'human' | 'bot', ref: string }[], C: string, commits: (string | null)[], L: string,
 *   openings: ({ r: string, cuts: number[] } | null)[], s: string, status: number, hands: string[][] | null, R: string,
 *   log?: { lock: Place, reveal: Place }
 * }} Proof
 * @typedef {{ proof?: Proof, dealer?: unknown, hands?: string[][], contract?: unknown }} Recorded
 * @typedef {Buffer | number[]} Bytes
 */

const FIELDS = 'skfd dealId attempt deck dealer packets seats C commits L openings s status hands R log'.split(' ');
const SEATS = [0, 1, 2, 3];
const NOTHING = Buffer.alloc(32);

/** @type {(condition: boolean, problem: string) => void} */
function must(condition, problem) {
  if (!condition) throw new Error(problem);
}

/** @type {(...parts: Bytes[]) => Buffer} */
const join = (...parts) => Buffer.concat(parts.map((part) => Buffer.from(part)));
/** @type {(tag: string, message: Bytes[]) => Buffer} */
const tagged = (tag, message) => join([tag.length + 6], Buffer.from(`skfd1/${tag}`), ...message);
/** @type {(tag: string, ...message: Bytes[]) => Buffer} */
const H = (tag, ...message) => hash('sha256', tagged(tag, message), 'buffer');
/** @type {(key: Buffer, tag: string, ...message: Bytes[]) => Buffer} */
const MAC = (key, tag, ...message) => createHmac('sha256', key).update(tagged(tag, message)).digest();
/** @type {(value: Buffer | null) => Buffer} */
const optional = (value) => (value === null ? join([0], NOTHING) : join([1], value));

/** @type {(text: string, length?: number) => Buffer} */
function bytes(text, length = 32) {
  must(/^[0-9a-f]+$/.test(text) && text.length === length * 2, `no ${length} bytes: ${text}`);
  return Buffer.from(text, 'hex');
}

/** @type {(value: number, min: number, max: number, name: string) => number} */
function integer(value, min, max, name) {
  must(Number.isInteger(value) && value >= min && value <= max, `${name}: wrong number`);
  return value;
}

/** The bytes of everything that is fixed before anybody adds chance. @type {(proof: Proof) => Buffer} */
function contextOf({ dealId, attempt, deck, dealer, packets, seats }) {
  must(deck === 32 || deck === 24, 'deck: 32 or 24');
  const cards = packets.reduce((sum, packet) => sum + integer(packet, 1, 8, 'packets'), 0);
  must(cards * 4 === deck && packets.length <= 8, 'packets: do not give out the deck');
  const sitting = seats.map((seat) => {
    must(seat.kind === 'human' || seat.kind === 'bot', 'seats: human or bot');
    return join([seat.kind === 'human' ? 1 : 2], bytes(seat.ref, 8));
  });
  const numbers = [integer(attempt, 1, 255, 'attempt'), deck, integer(dealer, 0, 3, 'dealer'), packets.length];
  return join([1], bytes(dealId, 16), numbers, packets, ...sitting);
}

/** @type {(deck: number, K: Buffer) => number[]} */
function shuffle(deck, K) {
  const pack = [...Array(deck).keys()];
  let stream = join();
  for (let i = deck - 1, used = 0, block = 0; i >= 1; i--) {
    let byte = 256;
    while (byte >= 256 - (256 % (i + 1))) {
      if (used === stream.length) [stream, used, block] = [MAC(K, 'stream', [0, 0, 0, block]), 0, block + 1];
      byte = stream[used++] ?? 0;
    }
    const j = byte % (i + 1);
    [pack[i], pack[j]] = [pack[j] ?? 0, pack[i] ?? 0];
  }
  return pack;
}

/** @type {(ranks: number, place: number) => string} */
const cardName = (ranks, place) => `${'EGHS'[Math.floor(place / ranks)]}${'AZKOU987'[place % ranks]}`;

/** The hands that follow from the secret and the openings. @type {(proof: Proof, K: Buffer) => string[][]} */
function handsOf({ deck, dealer, packets, openings }, K) {
  const shuffled = shuffle(deck, K).map((place) => cardName(deck / 4, place));
  const cuts = openings[(dealer + 3) % 4]?.cuts ?? [];
  const pack = cuts.reduce((cards, k) => [...cards.slice(k), ...cards.slice(0, k)], shuffled);
  const hands = /** @type {string[][]} */ ([[], [], [], []]);
  for (const packet of packets) {
    for (const step of [1, 2, 3, 4]) hands[(dealer + step) % 4]?.push(...pack.splice(0, packet));
  }
  return hands;
}

/** Computes a proof again; throws with what is wrong. @type {(proof: Proof) => void} */
function verify(proof) {
  for (const name of Object.keys(proof)) must(FIELDS.includes(name), `unknown field ${name}`);
  must(proof.skfd === 1, 'skfd: unknown version');
  const { deck, dealer, seats, commits, openings, status } = proof;
  for (const values of [seats, commits, openings]) must(values.length === 4, 'seats: four');
  const ctx = contextOf(proof);
  const [s, C, L, R] = [bytes(proof.s), bytes(proof.C), bytes(proof.L), bytes(proof.R)];
  must(H('server-commit', ctx, s).equals(C), 'C: the secret does not open it');
  const c = commits.map((commit) => (commit === null ? null : bytes(commit)));
  const opened = openings.map((opening, seat) => {
    if (opening === null) return null;
    const { cuts } = opening;
    must(cuts.length <= 3, 'cuts: at most three');
    for (const k of cuts) integer(k, 3, deck - 3, 'cuts');
    must(cuts.length === 0 || seat === (dealer + 3) % 4, 'cuts: another seat cuts');
    const [r, written] = [bytes(opening.r), join([cuts.length], cuts)];
    const commit = H('seat-commit', ctx, C, [seat], r, written);
    must(c[seat]?.equals(commit) ?? false, `seat ${seat}: opened something else`);
    return { r, written };
  });
  for (const seat of SEATS) must(c[seat] === null || seats[seat]?.kind === 'human', `seat ${seat}: a bot contributed`);
  must(H('lock', ctx, C, ...c.map(optional)).equals(L), 'L: does not match');
  const isVoid = SEATS.some((seat) => c[seat] !== null && opened[seat] === null);
  must(isVoid === (integer(status, 0, 3, 'status') === 2), 'status: void exactly if an opening is missing');
  const M = H('mix', ctx, C, ...opened.map((one) => optional(one?.r ?? null)));
  const hands = isVoid ? null : handsOf(proof, MAC(s, 'deal-key', M));
  must(JSON.stringify(hands) === JSON.stringify(proof.hands), 'hands: other cards come out');
  const parts = opened.map((one) => (one === null ? Buffer.alloc(34) : join([1], one.r, one.written)));
  must(H('record', ctx, C, L, ...parts, s, [status]).equals(R), 'R: does not match');
  if (proof.log === undefined) return;
  const { lock, reveal } = proof.log;
  for (const place of [lock, reveal]) {
    const before = bytes(place.before);
    const step = place === lock ? H('log', before, [1], L) : H('log', before, [2], R);
    must(before.equals(NOTHING) === (integer(place.n, 1, Number.MAX_SAFE_INTEGER, 'n') === 1), 'log: wrong beginning');
    must(step.equals(bytes(place.after)), 'log: the entry does not match');
  }
  must(reveal.n > lock.n && (lock.after === reveal.before) === (reveal.n === lock.n + 1), 'log: wrong order');
}

/** @type {(hands?: string[][] | null) => string} */
const sorted = (hands) => JSON.stringify(hands?.map((hand) => hand.toSorted()));

/** A recorded deal is of the deal that was proved. @type {(record: Recorded) => Proof} */
function proofOf(record) {
  const { proof } = record;
  if (proof === undefined) throw new Error('no proof');
  const isSame = record.dealer === proof.dealer && sorted(record.hands) === sorted(proof.hands);
  must(isSame && (record.contract === null) === (proof.status === 1), 'the proof is of another deal');
  return proof;
}

/** All proofs together: nothing twice, one chain for each table, nothing left out. @type {(proofs: Proof[], head: string) => void} */
function verifyTogether(proofs, head) {
  const places = proofs.flatMap(({ log }) => (log === undefined ? [] : [log.lock, log.reveal]));
  const deals = proofs.map(({ dealId, attempt }) => `${dealId}/${attempt}`);
  const secrets = proofs.map((proof) => proof.s);
  const followed = places.filter(({ n }) => n > 1).map(({ before }) => before);
  for (const names of [deals, secrets, followed]) {
    must(new Set(names).size === names.length, 'a deal, a secret or a place in the chain is there twice');
  }
  const byAfter = new Map(places.map((place) => [place.after, place]));
  for (const { n, before } of places) {
    const isNext = n === 1 || byAfter.get(before)?.n === n - 1;
    must(isNext || (proofs.length === 1 && !byAfter.has(before)), `chain: what comes before entry ${n} is missing`);
  }
  must(head === '' || byAfter.has(head), 'chain: the remembered head is not there');
}

/** @type {(file: string) => Proof[]} */
function readDeals(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      const value = /** @type {Proof & Recorded} */ (JSON.parse(line));
      const proof = 'skfd' in value ? value : proofOf(value);
      verify(proof);
      return [proof];
    } catch (error) {
      throw new Error(`line ${index + 1}: ${String(error)}`, { cause: error });
    }
  });
}

const options = /** @type {const} */ ({ head: { type: 'string' } });
const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: false });
try {
  const proofs = positionals.flatMap(readDeals);
  must(proofs.length > 0, 'no proofs; usage: node tools/verify-deals.mjs [--head HEX] FILE…');
  verifyTogether(proofs, String(values.head ?? ''));
  console.log(`${proofs.length} ${proofs.length === 1 ? 'deal was' : 'deals were'} shuffled and dealt as proved.`);
} catch (error) {
  console.error(String(error));
  process.exitCode = positionals.length === 0 ? 2 : 1;
}
