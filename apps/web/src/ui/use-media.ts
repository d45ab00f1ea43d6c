import { useCallback } from 'preact/hooks';
import { useSyncExternalStore } from 'preact/compat';

/** Whether the window matches a media query; the component follows it. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
}
