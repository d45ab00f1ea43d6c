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

/** Addresses that are remembered; the one that asked longest ago is forgotten first. */
const MOST_ADDRESSES = 10_000;

/** Whether one more from an address is allowed now. */
export function limiter(burst: number, perSecond: number, now: () => number): (address: string) => boolean {
  const buckets = new Map<string, TokenBucket>();
  return (address) => {
    const bucket = buckets.get(address) ?? tokenBucket(burst, perSecond, now());
    buckets.delete(address);
    buckets.set(address, bucket);
    const [oldest] = buckets.keys();
    if (buckets.size > MOST_ADDRESSES && oldest !== undefined) buckets.delete(oldest);
    return bucket.take(now());
  };
}
