import { BOTS, type Bot, type BotName } from '@stammtisch/bots';
import type { Seat } from '@stammtisch/rules';
import type { Names } from '@stammtisch/texts';
import { useContext, useCallback } from 'preact/hooks';
import { createStore } from 'zustand/vanilla';
import { useMessages } from '../i18n/use-messages.ts';
import { useStore } from '../ui/use-store.ts';
import { TableContext } from './table-context.ts';
import { ME, type Guest, type TableState } from './table-store.ts';

/** Who sits around the table, clockwise from the left of the person. */
const GUESTS: Readonly<Record<Exclude<Seat, 0>, Bot>> = { 1: BOTS.sepp, 2: BOTS.resi, 3: BOTS.xaver };

/** The bot of a seat; `null` on the seat of the person. */
export function guestAt(seat: Seat): Bot | null {
  return seat === 0 ? null : GUESTS[seat];
}

/** Which bot plays for a seat; at the seat of the person it is Sepp who would. */
export function botAt(seat: Seat): BotName {
  return guestAt(seat)?.name ?? 'sepp';
}

/** No table: there sit the person and the bots. */
const NOWHERE = createStore<Pick<TableState, 'guests'>>(() => ({ guests: null }));

function useGuests(): TableState['guests'] {
  return useStore(useContext(TableContext)?.table.store ?? NOWHERE, ({ guests }) => guests);
}

/** Who sits on a seat of this table; `null` on the seat of the person. */
export function useGuest(seat: Seat): Guest | null {
  const guests = useGuests();
  const bot = guestAt(seat);
  if (guests !== null) return guests[seat];
  return bot === null ? null : { name: bot.title, look: bot.name, note: null };
}

/** What seats are called on the screen: "Du" and the names of the others. The same function as long as nobody else comes. */
export function useNames(): Names {
  const { you } = useMessages();
  const guests = useGuests();
  return useCallback(
    (seat) => (guests === null ? guestAt(seat)?.title : guests[seat]?.name) ?? (seat === ME ? you : ''),
    [you, guests],
  );
}
