import type { Deal } from './deal.ts';
import type { TableEvent } from './event.ts';
import { afterAllPass } from './muss-spiel.ts';
import { outcomeOfDeal } from './outcome-of-deal.ts';
import { isPlayOver } from './play.ts';
import { settle } from './settle.ts';
import type { Table } from './table.ts';

/** What follows by itself from the state of a table: a Ramsch after four times weiter, the bill after the last card. */
export function consequences(table: Table): readonly TableEvent[] {
  const { deal } = table;
  if (deal === null) return [];
  if (deal.auction?.step.type === 'all-passed' && deal.contract === null) return afterPassing(table, deal);
  return isFinished(deal) ? [settled(table, deal)] : [];
}

function afterPassing(table: Table, deal: Deal): readonly TableEvent[] {
  const outcome = afterAllPass(table.rules, deal.hands, deal.knocks);
  switch (outcome.type) {
    case 'must-play':
      return [outcome];
    case 'ramsch':
      return [{ type: 'contract', contract: { game: 'ramsch' } }];
    case 'thrown-in':
      return [settled(table, deal)];
  }
}

function isFinished(deal: Deal): boolean {
  switch (deal.phase.name) {
    case 'sie-laid':
      return deal.stoss.asked.length === 0;
    case 'play':
      return deal.play !== null && (isPlayOver(deal.play) || deal.claimedBy !== null);
    case 'schwarz-claim':
      return deal.phase.waiting.length === 0;
    case 'cutting':
    case 'knocking':
    case 'auction':
    case 'claim':
    case 'settled':
      return false;
  }
}

function settled(table: Table, deal: Deal): TableEvent {
  const bill = settle(table.rules, outcomeOfDeal(deal), table.stock);
  if (!bill.ok) throw new Error(`a deal with all cards known cannot be settled: ${bill.reason.code}`);
  return { type: 'settled', bill: bill.value };
}
