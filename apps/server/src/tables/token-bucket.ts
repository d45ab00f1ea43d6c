/** Lets so many things happen at once, and so many every second after that. */
export interface TokenBucket {
  /** Whether one more may happen at this time, in milliseconds; it counts if it may. */
  readonly take: (now: number) => boolean;
}

export function tokenBucket(burst: number, perSecond: number, start: number): TokenBucket {
  let tokens = burst;
  let since = start;
  return {
    take(now) {
      tokens = Math.min(burst, tokens + (Math.max(0, now - since) / 1000) * perSecond);
      since = now;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
