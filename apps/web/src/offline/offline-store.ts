import { createStore } from 'zustand/vanilla';

/** Whether this browser has the whole app: not known yet, being fetched, yes, or it cannot be. */
export type OfflineReady = 'unknown' | 'fetching' | 'ready' | 'impossible';

export interface OfflineState {
  readonly ready: OfflineReady;
  /** A newer version lies ready; it starts to work when this is called. */
  readonly update: (() => void) | null;
  /** Asks the browser to install the app; browsers that do not ask have `null`. */
  readonly install: (() => void) | null;
}

/** What is known about playing without a network. */
export const offlineStore = createStore<OfflineState>(() => ({ ready: 'unknown', update: null, install: null }));
