import { cutterOf } from '@stammtisch/rules';
import type { Contract, Deal, DealRecord, Replay, SeatCommand, Table, TableEvent } from '@stammtisch/rules';
import { announcing, giveStoss, knocking, playCards, wayOf, type Way } from './way.ts';

/** A table in the middle of a recorded deal: where it started from, and what happened since. */
export interface Continued {
  readonly start: Table;
  readonly events: readonly TableEvent[];
}

/**
 * The table of a recorded deal after so many cards, to be played on; `null` where there is nothing to play, or where the rules do not lead
 * there. A record does not say when somebody knocked or gave Stoß, so everything that was said is said before the first card; who else
 * wanted to play is left out.
 */
export function continuedFrom(
  record: DealRecord,
  { contract }: Pick<Replay, 'contract'>,
  cards: number,
): Continued | null {
  if (contract === null || contract.game === 'sie' || cards > record.tricks.flat().length) return null;
  const way = wayOf(record);
  if (way === null) return null;
  while (way.deal()?.phase.name !== 'play') if (!say(way, record, contract)) return null;
  if (!giveStoss(way, record) || !playCards(way, record, cards)) return null;
  return { start: way.start, events: way.events };
}

/** Whoever is asked before the first card says what leads to the contract of the record. */
function say(way: Way, record: DealRecord, contract: Contract): boolean {
  const deal = way.deal();
  return deal !== null && wordsOf(deal, record, contract).some(way.take);
}

function wordsOf(
  { phase, auction, knocks, dealer }: Deal,
  record: DealRecord,
  contract: Contract,
): readonly SeatCommand[] {
  if (phase.name === 'cutting') return [{ type: 'done-cutting', seat: cutterOf(dealer) }];
  if (phase.name === 'knocking') return [knocking(record, phase.seat, knocks.length)];
  const step = auction?.step;
  if (phase.name !== 'auction' || step === undefined || !('seat' in step)) return [];
  const { seat } = step;
  if (contract.game === 'ramsch' || contract.game === 'sie' || seat !== contract.declarer)
    return [{ type: 'weiter', seat }];
  const isMuss = contract.game === 'rufspiel' && contract.muss;
  if (step.type === 'interest') return [isMuss ? { type: 'weiter', seat } : { type: 'interest', seat }];
  return announcing(contract, seat);
}
