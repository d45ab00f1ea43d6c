import type { Proof } from '@stammtisch/fairdeal';
import type { BySeat, DeckSize, PublicEvent, Seat, View, WrittenHouseRules } from '@stammtisch/rules';
import type { Member } from './intention.ts';
import type { Phrase } from './phrases.ts';
import type { Refusal } from './refusal.ts';
import type { TableOptions } from './table-options.ts';

/** What the server sends, one JSON object a frame. A client leaves types that it does not know aside. */
export type ServerFrame =
  | WelcomeFrame
  | DoneFrame
  | RefusedFrame
  | TableFrame
  | ChatFrame
  | LobbyFrame
  /** The person looks at this table from another window or device now; this one gets no more of it until it asks again. */
  | { readonly type: 'elsewhere'; readonly table: string }
  /** The table is not shown any more: there is none, it may not be watched, or the person was sent away. */
  | { readonly type: 'no-table'; readonly table: string; readonly reason: Refusal }
  | { readonly type: 'pong'; readonly t: number };

/** Answer to `hello`. */
export interface WelcomeFrame {
  readonly type: 'welcome';
  /** The version that both speak from here on. */
  readonly version: number;
  readonly server: string;
  /** Whether there is a list of open tables. */
  readonly lobby: boolean;
  /** The name that the person gave last; `null` if none yet. */
  readonly name: string | null;
  /** Whether hosts may let people write to each other here; older servers do not say. */
  readonly freeText?: boolean;
}

/** A command was done and will never be undone by a crash. */
export interface DoneFrame {
  readonly type: 'done';
  readonly id: string;
  /** Where the person sat down. */
  readonly table?: string;
  /** The code for another device. */
  readonly deviceCode?: string;
}

/** A command was not done, or a frame was not understood; then `id` may be missing. It goes to nobody else. */
export interface RefusedFrame {
  readonly type: 'refused';
  readonly id: string | null;
  readonly reason: Refusal;
}

/** Parts of a table frame that are not sent again, from version 2 on, as long as they stay as they are: on a phone that is most of what would come. */
export const LASTING_PARTS = [
  'you',
  'sitting',
  'dealing',
  'game',
  'proof',
] as const satisfies readonly (keyof TableFrame)[];

/** Everything a person may know of a table now. As it was read it is whole: a newer one replaces an older one. */
export interface TableFrame {
  readonly type: 'table';
  readonly table: string;
  /** Number of the last public happening; never goes back. */
  readonly seq: number;
  /** Time of the server when this was true, milliseconds since 1970. */
  readonly now: number;
  readonly you: You;
  readonly sitting: Sitting;
  readonly dealing: DealingFrame | null;
  readonly game: GameFrame | null;
  /** What happened after `since`, as far as this deal and the gathering before it go; the oldest first. */
  readonly happened: readonly Happened[];
  /** How the cards of the deal that is over were made; `null` as long as it must stay closed. */
  readonly proof: Proof | null;
}

/** What the person is at the table. */
export interface You {
  /** `null` for somebody who only watches. */
  readonly member: Member | null;
  /** The chair, if the person has one. */
  readonly seat: Seat | null;
  readonly host: boolean;
  /** Whoever offers the person a chair. */
  readonly offeredBy: Member | null;
  /** To whom the person offers the own chair, and whether that one has said yes; older servers do not say. */
  readonly offer?: { readonly to: Member; readonly accepted: boolean } | null;
  /** Whose chair the person gets after the deal; older servers do not say. */
  readonly getsFrom?: Member | null;
  /** Whether the person is among those who look on by name. */
  readonly looksOn?: boolean;
  readonly muted: readonly Member[];
}

/** Chairs, people and accounts: the same for everybody. */
export interface Sitting {
  readonly phase: SittingPhase;
  /** Whoever paused. */
  readonly pausedBy: Member | null;
  readonly host: Member;
  readonly options: TableOptions;
  /** Rules of the running or next deal. */
  readonly rules: WrittenHouseRules;
  /** Rules from the next deal on, where they were changed while one runs. */
  readonly nextRules: WrittenHouseRules | null;
  readonly chairs: BySeat<Chair | null>;
  /** Who waits for a chair, in order. With more than four the dealer sits out. */
  readonly waiting: readonly Member[];
  /** Who sits out this deal by choice and has the place again after it, and who will sit out the next one; older servers do not say. */
  readonly sittingOut?: { readonly now: readonly Member[]; readonly next: readonly Member[] };
  /** Who looks on by name, the longest first, and no more than `MOST_LOOKING`; older servers do not say. */
  readonly looking?: readonly LookingLine[];
  /** Everybody who sits, waits or has an account. */
  readonly members: readonly MemberLine[];
  /** Deals that were begun. */
  readonly deals: number;
  /** In the unit of the rules. */
  readonly stock: number;
  /** Who would pay whom if the evening were over now, in as few payments as possible. */
  readonly payments: readonly Payment[];
  /** What the table waits for, if a clock runs. */
  readonly clock: ClockLine | null;
}

