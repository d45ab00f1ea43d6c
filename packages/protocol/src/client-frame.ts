import type { PersonIntention, TableIntention } from './intention.ts';

/** What a client sends, one JSON object a frame. */
export type ClientFrame =
  /** The first frame: which versions of the protocol the client speaks. */
  | { readonly type: 'hello'; readonly versions: readonly number[]; readonly client: string }
  /** Looks at a table, and at no other any more. `since` is the number of the last happening that it knows, 0 for none. */
  | { readonly type: 'watch'; readonly table: string; readonly since: number }
  /** Looks at no table any more. */
  | { readonly type: 'unwatch' }
  /** Wants to see the list of open tables, and its changes, or no more. */
  | { readonly type: 'lobby'; readonly on: boolean }
  | PersonCommand
  | TableCommand
  /** Whether the other side is still there. `t` comes back. */
  | { readonly type: 'ping'; readonly t: number };

/**
 * Something that is to be done once. The client makes the id, 32 digits of lower-case hex by chance; it sends the same frame again until it has an answer,
 * also over a new connection.
 */
export interface PersonCommand {
  readonly type: 'do';
  readonly id: string;
  readonly intention: PersonIntention;
}

/** Something that is to be done once at a table. */
export interface TableCommand {
  readonly type: 'do';
  readonly id: string;
  readonly table: string;
  readonly intention: TableIntention;
}
