import { GAMES, SEATS, SUITS, cardCode, deckCards, has, needsSuit } from '@stammtisch/rules';
import type { Counted, DealRecord, HouseRules, RecordedContract, Seat } from '@stammtisch/rules';
import type { BitReader, BitWriter } from './bits.ts';

type Fields = Readonly<Record<string, unknown>>;
type Packed = Omit<DealRecord, 'id' | 'rules' | 'result'>;

/** What a `muss` of a contract can be: the record does not say, no, yes. */
const MUSS = [null, false, true] as const;

/** Writes everything of a deal but its house rules into bits. */
export function writeDeal(bits: BitWriter, deck: HouseRules['deck'], deal: Packed): void {
  bits.write(deal.dealer, 2);
  for (const card of deckCards(deck)) bits.write(SEATS.find((seat) => has(deal.hands[seat], card)) ?? 0, 2);
  writeCounted(bits, deal.knocks);
  writeContract(bits, deal.contract);
  writeCounted(bits, deal.stoss);
  writeSeat(bits, deal.claim);
  bits.write(deal.schwarzClaimed ? 1 : 0, 1);
  const played = deal.tricks.flat();
  bits.write(played.length, 6);
  for (const card of played) bits.write(card, 5);
  bits.writeLong(deal.stock);
  bits.writeLong(deal.doubled);
}

/** Reads the bits of a deal as the fields of a record. Nothing is checked: that is for `readRecord`. */
export function readDeal(bits: BitReader, deck: HouseRules['deck']): Fields {
  const dealer = bits.read(2);
  const hands: string[][] = [[], [], [], []];
  for (const card of deckCards(deck)) hands[bits.read(2)]?.push(cardCode(card));
  return {
    dealer,
    hands,
    knocks: readCounted(bits),
    contract: readContract(bits),
    stoss: readCounted(bits),
    claim: readSeat(bits),
    schwarzClaimed: bits.read(1) === 1,
    tricks: readTricks(bits),
    stock: bits.readLong(),
    doubled: bits.readLong(),
  };
}

function writeCounted(bits: BitWriter, { count, seats }: Counted): void {
  bits.write(count, 3);
  bits.write(seats === null ? 0 : 1, 1);
  for (const seat of seats ?? []) bits.write(seat, 2);
}

function readCounted(bits: BitReader): number | readonly number[] {
  const count = bits.read(3);
  return bits.read(1) === 0 ? count : Array.from({ length: count }, () => bits.read(2));
}

function writeSeat(bits: BitWriter, seat: Seat | null): void {
  bits.write(seat === null ? 0 : 1, 1);
  if (seat !== null) bits.write(seat, 2);
}

function readSeat(bits: BitReader): number | null {
  return bits.read(1) === 0 ? null : bits.read(2);
}

function writeContract(bits: BitWriter, contract: RecordedContract | null): void {
  bits.write(contract === null ? 0 : GAMES.indexOf(contract.game) + 1, 4);
  if (contract === null) return;
  if (contract.suit !== null) bits.write(SUITS.indexOf(contract.suit), 2);
  if (contract.declarer === null) return;
  bits.write(contract.declarer, 2);
  bits.write(contract.tout ? 1 : 0, 1);
  bits.write(MUSS.indexOf(contract.muss), 2);
  bits.write(contract.called === null ? 0 : 1, 1);
  if (contract.called !== null) bits.write(contract.called, 5);
}

function readContract(bits: BitReader): Fields | null {
  const number = bits.read(4);
  const game = GAMES[number - 1];
  // A game that does not exist is left to `readRecord`, which names the field.
  if (game === undefined) return number === 0 ? null : { game: number };
  const suit = needsSuit(game) ? { suit: SUITS[bits.read(2)] } : {};
  if (game === 'ramsch') return { game };
  const declarer = bits.read(2);
  const tout = bits.read(1) === 1;
  const muss = MUSS[bits.read(2)];
  const called = bits.read(1) === 1 ? { called: cardCode(bits.read(5)) } : {};
  return { game, ...suit, declarer, tout, muss, ...called };
}

function readTricks(bits: BitReader): readonly (readonly string[])[] {
  const cards = Array.from({ length: bits.read(6) }, () => cardCode(bits.read(5)));
  return Array.from({ length: Math.ceil(cards.length / 4) }, (_, trick) => cards.slice(trick * 4, trick * 4 + 4));
}