/** `gathering`: before the first deal; `between`: the bill lies there; `closed`: the evening is over. */
export type SittingPhase = 'gathering' | 'dealing' | 'playing' | 'between' | 'closed';

export interface Chair {
  readonly member: Member;
  /** Whether a bot plays here: because one sits there, or for somebody who is gone. */
  readonly bot: boolean;
  /** Whether the person is ready for the next deal. */
  readonly ready: boolean;
}

/** Somebody who looks on and may be offered a chair. */
export interface LookingLine {
  readonly member: Member;
  /** `null` if the person had the name deleted. */
  readonly name: string | null;
  /** Whether a device of the person is connected: whoever is gone stays here only while a chair is offered to him. */
  readonly present: boolean;
}

export interface MemberLine {
  readonly member: Member;
  /** `null` if the person had the name deleted. */
  readonly name: string | null;
  readonly kind: 'human' | 'bot';
  /** Whether a device of the person is connected. */
  readonly present: boolean;
  /** Why a bot plays on, if one does. */
  readonly away: AwayWhy | null;
  /** Running account in the unit of the rules. */
  readonly account: number;
}

/** Said so, disconnected, or let the clock run out. */
export type AwayWhy = 'said' | 'gone' | 'slow';

export interface Payment {
  readonly from: Member;
  readonly to: Member;
  readonly amount: number;
}

/** When a bot will play on for whoever the table waits for. Times of the server, milliseconds since 1970. */
export interface ClockLine {
  readonly since: number;
  readonly until: number;
}

/** The dealing of the current deal: what a client needs to contribute and to check. Bytes are lower-case hex. */
export interface DealingFrame {
  readonly stage: 'committing' | 'opening' | 'dealt';
  readonly dealId: string;
  readonly attempt: number;
  readonly deck: DeckSize;
  readonly dealer: Seat;
  readonly packets: readonly number[];
  readonly seats: BySeat<{ readonly kind: 'human' | 'bot'; readonly ref: string }>;
  /** Commitment of the server. */
  readonly C: string;
  readonly commits: BySeat<string | null>;
  /** The lock, and its six digits; `null` while seats commit. */
  readonly L: string | null;
  readonly code: string | null;
  /** What the seats opened, all at once when the cards are dealt. */
  readonly openings: BySeat<{ readonly r: string; readonly cuts: readonly number[] } | null> | null;
  /** How the right-hand neighbour of the dealer may cut; `null` if nobody cuts here. */
  readonly cut: { readonly min: number; readonly max: number; readonly times: number } | null;
  /** When the table goes on without those who are missing. */
  readonly until: number;
}

/** The game as this person may see it: a `View` without its rules, which `viewOf` adds. */
export type GameFrame = Omit<View, 'rules'>;

/** A happening that everybody may know, with its number. */
export type Happened =
  { readonly n: number; readonly game: PublicEvent } | { readonly n: number; readonly table: TableHappening };

/** What happened around the game. */
export type TableHappening =
  | { readonly type: 'sat'; readonly member: Member; readonly chair: Seat }
  | { readonly type: 'waits'; readonly member: Member }
  | { readonly type: 'stood'; readonly member: Member }
  | { readonly type: 'removed'; readonly member: Member }
  | { readonly type: 'offered'; readonly from: Member; readonly to: Member | null }
  | { readonly type: 'away'; readonly member: Member; readonly why: AwayWhy }
  | { readonly type: 'back'; readonly member: Member }
  | { readonly type: 'host'; readonly member: Member }
  | { readonly type: 'paused'; readonly member: Member }
  | { readonly type: 'resumed'; readonly member: Member }
  | { readonly type: 'rules-set'; readonly member: Member }
  | { readonly type: 'options-set'; readonly member: Member }
  | { readonly type: 'ready'; readonly member: Member }
  | { readonly type: 'dealing'; readonly deal: number; readonly attempt: number }
  | { readonly type: 'dealt'; readonly deal: number; readonly code: string }
  | { readonly type: 'void'; readonly missing: readonly Seat[] }
  | { readonly type: 'given-up' }
  | { readonly type: 'said'; readonly member: Member; readonly phrase: Phrase }
  | { readonly type: 'closed' };

/** Lines that people wrote, the oldest first; those that came before are not repeated. */
export interface ChatFrame {
  readonly type: 'chat';
  readonly table: string;
  readonly lines: readonly ChatLine[];
}

export interface ChatLine {
  readonly n: number;
  readonly member: Member;
  readonly text: string;
}

/** The open tables, whole each time. */
export interface LobbyFrame {
  readonly type: 'lobby';
  readonly tables: readonly LobbyLine[];
}

export interface LobbyLine {
  readonly table: string;
  /** Name of the host. */
  readonly host: string;
  readonly rules: WrittenHouseRules;
  /** People who sit there; bots give way to people. */
  readonly people: number;
  readonly free: number;
  readonly playing: boolean;
}
