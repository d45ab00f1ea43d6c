/** Times of one kind, in milliseconds. */
export interface Latencies {
  readonly add: (ms: number) => void;
  readonly count: () => number;
  /** The time that this share of them does not exceed; 0 without any. */
  readonly at: (share: number) => number;
  readonly clear: () => void;
}

export function latencies(): Latencies {
  let times: number[] = [];
  return {
    add: (ms) => void times.push(ms),
    count: () => times.length,
    at(share) {
      const sorted = times.toSorted((one, other) => one - other);
      return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
    },
    clear: () => void (times = []),
  };
}
