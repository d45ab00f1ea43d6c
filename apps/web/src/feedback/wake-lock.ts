/** Keeps the screen on; the browser takes that back whenever the page is hidden. */
export interface ScreenLock {
  /** Asks for it, if it is not held. Older browsers want a touch for that. */
  readonly hold: () => void;
  readonly release: () => void;
}

/** A lock on the screen of this device; does nothing where browsers have none. */
export function createScreenLock(wakeLock: WakeLock | undefined): ScreenLock {
  let lock: WakeLockSentinel | null = null;
  let isWanted = false;
  let isAsking = false;

  async function ask(): Promise<void> {
    if (wakeLock === undefined || isAsking || lock?.released === false) return;
    isAsking = true;
    // Refused while the page is hidden or the battery is low: the next touch asks again.
    lock = await wakeLock.request('screen').catch(() => null);
    isAsking = false;
    if (!isWanted) await lock?.release();
  }

  return {
    hold() {
      isWanted = true;
      void ask();
    },
    release() {
      isWanted = false;
      void lock?.release();
    },
  };
}
