import { billItem } from './bill-item.ts';
import type { BillFactor, BillItem } from './bill.ts';
import type { HouseRules } from './house-rules.ts';
import { billFactor } from './multipliers.ts';

/** Lines and factors that belong to the price of a game (C.9 step 2). */
export interface Price {
  readonly items: readonly BillItem[];
  readonly factors: readonly BillFactor[];
}

/** What the losers are, and the rule that makes them Schneider. */
export interface LosersAre {
  readonly schneider: boolean;
  readonly schwarz: boolean;
  readonly schneiderRule: string;
}

/**
 * What Schneider and Schwarz cost on top of the base price (R103). Whoever is Schwarz is Schneider too; then the units of both are
 * added, or Schwarz has a price that includes Schneider, or Schwarz doubles the whole game (B2).
 */
export function schneiderSchwarzPrice(rules: HouseRules, losers: LosersAre): Price {
  const schneider = losers.schneider ? [billItem('schneider', rules['tariff.schneider'], losers.schneiderRule)] : [];
  if (!losers.schwarz) return { items: schneider, factors: [] };
  const schwarz = billItem('schwarz', rules['tariff.schwarz'], 'R91');
  switch (rules['schwarz.mode']) {
    case 'additionalToSchneider':
      return { items: [...schneider, schwarz], factors: [] };
    case 'insteadOfSchneider':
      return { items: [schwarz], factors: [] };
    case 'double':
      return { items: schneider, factors: [billFactor('schwarz-double', 2, 'B2')] };
  }
}
