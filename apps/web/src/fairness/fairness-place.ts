const DEAL = 'spiel=';

/** What stands after the `#` of the page about dealing for one deal of the archive. */
export function fairnessPlace(id: string): string {
  return `${DEAL}${encodeURIComponent(id)}`;
}

/** The id of the deal that a fragment means, decoded; `null` for all deals. */
export function dealAt(fragment: string): string | null {
  return fragment.startsWith(DEAL) ? fragment.slice(DEAL.length) : null;
}

/** What stands after the `#` for all deals of the server. */
export const ALL_OF_SERVER = 'server';

/** Goes from one deal to all of them; the way back leads to the deal. */
export function goToAllDeals(): void {
  history.pushState(null, '', location.pathname);
  dispatchEvent(new HashChangeEvent('hashchange'));
}
