/** That the browser was asked is remembered outside of what is saved and restored: it is about this browser. */
const ASKED = 'stammtisch-persist-asked';

/** Whether the browser promised to keep what is stored: yes, no, or it cannot tell. */
export type Promised = 'yes' | 'no' | 'unknown';

export async function isPersisted(): Promise<Promised> {
  try {
    return (await navigator.storage.persisted()) ? 'yes' : 'no';
  } catch {
    return 'unknown';
  }
}

/** Asks the browser to keep what is stored; some of them ask the person. */
export async function askToPersist(): Promise<Promised> {
  try {
    localStorage.setItem(ASKED, '1');
  } catch {
    // Blocked storage: it may be asked again.
  }
  try {
    return (await navigator.storage.persist()) ? 'yes' : 'no';
  } catch {
    return 'unknown';
  }
}

/** The same, but only once in the life of this browser. */
export async function askToPersistOnce(): Promise<void> {
  try {
    if (localStorage.getItem(ASKED) === null) await askToPersist();
  } catch {
    // Where nothing can be stored nothing can be promised.
  }
}
