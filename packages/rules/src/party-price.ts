import { billItem } from './bill-item.ts';
import { isTout } from './contract.ts';
import type { HouseRules } from './house-rules.ts';
import { laufendeItems } from './laufende-price.ts';
import type { PartyOutcome } from './outcome.ts';
import { losersAreSchneider } from './schneider.ts';
import { schneiderSchwarzPrice } from './schneider-schwarz-price.ts';
import type { Price } from './schneider-schwarz-price.ts';
import { losersAreSchwarz } from './schwarz.ts';
import { grundtarif } from './tariff.ts';
import { toutPrice } from './tout-price.ts';

/** What a game costs before Klopfen, Stoß and the like, and what its losers are. */
export interface PartyPrice extends Price {
  readonly schneider: boolean;
  readonly schwarz: boolean;
}

const NEITHER = { schneider: false, schwarz: false } as const;

/**
 * Price of a game of a declaring party (C.9 step 2): a Bettel costs its base price and nothing else (B46), a Tout has its own
 * price, all other games cost base price, Schneider, Schwarz and Laufende (R103).
 */
export function partyPrice(rules: HouseRules, outcome: PartyOutcome, declarerWon: boolean): PartyPrice {
  const { contract } = outcome;
  if (contract.game === 'bettel') {
    return { items: [billItem('grundtarif', grundtarif(rules, 'bettel'), 'B46')], factors: [], ...NEITHER };
  }
  const laufende = laufendeItems(rules, contract.game, outcome.laufende, declarerWon);
  const base = billItem('grundtarif', grundtarif(rules, contract.game), 'R103');
  if (isTout(contract)) return { ...toutPrice(rules, base, laufende), ...NEITHER };

  const schneider = losersAreSchneider(rules, outcome, declarerWon);
  const schwarz = losersAreSchwarz(rules, outcome, declarerWon);
  const extra = schneiderSchwarzPrice(rules, { schneider, schwarz, schneiderRule: declarerWon ? 'R90' : 'R89' });
  return { items: [base, ...extra.items, ...laufende], factors: extra.factors, schneider, schwarz };
}
