import { billItem } from './bill-item.ts';
import type { BillItem } from './bill.ts';
import type { HouseRules } from './house-rules.ts';
import { billFactor } from './multipliers.ts';
import type { Price } from './schneider-schwarz-price.ts';

/**
 * Price of a Tout, won or lost: base price and Laufende, doubled (R60, B23). Schneider and Schwarz are not decided by it and are not
 * added (R58, R61), except as a fixed surcharge where the house rules say so (B21).
 */
export function toutPrice(rules: HouseRules, base: BillItem, laufende: readonly BillItem[]): Price {
  return {
    items: [base, ...surcharge(rules), ...laufende],
    factors: [billFactor('tout', rules['tout.multiplier'], 'R60')],
  };
}

function surcharge(rules: HouseRules): readonly BillItem[] {
  if (rules['tout.schneiderSchwarz'] === 'none') return [];
  return [billItem('tout-surcharge', schwarzUnits(rules), 'B21')];
}

/** All tricks are a Schwarz: what the table adds for one (B2). Where Schwarz doubles, the Tout itself is that doubling. */
function schwarzUnits(rules: HouseRules): number {
  switch (rules['schwarz.mode']) {
    case 'additionalToSchneider':
      return rules['tariff.schneider'] + rules['tariff.schwarz'];
    case 'insteadOfSchneider':
      return rules['tariff.schwarz'];
    case 'double':
      return rules['tariff.schneider'];
  }
}
