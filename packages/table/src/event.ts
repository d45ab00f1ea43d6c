import type { BotName } from '@stammtisch/bots';
import type { AwayWhy, Member, Phrase, TableOptions } from '@stammtisch/protocol';
import type { BySeat, Seat, TableEvent, WrittenHouseRules } from '@stammtisch/rules';

/** What happened at an evening. The log of these is all that is kept of it; names of people are kept elsewhere. */
export type EveningEvent =
  | {
      readonly type: 'opened';
      readonly code: string;
      readonly person: string;
      readonly ref: string;
      readonly rules: WrittenHouseRules;
      readonly options: TableOptions;
    }
  // People and chairs
  | { readonly type: 'joined'; readonly member: Member; readonly person: string; readonly ref: string }
  | { readonly type: 'bot-joined'; readonly member: Member; readonly bot: BotName }
  | { readonly type: 'sat'; readonly member: Member; readonly chair: Seat }
  | { readonly type: 'waits'; readonly member: Member }
  /** Looks on by name from here: somebody new, or one who got up. */
  | {
      readonly type: 'looks';
      readonly member: Member;
      readonly person: string;
      readonly ref: string;
      readonly connection: string;
    }
  /** Got up; `vacates` says whether the chair is free at once. */
  | { readonly type: 'stood'; readonly member: Member; readonly vacates: boolean }
  | { readonly type: 'removed'; readonly member: Member; readonly vacates: boolean }
  | { readonly type: 'bot-left'; readonly member: Member }
  | { readonly type: 'offered'; readonly from: Member; readonly to: Member | null }
  | { readonly type: 'offer-answered'; readonly from: Member; readonly to: Member; readonly accepted: boolean }
  /** Who sits where from now on, and who waits. */
  | {
      readonly type: 'seated';
      readonly chairs: BySeat<Member | null>;
      readonly waiting: readonly Member[];
      /** Who sits out this deal by choice. */
      readonly out?: readonly SittingOut[];
    }
  /** Wants to sit out the next deal, or plays after all. */
  | { readonly type: 'sits-out'; readonly member: Member; readonly on: boolean }
  | { readonly type: 'connected'; readonly member: Member; readonly connection: string }
  | { readonly type: 'disconnected'; readonly member: Member }
  | { readonly type: 'away'; readonly member: Member; readonly why: AwayWhy }
  | { readonly type: 'back'; readonly member: Member }
  | { readonly type: 'host'; readonly member: Member }
  // Course
  | { readonly type: 'rules-set'; readonly member: Member; readonly rules: WrittenHouseRules }
  | { readonly type: 'options-set'; readonly member: Member; readonly options: TableOptions }
  | { readonly type: 'ready'; readonly member: Member }
  | { readonly type: 'paused'; readonly member: Member }
  | { readonly type: 'resumed'; readonly member: Member }
  /** The server was away: nobody is charged for it. */
  | { readonly type: 'clock-restarted' }
  | { readonly type: 'closed' }
  // Dealing
  | {
      readonly type: 'dealing';
      readonly dealId: string;
      readonly attempt: number;
      readonly secret: string;
      readonly dealer: Seat;
      readonly rules: WrittenHouseRules;
      readonly seats: BySeat<{ readonly kind: 'human' | 'bot'; readonly ref: string }>;
      readonly until: number;
    }
  | { readonly type: 'committed'; readonly seat: Seat; readonly commit: string }
  | { readonly type: 'locked'; readonly until: number }
  | { readonly type: 'opening'; readonly seat: Seat; readonly r: string; readonly cuts: readonly number[] }
  | { readonly type: 'void'; readonly missing: readonly Seat[] }
  | { readonly type: 'given-up' }
  // Game
  | { readonly type: 'game'; readonly event: TableEvent }
  // Talk
  | { readonly type: 'said'; readonly member: Member; readonly phrase: Phrase }
  | { readonly type: 'muted'; readonly member: Member; readonly other: Member; readonly on: boolean };

/** Somebody who sits out one deal by choice. */
export interface SittingOut {
  readonly member: Member;
  readonly chair: Seat;
  /** Who sits there meanwhile, on the own account; `null` where nobody waited: then a bot plays the deal for the one who sits out. */
  readonly standIn: Member | null;
}

/** An event as it lies in the log: with its version and when it happened, milliseconds since 1970. */
export interface LoggedEvent {
  readonly v: 1;
  readonly at: number;
  readonly event: EveningEvent;
}

/** Writes an event for the log. */
export function logged(event: EveningEvent, at: number): LoggedEvent {
  return { v: 1, at, event };
}

/** Reads an event of the log, of any version that was ever written. Throws at anything else: a log that cannot be read must not be played on. */
export function readLogged(input: unknown): LoggedEvent {
  if (typeof input !== 'object' || input === null || !('v' in input)) throw new Error('no event of a table');
  if (input.v !== 1) throw new Error(`an event of a newer version: ${String(input.v)}`);
  return input as LoggedEvent;
}
