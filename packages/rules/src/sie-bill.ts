import { billItem } from './bill-item.ts';
import type { Bill } from './bill.ts';
import { handSize } from './dealing.ts';
import type { HouseRules } from './house-rules.ts';
import { amountOf, billFactor, circumstances } from './multipliers.ts';
import type { SieOutcome } from './outcome.ts';
import { stockAfterGame } from './stock.ts';
import { deltasOf, soloTransfers } from './transfers.ts';

/**
 * Bill of a Sie: four times a Solo with eight Laufende, in the short deck six, whatever else the table says about Laufende; or
 * four times a Solo-Tout (R67, B20). Each of the three others pays the holder. Knocks count where `klopfen.appliesToSie` (B19).
 */
export function sieBill(rules: HouseRules, outcome: SieOutcome, stockBefore: number): Bill {
  const items = [
    billItem('grundtarif', rules['tariff.solo'], 'R67'),
    billItem('laufende', rules['tariff.laufende'], 'R67', handSize(rules)),
  ];
  const tout = rules['sie.base'] === 'soloTout8' ? [billFactor('tout', rules['tout.multiplier'], 'B20')] : [];
  const price = [billFactor('sie', rules['sie.multiplier'], 'R67'), ...tout];
  const around = circumstances(rules, outcome, rules['klopfen.appliesToSie']);
  const amount = amountOf(rules, items, price, around);
  const transfers = soloTransfers(outcome.declarer, true, amount.value);
  const stock = stockAfterGame(
    rules,
    { game: 'solo', declarer: outcome.declarer, partner: null, won: true },
    stockBefore,
  );
  return {
    kind: 'sie',
    won: true,
    schneider: false,
    schwarz: false,
    ...amount,
    losers: [],
    jungfrauen: [],
    durchmarsch: null,
    transfers,
    stock,
    deltas: deltasOf(transfers, stock),
  };
}
