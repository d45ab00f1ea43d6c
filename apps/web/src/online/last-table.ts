/** Outside of what is saved and restored: it is about where this device sits now. */
const KEY = 'stammtisch-friends-table';

/** The code of the table with friends at which this device sat or waited last, as long as the evening there is not over. */
export function lastTable(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Notes whether this device sits or waits at a table: whoever closes the page finds back there. */
export function noteTable(code: string, isHere: boolean): void {
  try {
    if (isHere) localStorage.setItem(KEY, code);
    else if (localStorage.getItem(KEY) === code) localStorage.removeItem(KEY);
  } catch {
    // Blocked storage: then the link leads back.
  }
}
