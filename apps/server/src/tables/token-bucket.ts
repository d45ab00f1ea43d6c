/** Lets so many things happen at once, and so many every second after that. */
export interface TokenBucket {
  /** Whether one more may happen at this time, in milliseconds; it counts if it may. */
  readonly take: (now: number) => boolean;
  /** Whether one more might happen; it does not count. */
  readonly has: (now: number) => boolean;
}

export function tokenBucket(burst: number, perSecond: number, start: number): TokenBucket {
  let tokens = burst;
  let since = start;

  function has(now: number): boolean {
    tokens = Math.min(burst, tokens + (Math.max(0, now - since) / 1000) * perSecond);
    since = now;
    return tokens >= 1;
  }

  return {
    has,
    take(now) {
      if (!has(now)) return false;
      tokens -= 1;
      return true;
    },
  };
}

/** Addresses that are remembered; the one that asked longest ago is forgotten first. */
const MOST_ADDRESSES = 10_000;

/** A bucket for each address. */
export interface Limiter {
  readonly take: (address: string) => boolean;
  readonly has: (address: string) => boolean;
}

export function limiter(burst: number, perSecond: number, now: () => number): Limiter {
  const buckets = new Map<string, TokenBucket>();

  function bucketOf(address: string): TokenBucket {
    const bucket = buckets.get(address) ?? tokenBucket(burst, perSecond, now());
    buckets.delete(address);
    buckets.set(address, bucket);
    const [oldest] = buckets.keys();
    if (buckets.size > MOST_ADDRESSES && oldest !== undefined) buckets.delete(oldest);
    return bucket;
  }

  return {
    take: (address) => bucketOf(address).take(now()),
    has: (address) => bucketOf(address).has(now()),
  };
}
