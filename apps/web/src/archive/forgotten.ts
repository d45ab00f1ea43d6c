/** Outside of what is saved and restored: it is about what was deleted here. */
const KEY = 'stammtisch-forgotten-deals';

/** Deals of the open session that somebody deleted: the log of the session still has them, the archive must not get them back. */
export function forgetDeals(session: string, deals: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ session, deals }));
  } catch {
    // Blocked storage: then the archive is only in memory anyway.
  }
}

/** How many deals of a session, counted from the first, are not to be kept. */
export function forgottenDeals(session: string): number {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('session' in stored) || !('deals' in stored)) return 0;
    return stored.session === session && typeof stored.deals === 'number' ? stored.deals : 0;
  } catch {
    return 0;
  }
}
