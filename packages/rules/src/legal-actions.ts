import { spokenAnnouncements } from './announcement.ts';
import { cardsOf } from './card-set.ts';
import type { SeatAction } from './command.ts';
import type { Deal } from './deal.ts';
import { whyNotAction } from './decide.ts';
import { nameableRanks } from './rank-order.ts';
import type { Seat } from './seat.ts';
import type { Table } from './table.ts';

/**
 * Every action that `decide` accepts from a seat now. Depends only on what this seat may know, so it may be part of its view. A cut is
 * listed once for each place where the pack may be cut.
 */
export function legalActions(table: Table, seat: Seat): readonly SeatAction[] {
  const { deal } = table;
  if (deal === null) return [];
  return candidates(table, deal, seat).filter((action) => whyNotAction(table, deal, seat, action) === null);
}

/** Actions that make sense in the phase at all; the rules sort out the rest. */
function candidates(table: Table, deal: Deal, seat: Seat): readonly SeatAction[] {
  switch (deal.phase.name) {
    case 'cutting':
      return [...cuts(table), { type: 'done-cutting' }];
    case 'knocking':
      return [{ type: 'knock' }, { type: 'not-knock' }];
    case 'auction':
      return auctionCandidates(table, deal);
    case 'sie-laid':
      return [{ type: 'stoss' }, { type: 'no-stoss' }];
    case 'play':
      return [
        ...cardsOf(deal.play?.hands[seat] ?? 0).map((card): SeatAction => ({ type: 'play', card })),
        { type: 'stoss' },
        { type: 'no-stoss' },
        { type: 'claim' },
      ];
    case 'claim':
      return [{ type: 'agree-claim' }, { type: 'refuse-claim' }];
    case 'schwarz-claim':
      return [{ type: 'claim-schwarz' }, { type: 'waive-schwarz' }];
    case 'settled':
      return [];
  }
}

function cuts(table: Table): readonly SeatAction[] {
  return Array.from({ length: table.rules.deck }, (_, at) => ({ type: 'cut', at }));
}

function auctionCandidates(table: Table, deal: Deal): readonly SeatAction[] {
  const step = deal.auction?.step.type;
  const sie: SeatAction = { type: 'lay-sie' };
  const weiter: SeatAction = { type: 'weiter' };
  if (step === 'interest') return [{ type: 'interest' }, weiter, sie];
  if (step === 'announcement') {
    const spoken = spokenAnnouncements(table.rules);
    return [...spoken.map((announcement): SeatAction => ({ type: 'announce', announcement })), weiter, sie];
  }
  const names = nameableRanks(table.rules).map((rank): SeatAction => ({ type: 'name', rank }));
  return [{ type: 'hold' }, ...names, weiter, sie];
}
