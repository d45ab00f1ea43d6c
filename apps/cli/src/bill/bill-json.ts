import type { Bill, Contract, HouseRules } from '@stammtisch/rules';
import { billLines } from '@stammtisch/texts';
import type { Language } from '@stammtisch/texts';

/** The bill as `--json` prints it: as the rules reckon it, with words for each line and each factor. */
export function billJson(bill: Bill, rules: HouseRules, contract: Contract | null, language: Language): object {
  const lines = billLines(bill, rules, language, { contract }).filter(({ kind }) => kind !== 'sum');
  const text = (index: number): string => lines[index]?.text ?? '';
  return {
    ...bill,
    items: bill.items.map((item, index) => ({ ...item, text: text(index) })),
    factors: bill.factors.map((factor, index) => ({ ...factor, text: text(bill.items.length + index) })),
  };
}
