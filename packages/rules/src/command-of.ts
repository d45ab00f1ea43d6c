import type { Command } from './command.ts';
import type { Contract } from './contract.ts';
import type { TableEvent } from './event.ts';

/**
 * The command that causes an event, or `null` for an event that follows by itself. Stored logs are read with it: a log is good if the
 * rules give the same events again.
 */
export function commandOf(event: TableEvent): Command | null {
  switch (event.type) {
    case 'dealt':
      return { type: 'deal', deck: event.deck };
    case 'cut':
      return { type: 'cut', seat: event.seat, at: event.at };
    case 'done-cutting':
      return { type: 'done-cutting', seat: event.seat };
    case 'knocked':
      return { type: 'knock', seat: event.seat };
    case 'not-knocked':
      return { type: 'not-knock', seat: event.seat };
    case 'interested':
      return { type: 'interest', seat: event.seat };
    case 'passed':
      return { type: 'weiter', seat: event.seat };
    case 'named':
      return { type: 'name', seat: event.seat, rank: event.rank };
    case 'held':
      return { type: 'hold', seat: event.seat };
    case 'contract':
      return announcing(event.contract);
    case 'stoss':
      return { type: 'stoss', seat: event.seat };
    case 'stoss-declined':
      return { type: 'no-stoss', seat: event.seat };
    case 'played':
      return { type: 'play', seat: event.seat, card: event.card };
    case 'claimed':
      return { type: 'claim', seat: event.seat };
    case 'claim-agreed':
      return { type: 'agree-claim', seat: event.seat };
    case 'claim-refused':
      return { type: 'refuse-claim', seat: event.seat };
    case 'schwarz-claimed':
      return { type: 'claim-schwarz', seat: event.seat };
    case 'schwarz-waived':
      return { type: 'waive-schwarz', seat: event.seat };
    case 'stock-filled':
    case 'must-play':
    case 'settled':
      return null;
  }
}

function announcing(contract: Contract): Command | null {
  if (contract.game === 'ramsch') return null;
  const { declarer, game } = contract;
  if (game === 'sie') return { type: 'lay-sie', seat: declarer };
  const suit = 'suit' in contract ? { suit: contract.suit } : {};
  const tout = 'tout' in contract && contract.tout ? { tout: true } : {};
  return { type: 'announce', seat: declarer, announcement: { game, ...suit, ...tout } };
}
