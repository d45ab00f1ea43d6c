import type { Bill } from './bill.ts';
import type { HouseRules } from './house-rules.ts';
import { amountOf, klopfenFactors } from './multipliers.ts';
import type { ThrownInOutcome } from './outcome.ts';
import { stockThrownIn, stockUntouched } from './stock.ts';
import { deltasOf } from './transfers.ts';

/**
 * Bill of a deal that nobody played: with `allPass.action=stock` everybody pays into the Stock (R109), otherwise nothing happens.
 * Knocks multiply the contribution only with `stock.multipliedByKlopfen`.
 */
export function thrownInBill(rules: HouseRules, { knocks }: ThrownInOutcome, stockBefore: number): Bill {
  const paying = rules['allPass.action'] === 'stock';
  const around = paying && rules['stock.multipliedByKlopfen'] ? klopfenFactors(rules, knocks) : [];
  const amount = amountOf(rules, [], [], around);
  const stock = paying ? stockThrownIn(rules, amount.factor, stockBefore) : stockUntouched(stockBefore);
  return {
    kind: 'thrown-in',
    won: null,
    schneider: false,
    schwarz: false,
    ...amount,
    losers: [],
    jungfrauen: [],
    durchmarsch: null,
    transfers: [],
    stock,
    deltas: deltasOf([], stock),
  };
}
