import type { Card, Reason } from '@stammtisch/rules';
import { createContext, type ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useStore } from '../ui/use-store.ts';
import type { SortedFor } from './sort-hand.ts';
import type { TableState, TableStore } from './table-store.ts';

export type OpenDialog = 'menu' | 'log' | 'keys' | 'details';

/** What the person is about to do: nothing of it is part of the game. */
export interface Intent {
  /** The card that is lifted: one more tap plays it. */
  readonly lifted: Card | null;
  /** A finger lies on the hand: what is lifted may change before it leaves. */
  readonly pressed: boolean;
  /** A card that was refused, and why. */
  readonly refused: { readonly card: Card; readonly reason: Reason } | null;
  /** The allowed cards rise for a moment. */
  readonly showAllowed: boolean;
  readonly showLastTrick: boolean;
  /** A Stoß was tapped once; a second tap gives it. */
  readonly stossArmed: boolean;
  /** The same for the claim of the rest. */
  readonly claimArmed: boolean;
  /** The hand is sorted for a game that the person considers. */
  readonly considered: SortedFor | null;
  /** The order that the person gave the hand of this deal; `null` while it is sorted. */
  readonly order: readonly Card[] | null;
  readonly dialog: OpenDialog | null;
  /** The command line was opened by its key. */
  readonly commandLine: boolean;
}

const NOTHING: Intent = {
  lifted: null,
  pressed: false,
  refused: null,
  showAllowed: false,
  showLastTrick: false,
  stossArmed: false,
  claimArmed: false,
  considered: null,
  order: null,
  dialog: null,
  commandLine: false,
};

/** The intent of somebody who has not done anything yet. */
export function createIntent(): StoreApi<Intent> {
  return createStore<Intent>(() => NOTHING);
}

/** The table that a screen shows, and what its person is about to do. */
export interface TableHere {
  readonly table: TableStore;
  readonly intent: StoreApi<Intent>;
  /** What stands on the screen besides, at a table with friends. */
  readonly parts: TableParts | null;
}

/** What a table with friends puts into the places of the screen. */
export interface TableParts {
  /** Over the table: how the line is, and what stops the game. */
  readonly notice: ComponentChildren;
  /** Into the bar, in the place of taking back, which there is only at a table of this device. */
  readonly bar: ComponentChildren;
  /** In place of the accounts of the round. */
  readonly round: ComponentChildren;
  /** Into the quick menu. */
  readonly menu: ComponentChildren;
  /** Into the bill, and in place of its way to the next deal. */
  readonly bill: ComponentChildren;
  readonly next: ComponentChildren;
}

/** Where the parts of a table screen find the table; `null` outside of one. */
export const TableContext = createContext<TableHere | null>(null);

/** The table of this screen. */
export function useTable(): TableHere {
  const here = useContext(TableContext);
  if (here === null) throw new Error('A part of the table stands outside of it.');
  return here;
}

/** Something of the table's state; the component follows it. */
export function useTableState<Part>(select: (state: TableState) => Part): Part {
  return useStore(useTable().table.store, select);
}

/** Something of the person's intent; the component follows it. */
export function useIntent<Part>(select: (intent: Intent) => Part): Part {
  return useStore(useTable().intent, select);
}
