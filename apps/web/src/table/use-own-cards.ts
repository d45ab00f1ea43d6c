import type { Card } from '@stammtisch/rules';
import { useMemo } from 'preact/hooks';
import { settingsStore } from '../settings/settings.ts';
import { useStore } from '../ui/use-store.ts';
import { ownCards } from './own-cards.ts';
import { useIntent, useTableState } from './table-context.ts';

/** The own hand from left to right; the component follows it. */
export function useOwnCards(): readonly Card[] {
  const view = useTableState((state) => state.view);
  const considered = useIntent((intent) => intent.considered);
  const order = useIntent((intent) => intent.order);
  const settings = useStore(settingsStore);
  return useMemo(() => ownCards(view, { considered, order }, settings), [view, considered, order, settings]);
}
