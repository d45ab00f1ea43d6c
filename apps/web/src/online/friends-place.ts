import { useSyncExternalStore } from 'preact/compat';
import { useFragment } from '../ui/use-fragment.ts';

const MOVED = 'stammtisch:friends-place';

/** What stands after the `#` where the host changes the rules of a table. */
export const RULES_PLACE = 'regeln';

/** What stands after the `#` of the entry where somebody sees what the server knows about him; a code for another device may follow. */
export const SELF_PLACE = 'ich';

/** The address of a table. */
export function tableAddress(code: string): string {
  return `/tische/${code}`;
}

/** What stands in the address behind `/tische/`; empty on the entry. */
export function useTableInAddress(): string {
  const path = useSyncExternalStore(subscribe, () => location.pathname);
  return path.split('/')[2] ?? '';
}

/** Goes to a table, or with an empty code to the entry; the browser's "back" returns. */
export function goToTable(code: string): void {
  history.pushState(null, '', code === '' ? '/tische' : tableAddress(code));
  scrollTo(0, 0);
  dispatchEvent(new Event(MOVED));
  // What stood after the `#` may be gone.
  dispatchEvent(new HashChangeEvent('hashchange'));
}

const QUICK = 'schnell';

/** Goes to the table of a quick game; the page says so after a reload too, a link that is shared does not. */
export function goToQuickTable(code: string): void {
  goToTable(code);
  history.replaceState(null, '', `#${QUICK}`);
}

/** Whether the person came to the table for a quick game. */
export function useIsQuick(): boolean {
  return useFragment() === QUICK;
}

function subscribe(changed: () => void): () => void {
  addEventListener('popstate', changed);
  addEventListener(MOVED, changed);
  return () => {
    removeEventListener('popstate', changed);
    removeEventListener(MOVED, changed);
  };
}
