import { useSyncExternalStore } from 'preact/compat';
import type { StoreApi } from 'zustand/vanilla';

/** What a store holds; the component is drawn again when it changes. */
export function useStore<State>(store: Readable<State>): State;
/** What `select` takes from a store; the component is drawn again when that changes. It has to be the same value as long as it means the same. */
export function useStore<State, Selected>(store: Readable<State>, select: (state: State) => Selected): Selected;
export function useStore<State>(store: Readable<State>, select = (state: State): unknown => state): unknown {
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

type Readable<State> = Pick<StoreApi<State>, 'getState' | 'subscribe'>;
