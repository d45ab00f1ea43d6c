import { useEffect } from 'react';
import type { SortedFor } from '../table/sort-hand.ts';
import { useTable } from '../table/table-context.ts';

/**
 * Sorts the hand for the game whose button is in focus or under the mouse, so that one sees what it would be worth. Gives the handlers of
 * such a button.
 */
export function useConsidered() {
  const { intent } = useTable();
  useEffect(() => () => intent.setState({ considered: null }), [intent]);
  return (game: SortedFor) => ({
    onFocus: () => intent.setState({ considered: game }),
    onPointerEnter: () => intent.setState({ considered: game }),
    onPointerLeave: () => intent.setState({ considered: null }),
  });
}
