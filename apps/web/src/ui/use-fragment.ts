import { useSyncExternalStore } from 'preact/compat';

/** What stands after the `#` of the address, decoded; follows links and the back button. */
export function useFragment(): string {
  return useSyncExternalStore(watch, fragment);
}

function watch(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  return () => {
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', listener);
  };
}

function fragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}
