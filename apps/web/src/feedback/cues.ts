import { size, type PublicEvent } from '@stammtisch/rules';
import { isMyTurn, ME, type TableState } from '../table/table-store.ts';

/** Something at the table that can be heard or felt. */
export type Cue = 'own-card' | 'card' | 'sweep' | 'knock' | 'turn' | 'end';

/** What changed between two moments of the table, as one hears it: cards and knocks first, then whose turn it is. */
export function cuesBetween(before: TableState, after: TableState): readonly Cue[] {
  if (before === after) return [];
  const sweeps = after.hold?.stage === 'sweeping' && before.hold?.stage !== 'sweeping';
  return [
    ...newEvents(before, after).flatMap(cueOf),
    ...(sweeps ? (['sweep'] as const) : []),
    ...(isAsked(after) && !isAsked(before) ? (['turn'] as const) : []),
    ...(showsBill(after) && !showsBill(before) ? (['end'] as const) : []),
  ];
}

/** What was heard since; nothing if the last move was taken back. */
function newEvents(before: TableState, after: TableState): readonly PublicEvent[] {
  const isSameDeal = before.view.deal?.number === after.view.deal?.number;
  return isSameDeal ? after.heard.slice(before.heard.length) : after.heard;
}

function cueOf(event: PublicEvent): readonly Cue[] {
  if (event.type === 'played') return [event.seat === ME ? 'own-card' : 'card'];
  return event.type === 'knocked' || event.type === 'stoss' ? ['knock'] : [];
}

/** Whether the person has something to decide; the last card plays by itself. */
function isAsked(state: TableState): boolean {
  const { deal } = state.view;
  const isLastCard = deal?.phase === 'play' && size(deal.hand) === 1;
  return isMyTurn(state) && !isLastCard;
}

/** Whether the bill of a deal lies on the table. */
function showsBill({ view, hold, closing, finished }: TableState): boolean {
  return finished.length > 0 && view.deal?.phase === 'settled' && hold === null && !closing;
}
