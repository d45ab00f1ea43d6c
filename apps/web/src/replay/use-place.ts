import { useSyncExternalStore } from 'preact/compat';
import { fragmentAt, placeIn, type Place } from './place.ts';

/** Where the page is now. */
export function usePlace(): Place {
  const fragment = useSyncExternalStore(watchFragment, () => location.hash.slice(1));
  return placeIn(fragment);
}

/** Goes to another place of the page; the way back leads here. */
export function goTo(place: Place): void {
  change('pushState', place);
}

/** Notes in the address how far a deal is gone through, without a step to go back. */
export function noteIn(place: Place): void {
  change('replaceState', place);
}

function change(how: 'pushState' | 'replaceState', place: Place): void {
  const fragment = fragmentAt(place);
  history[how](null, '', fragment === '' ? location.pathname : `#${fragment}`);
  for (const tell of listeners) tell();
}

const listeners = new Set<() => void>();

function watchFragment(tell: () => void): () => void {
  listeners.add(tell);
  addEventListener('hashchange', tell);
  addEventListener('popstate', tell);
  return () => {
    listeners.delete(tell);
    removeEventListener('hashchange', tell);
    removeEventListener('popstate', tell);
  };
}
