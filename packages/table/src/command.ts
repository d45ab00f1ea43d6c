import type { Bytes } from '@stammtisch/fairdeal';
import type { Refusal, TableIntention, TableOptions } from '@stammtisch/protocol';
import type { Result, Seat, SeatAction, WrittenHouseRules } from '@stammtisch/rules';
import type { EveningEvent } from './event.ts';

/** What somebody wants of a table, or what its server noticed. */
export type EveningCommand =
  /** `connection` is the one over which it came. */
  | {
      readonly type: 'intend';
      readonly person: string;
      readonly connection: string;
      readonly intention: Exclude<TableIntention, { readonly type: 'write' }>;
    }
  /** A person looks at the table from here, and from nowhere else any more. */
  | { readonly type: 'connect'; readonly person: string; readonly connection: string }
  | { readonly type: 'disconnect'; readonly person: string; readonly connection: string }
  /** A person looks at something else from here; whoever has a place keeps it. */
  | { readonly type: 'look-away'; readonly person: string; readonly connection: string }
  /** A bot does something on a chair where one plays. */
  | { readonly type: 'bot'; readonly seat: Seat; readonly action: SeatAction }
  /** Time has passed. */
  | { readonly type: 'tick' };

/** How a table begins. */
export interface Opening {
  readonly code: string;
  readonly person: string;
  readonly rules: WrittenHouseRules;
  readonly options: TableOptions;
}

/** What a decision needs from the world: it comes in, so that everything can be repeated. */
export interface Circumstances {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** So many bytes that nobody can guess. */
  readonly bytes: (count: number) => Bytes;
  /** What a person is called; `null` if nobody knows. */
  readonly nameOf: (person: string) => string | null;
}

export type Decided = Result<readonly EveningEvent[], Refusal>;
