import { BOTS, type Bot, type BotName } from '@stammtisch/bots';
import type { Seat } from '@stammtisch/rules';
import type { Names } from '@stammtisch/texts';
import { useCallback } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { ME } from './table-store.ts';

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

/** What seats are called on the screen: "Du" and the names of the bots. The same function as long as the language stays. */
export function useNames(): Names {
  const { you } = useMessages();
  return useCallback((seat) => (seat === ME ? you : (guestAt(seat)?.title ?? '')), [you]);
}
