import { useEffect, useRef } from 'preact/hooks';
import type { SortedFor } from '../table/sort-hand.ts';
import { useTable } from '../table/table-context.ts';

/** A finger that rests longer on a game only looks at the hand sorted for it (milliseconds). */
const LOOKS_AFTER = 500;

/**
 * Sorts the hand for the game whose button is in focus, under the mouse or under a resting finger, so that one sees what it would be
 * worth. Gives the handlers of such a button.
 */
export function useConsidered() {
  const { intent } = useTable();
  const touchedAt = useRef<number | null>(null);
  useEffect(() => () => intent.setState({ considered: null }), [intent]);
  return (game: SortedFor) => ({
    onFocus: () => intent.setState({ considered: game }),
    onPointerEnter: () => intent.setState({ considered: game }),
    onPointerLeave: () => intent.setState({ considered: null }),
    onPointerDown: ({ pointerType, timeStamp }: PointerEvent) => {
      touchedAt.current = pointerType === 'mouse' ? null : timeStamp;
    },
    onClickCapture: (event: MouseEvent) => {
      const looked = touchedAt.current !== null && event.timeStamp - touchedAt.current > LOOKS_AFTER;
      touchedAt.current = null;
      if (looked && event.detail !== 0) event.stopPropagation();
    },
  });
}
