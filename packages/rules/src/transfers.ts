import type { StockChange, Transfer } from './bill.ts';
import { SEATS, bySeat, seatAfter } from './seat.ts';
import type { BySeat, Seat } from './seat.ts';

/** Solo games: each of the three opponents pays the declarer, or he pays each of them (R62, R106). Nothing is no payment. */
export function soloTransfers(declarer: Seat, declarerWon: boolean, value: number): readonly Transfer[] {
  if (value === 0) return [];
  return SEATS.filter((seat) => seat !== declarer).map((opponent) => payment(opponent, declarer, value, declarerWon));
}

/**
 * Rufspiel: each loser pays one winner (R105). The first opponent clockwise from the declarer settles with the declarer, the
 * other one with the partner (B57). Nothing is no payment.
 */
export function rufspielTransfers(
  declarer: Seat,
  partner: Seat,
  declarerWon: boolean,
  value: number,
): readonly Transfer[] {
  if (value === 0) return [];
  const [left, opposite, right] = [seatAfter(declarer), seatAfter(declarer, 2), seatAfter(declarer, 3)];
  const first = left === partner ? opposite : left;
  const second = right === partner ? opposite : right;
  return [payment(first, declarer, value, declarerWon), payment(second, partner, value, declarerWon)];
}

function payment(opponent: Seat, player: Seat, amount: number, playerWon: boolean): Transfer {
  return playerWon ? { from: opponent, to: player, amount } : { from: player, to: opponent, amount };
}

/**
 * Several losers share evenly what the others are owed; cents that do not divide fall on the losers who sit earlier from the
 * forehand on (B51, B56). `losers` and `winners` come in that order. Nobody is owed anything: no payments.
 */
export function sharedTransfers(
  losers: readonly Seat[],
  winners: readonly Seat[],
  owed: BySeat<number>,
): readonly Transfer[] {
  const total = winners.reduce<number>((sum, winner) => sum + owed[winner], 0);
  if (total === 0) return [];
  const share = Math.floor(total / losers.length);
  const odd = total % losers.length;
  const debts = losers.map((seat, place) => ({ seat, amount: place < odd ? share + 1 : share }));
  const claims = winners.map((seat) => ({ seat, amount: owed[seat] }));
  return matched(debts, claims);
}

interface Amount {
  readonly seat: Seat;
  readonly amount: number;
}

/** Pays the first claim from the first debt, and so on; both sides have the same sum. */
function matched(debts: readonly Amount[], claims: readonly Amount[]): readonly Transfer[] {
  const [debt, ...laterDebts] = debts;
  const [claim, ...laterClaims] = claims;
  if (debt === undefined || claim === undefined) return [];
  const amount = Math.min(debt.amount, claim.amount);
  const restDebts = debt.amount > amount ? [{ ...debt, amount: debt.amount - amount }, ...laterDebts] : laterDebts;
  const restClaims =
    claim.amount > amount ? [{ ...claim, amount: claim.amount - amount }, ...laterClaims] : laterClaims;
  return [{ from: debt.seat, to: claim.seat, amount }, ...matched(restDebts, restClaims)];
}

/**
 * What each seat gains from the payments, less what it pays into the Stock (C.9 steps 4 and 5). `null` if one of the two is not known.
 */
export function deltasOf(transfers: readonly Transfer[] | null, stock: StockChange): BySeat<number> | null {
  const { paid } = stock;
  if (transfers === null || paid === null) return null;
  return bySeat((seat) => sumFor(seat, 'to', transfers) - sumFor(seat, 'from', transfers) - paid[seat]);
}

function sumFor(seat: Seat, side: 'from' | 'to', transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, transfer) => (transfer[side] === seat ? sum + transfer.amount : sum), 0);
}
