import { createStore } from 'zustand/vanilla';
import type { Kept } from './archive.ts';

/** How the archive fares: the last answer of the store, and whether the person knows already that something is not kept. */
export const keepingStore = createStore<{ readonly kept: Kept; readonly isTold: boolean }>(() => ({
  kept: 'kept',
  isTold: false,
}));
