import { hex, readHex, type Bytes } from './bytes.ts';
import { EMPTY_LOG, logStep } from './deal-log.ts';

/** One deal in the chain of all deals of a server: nothing but hashes. Bytes are lower-case hexadecimal digits. */
export interface ChainLine {
  /** Number of the deal on this server, from 1. */
  readonly n: number;
  /** What was locked, and what closed the deal: as in its proof. */
  readonly L: string;
  readonly R: string;
  /** Head of the chain after it. */
  readonly head: string;
}

/** Why lines are no chain, or a deal is not in it. */
export type ChainProblem =
  | { readonly code: 'chain-unreadable'; readonly line: number }
  | { readonly code: 'chain-broken'; readonly n: number }
  | { readonly code: 'chain-without-deal' }
  /** It does not reach a head that was said or remembered: the newest deals are missing. */
  | { readonly code: 'chain-without-head' };

/** The head after one more deal: the same two steps as in the chain of its table. */
export function headAfter(head: Bytes, lock: Bytes, record: Bytes): Bytes {
  return logStep(logStep(head, 'lock', lock), 'reveal', record);
}

/** The chain of all deals of a server, looked at line by line from the first deal on. */
export interface PublicChain {
  /** Why a line does not follow the ones before it, or `null`. */
  readonly add: (line: unknown) => ChainProblem | null;
  readonly deals: () => number;
  /** As hexadecimal digits. */
  readonly head: () => string;
  /** Whether a deal is in it, by what its proof says was locked and what closed it. */
  readonly holds: (lock: Bytes, record: Bytes) => boolean;
  /** Whether it reached this head: what somebody remembered. */
  readonly reached: (head: string) => boolean;
}

/** A chain of which nothing is seen yet. */
export function startPublicChain(): PublicChain {
  const deals = new Map<string, string>();
  const heads = new Set<string>();
  let head = EMPTY_LOG;
  return {
    add(line) {
      const read = readChainLine(line);
      if (read === null) return { code: 'chain-unreadable', line: heads.size + 1 };
      const next = headAfter(head, read.lock, read.record);
      if (read.n !== heads.size + 1 || hex(next) !== read.head || deals.has(hex(read.lock)))
        return { code: 'chain-broken', n: read.n };
      head = next;
      heads.add(read.head);
      deals.set(hex(read.lock), hex(read.record));
      return null;
    },
    deals: () => heads.size,
    head: () => hex(head),
    holds: (lock, record) => deals.get(hex(lock)) === hex(record),
    reached: (wanted) => heads.has(wanted) || wanted === hex(EMPTY_LOG),
  };
}

function readChainLine(line: unknown) {
  if (typeof line !== 'object' || line === null) return null;
  const { n, L, R, head } = line as Readonly<Record<string, unknown>>;
  const [lock, record] = [readHex(L, 32), readHex(R, 32)];
  if (lock === null || record === null || typeof n !== 'number' || typeof head !== 'string') return null;
  return { n, lock, record, head };
}
