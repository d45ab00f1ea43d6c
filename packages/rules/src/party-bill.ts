import type { Bill, Transfer } from './bill.ts';
import type { HouseRules } from './house-rules.ts';
import { amountOf, circumstances } from './multipliers.ts';
import type { PartyOutcome } from './outcome.ts';
import { partyPrice } from './party-price.ts';
import { stockAfterGame } from './stock.ts';
import { deltasOf, rufspielTransfers, soloTransfers } from './transfers.ts';
import { won } from './won.ts';

/**
 * Bill of a game of a declaring party, from Rufspiel to Bettel (C.9). In a Rufspiel whose partner is not known the bill says what
 * the game costs, but not who pays whom: `transfers` and `deltas` are `null`.
 */
export function partyBill(rules: HouseRules, outcome: PartyOutcome, stockBefore: number): Bill {
  const { contract, partner } = outcome;
  const declarerWon = won(rules, outcome);
  const { schneider, schwarz, ...price } = partyPrice(rules, outcome, declarerWon);
  const amount = amountOf(rules, price.items, price.factors, circumstances(rules, outcome, true));
  const transfers = partyTransfers(outcome, declarerWon, amount.value);
  const game = contract.game === 'rufspiel' ? 'rufspiel' : 'solo';
  const stock = stockAfterGame(rules, { game, declarer: contract.declarer, partner, won: declarerWon }, stockBefore);
  return {
    kind: 'party',
    won: declarerWon,
    schneider,
    schwarz,
    ...amount,
    losers: [],
    jungfrauen: [],
    durchmarsch: null,
    transfers,
    stock,
    deltas: deltasOf(transfers, stock),
  };
}

function partyTransfers(
  { contract, partner }: PartyOutcome,
  declarerWon: boolean,
  value: number,
): readonly Transfer[] | null {
  if (contract.game !== 'rufspiel') return soloTransfers(contract.declarer, declarerWon, value);
  return partner === null ? null : rufspielTransfers(contract.declarer, partner, declarerWon, value);
}
