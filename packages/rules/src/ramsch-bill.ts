import { billItem } from './bill-item.ts';
import type { Bill, BillFactor, BillProblem, Transfer } from './bill.ts';
import { durchmarsch } from './durchmarsch.ts';
import type { HouseRules } from './house-rules.ts';
import { jungfrauFactors, jungfrauen } from './jungfrau.ts';
import { amountOf, circumstances } from './multipliers.ts';
import type { RamschOutcome } from './outcome.ts';
import { ramschLosers } from './ramsch-losers.ts';
import { ok } from './result.ts';
import type { Result } from './result.ts';
import { schneiderSchwarzPrice } from './schneider-schwarz-price.ts';
import type { Price } from './schneider-schwarz-price.ts';
import { bySeat, seatsFrom } from './seat.ts';
import type { Seat } from './seat.ts';
import { stockUntouched } from './stock.ts';
import { ramschTariff } from './tariff.ts';
import { deltasOf, sharedTransfers, soloTransfers } from './transfers.ts';

/**
 * Bill of a Ramsch (R52, R53, B48–B52): a Durchmarsch is paid by the three others; otherwise the losers pay everybody else once.
 * The Stock is not touched (B53). Fails if a tie cannot be decided from what is known.
 */
export function ramschBill(rules: HouseRules, outcome: RamschOutcome, stockBefore: number): Result<Bill, BillProblem> {
  const winner = durchmarsch(rules, outcome);
  if (winner !== null) return ok(durchmarschBill(rules, outcome, winner, stockBefore));
  const losers = ramschLosers(rules, outcome);
  return losers.ok ? ok(lostBill(rules, outcome, losers.value, stockBefore)) : losers;
}

function lostBill(rules: HouseRules, outcome: RamschOutcome, losers: readonly Seat[], stockBefore: number): Bill {
  const virgins = jungfrauen(rules, outcome.tricks);
  const doubling = jungfrauFactors(rules, virgins);
  const items = [billItem('ramsch', ramschTariff(rules), 'R52')];
  const amount = amountOf(rules, items, doubling, ramschCircumstances(rules, outcome));
  const winners = seatsFrom(outcome.forehand).filter((seat) => !losers.includes(seat));
  const owed = bySeat((seat) => doubling.reduce((sum, line) => sum * ownFactor(line, seat), amount.value));
  return {
    ...amount,
    ...common(sharedTransfers(losers, winners, owed), stockBefore),
    losers,
    jungfrauen: virgins,
    durchmarsch: null,
  };
}

/** What a line multiplies for one seat beyond what it multiplies for everybody. */
function ownFactor({ seats, factor }: BillFactor, seat: Seat): number {
  return seats !== null && seats.includes(seat) ? factor : 1;
}

/** A Durchmarsch is won from all three; Jungfrauen do not matter then (B50). */
function durchmarschBill(rules: HouseRules, outcome: RamschOutcome, winner: Seat, stockBefore: number): Bill {
  const price = durchmarschPrice(rules);
  const amount = amountOf(rules, price.items, price.factors, ramschCircumstances(rules, outcome));
  return {
    ...amount,
    ...common(soloTransfers(winner, true, amount.value), stockBefore),
    losers: [],
    jungfrauen: [],
    durchmarsch: winner,
  };
}

/** The Ramsch price, or as much as a Solo won Schwarz (`ramsch.durchmarschPayout`). */
function durchmarschPrice(rules: HouseRules): Price {
  if (rules['ramsch.durchmarschPayout'] === 'ramschPrice') {
    return { items: [billItem('ramsch', ramschTariff(rules), 'B50')], factors: [] };
  }
  const extra = schneiderSchwarzPrice(rules, { schneider: true, schwarz: true, schneiderRule: 'B50' });
  return { items: [billItem('grundtarif', rules['tariff.solo'], 'B50'), ...extra.items], factors: extra.factors };
}

function ramschCircumstances(rules: HouseRules, outcome: RamschOutcome): readonly BillFactor[] {
  return circumstances(rules, outcome, rules['klopfen.appliesToRamsch']);
}

type Common = Pick<Bill, 'kind' | 'won' | 'schneider' | 'schwarz' | 'transfers' | 'stock' | 'deltas'>;

function common(transfers: readonly Transfer[], stockBefore: number): Common {
  const stock = stockUntouched(stockBefore);
  return {
    kind: 'ramsch',
    won: null,
    schneider: false,
    schwarz: false,
    transfers,
    stock,
    deltas: deltasOf(transfers, stock),
  };
}
