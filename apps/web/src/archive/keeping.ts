import { createStore } from 'zustand/vanilla';
import type { Kept } from './archive.ts';

/** How the archive fares: the last answer of the store, and whether the person knows already that something is not kept. */
export const keepingStore = createStore<{ readonly kept: Kept; readonly isTold: boolean }>(() => ({
  kept: 'kept',
  isTold: false,
}));

let pending: Promise<void> = Promise.resolve();

/** Does something about the archive after everything that is still to be done about it. Failures are reported and stop nothing. */
export function keepLater(work: () => Promise<void>): void {
  pending = pending.then(work).catch(reportError);
}

/** Resolves when everything is in the archive that was to be kept so far. */
export function allKept(): Promise<void> {
  return pending;
}
