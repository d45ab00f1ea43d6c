import { cardsOf, type Card, type DealView, type Seat } from '@stammtisch/rules';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { motionNow, tempoNow } from '../session/tempo-now.ts';
import { APPEARS, fading, flight, sweep, type Motion } from './card-motion.ts';
import type { Box } from './hand-strips.ts';
import { ME, type TableStore } from './table-store.ts';

/** Where a card of the own hand was seen last: from there it flies. */
const seen = new Map<Card, Box>();

/**
 * Remembers where a card of the own hand lies as soon as it is played. Nothing has moved on the screen by then; a card that is measured while
 * it is taken out of the page makes the browser lay out the table twice.
 */
export function useLeaving({ store }: TableStore): void {
  useEffect(
    () =>
      store.subscribe(({ view }, before) => {
        for (const card of leaving(before.view.deal, view.deal)) {
          const element = document.querySelector(`[data-seat="${ME}"] [data-card="${card}"]`);
          if (element !== null) seen.set(card, element.getBoundingClientRect());
        }
      }),
    [store],
  );
}

/** The cards that have just left the own hand. */
export function leaving(before: DealView | null, now: DealView | null): readonly Card[] {
  return before === null || before.number !== now?.number ? [] : cardsOf(before.hand & ~now.hand);
}

/** Lets a new card of the trick fly from its player to its place. */
export function useFlight(ref: RefObject<HTMLElement | null>, card: Card, seat: Seat, isNew: boolean): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const from = seat === ME ? () => seen.get(card) : () => seatBox(seat);
    const motion = element === null || !isNew ? null : motionFrom(element, from);
    seen.delete(card);
    if (motion !== null) element?.animate([...motion.keyframes], motion.timing);
    // It flies once, when it is laid down.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

/** Lets a card of a complete trick slide to its winner, once there is one to slide to. */
export function useSweep(ref: RefObject<HTMLElement | null>, winner: Seat | null): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const motion = element === null || winner === null ? null : motionTo(element, winner);
    if (element === null || motion === null) return undefined;
    const animation = element.animate([...motion.keyframes], motion.timing);
    return () => animation.cancel();
  }, [ref, winner]);
}

// To ask where things are makes the browser lay out the table: not where nothing moves.

function motionFrom(element: HTMLElement, from: () => Box | undefined): Motion | null {
  const factor = motionNow();
  if (factor === 0) return APPEARS;
  const box = from();
  return box === undefined ? null : flight(box, element.getBoundingClientRect(), factor);
}

function motionTo(element: HTMLElement, winner: Seat): Motion | null {
  const duration = tempoNow().sweep;
  if (motionNow() === 0) return fading(duration);
  const to = seatBox(winner);
  return to === undefined ? null : sweep(element.getBoundingClientRect(), to, duration);
}

/** Where somebody sits on the screen; the person sits where the own cards are. */
function seatBox(seat: Seat): Box | undefined {
  return document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
}
