import {
  bySeat,
  cardCode,
  err,
  forehandOf,
  handSize,
  isAbsent,
  ok,
  orderOf,
  parseCard,
  readEach,
  readInteger,
  readList,
  readSeat,
  wrongValue,
} from '@stammtisch/rules';
import type { BySeat, CardOrder, Fields, InputProblem, Ramsch, RamschOutcome, Read, Seat } from '@stammtisch/rules';
import type { Written } from './bill-input.ts';

/** A Ramsch that was written down; `losers` as the input names them. */
export interface WrittenRamsch {
  readonly contract: Ramsch;
  readonly outcome: RamschOutcome;
  readonly losers: readonly Seat[] | null;
}

/** Who deals does not matter but for odd cents (B56). */
const DEALER: Seat = 3;

/**
 * Reads a Ramsch: `points` and `tricks` of the four seats; for a tie `loser` (`losers` where two pay), or `highestTrump` and `lastTrick` of each
 * seat (B51).
 */
export function readRamsch({ fields, rules, multipliers }: Written, contract: Ramsch): Read<WrittenRamsch> {
  const tricksInDeal = handSize(rules);
  const points = readFour(fields['points'], 'points', (value, field) => readInteger(value, field, 0, 120));
  if (!points.ok) return points;
  const tricks = readFour(fields['tricks'], 'tricks', (value, field) => readInteger(value, field, 0, tricksInDeal));
  if (!tricks.ok) return tricks;
  const dealer = isAbsent(fields['dealer']) ? ok(DEALER) : readSeat(fields['dealer'], 'dealer');
  if (!dealer.ok) return dealer;
  const losers = readLosers(fields);
  if (!losers.ok) return losers;
  const trumps = readHighestTrumps(fields['highestTrump'], orderOf(rules, contract));
  if (!trumps.ok) return trumps;
  const lastTrick = isAbsent(fields['lastTrick'])
    ? ok(null)
    : readFour(fields['lastTrick'], 'lastTrick', (value, field) => readInteger(value, field, 0, tricksInDeal));
  if (!lastTrick.ok) return lastTrick;
  const outcome: RamschOutcome = {
    kind: 'ramsch',
    points: points.value,
    tricks: tricks.value,
    tricksInDeal,
    highestTrump: trumps.value ?? decidedBy(losers.value, tricks.value),
    lastTrick: lastTrick.value,
    forehand: forehandOf(dealer.value),
    ...multipliers,
  };
  return ok({ contract, outcome, losers: losers.value });
}

function readFour<T>(value: unknown, field: string, read: (entry: unknown, field: string) => Read<T>): Read<BySeat<T>> {
  const list = readList(value, field, 4);
  if (!list.ok) return list;
  const values = readEach(list.value, field, read);
  if (!values.ok) return values;
  const [a, b, c, d] = values.value as BySeat<T>;
  return ok([a, b, c, d]);
}

function readLosers(fields: Fields): Read<readonly Seat[] | null> {
  if (!isAbsent(fields['losers'])) {
    const list = readList(fields['losers'], 'losers');
    return list.ok ? readEach(list.value, 'losers', readSeat) : list;
  }
  if (isAbsent(fields['loser'])) return ok(null);
  const loser = readSeat(fields['loser'], 'loser');
  return loser.ok ? ok([loser.value]) : loser;
}

/** Strength of the highest trump in the tricks of each seat; `null` for a seat without one. */
function readHighestTrumps(value: unknown, order: CardOrder): Read<BySeat<number> | null> {
  if (isAbsent(value)) return ok(null);
  return readFour(value, 'highestTrump', (entry, field) => readTrumpStrength(entry, field, order));
}

function readTrumpStrength(entry: unknown, field: string, order: CardOrder): Read<number> {
  if (entry === null) return ok(0);
  const card = typeof entry === 'string' ? parseCard(entry) : null;
  const strength = card !== null && order.trumps.includes(card) ? order.strength[card] : undefined;
  if (strength !== undefined) return ok(strength);
  return err(wrongValue(field, entry, { kind: 'one-of', values: order.trumps.map(cardCode) }));
}

/** Who is named as loser has the highest trump of those who are tied, whichever it was. */
function decidedBy(losers: readonly Seat[] | null, tricks: BySeat<number>): BySeat<number> | null {
  if (losers === null) return null;
  return bySeat((seat) => (losers.includes(seat) && tricks[seat] > 0 ? losers.length - losers.indexOf(seat) : 0));
}

/** What is wrong with the losers that the input names, if the points say that others have to pay. */
export function wrongLosers(named: readonly Seat[] | null, losers: readonly Seat[]): InputProblem | null {
  if (named === null) return null;
  if (named.length === losers.length && named.every((seat) => losers.includes(seat))) return null;
  const [field, given] = named.length === 1 ? ['loser', named[0]] : ['losers', named];
  return wrongValue(field, given, losers.length === 0 ? { kind: 'absent' } : { kind: 'one-of', values: losers });
}
