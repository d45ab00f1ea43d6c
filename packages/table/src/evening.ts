import type { BotName, Level } from '@stammtisch/bots';
import { EMPTY_LOG, type Bytes, type Dealing, type DealParts, type LogPlaces } from '@stammtisch/fairdeal';
import {
  MOST_PEOPLE,
  type AwayWhy,
  type Happened,
  type Member,
  type RoundDeal,
  type SittingPhase,
  type TableOptions,
} from '@stammtisch/protocol';
import { SEATS, type BySeat, type Seat, type Table, type WrittenHouseRules } from '@stammtisch/rules';
import type { CutBounds } from './cut-bounds.ts';
import type { SittingOut } from './event.ts';

/** Somebody at a table. */
export interface MemberState {
  readonly member: Member;
  /** Who it is elsewhere, an opaque id; `null` for a bot. */
  readonly person: string | null;
  readonly bot: BotName | null;
  /** 8 bytes in hex by chance, which stand for the person in proofs of this table. */
  readonly ref: string;
  /** The connection that has the seat; `null` if the person is not connected. */
  readonly connection: string | null;
  /** Since when there is none, milliseconds since 1970. */
  readonly goneSince: number;
  /** Why a bot plays on, if one does. */
  readonly away: AwayWhy | null;
  /** Got up or was sent away; a running deal is played to its end by a bot. */
  readonly left: boolean;
  /** Has only looked on so far: such a one is nobody whom the accounts or the files of the table know. */
  readonly onlyLooked: boolean;
  /** May not sit down here again. */
  readonly removed: boolean;
  /** In the unit of the rules. */
  readonly account: number;
  readonly muted: readonly Member[];
  /** Up to this deal the person adds no chance: it committed and did not open. */
  readonly noChanceUntil: number;
}

/** The dealing of the current deal, with the time at which it goes on without those who are missing. */
export interface DealingState {
  readonly dealing: Dealing;
  /** How the pack may be cut; `null` where nobody cuts. */
  readonly cut: CutBounds | null;
  readonly until: number;
  readonly dealt: boolean;
}

/** A deal that is over, for its proof. */
export interface ProvedDeal {
  readonly parts: DealParts;
  readonly places: LogPlaces;
}

/** An evening at one table: a pure function of its log. */
export interface Evening {
  readonly code: string;
  readonly phase: SittingPhase;
  /** Member 1 first. */
  readonly members: readonly MemberState[];
  readonly host: Member;
  readonly chairs: BySeat<Member | null>;
  readonly waiting: readonly Member[];
  /** Who looks on by name or did, the longest first; `looksOn` says who is still there. */
  readonly looking: readonly Member[];
  /** Who sits out this deal by choice, and who wants to sit out the next one. */
  readonly out: readonly SittingOut[];
  readonly sitsOutNext: readonly Member[];
  readonly ready: readonly Member[];
  readonly offers: readonly Offer[];
  readonly paused: { readonly by: Member; readonly at: number } | null;
  readonly options: TableOptions;
  /** How well bots play in this deal: what the proof says, whatever was chosen since. */
  readonly level: Level;
  readonly rules: WrittenHouseRules;
  readonly nextRules: WrittenHouseRules | null;
  /** Deals that are over, the first one first. */
  readonly round: readonly RoundDeal[];
  readonly game: Table;
  /** Events of the game in this deal. */
  readonly gameEvents: number;
  /** Who dealt last; `null` before the first deal. */
  readonly lastDealer: Seat | null;
  readonly dealing: DealingState | null;
  /** The last deal that is over. */
  readonly proved: ProvedDeal | null;
  /** The chain of all deals of this table: entries so far and its head. */
  readonly chain: { readonly entries: number; readonly head: Bytes };
  /** Number of public happenings so far, and those of this deal and the time before it. */
  readonly seq: number;
  readonly heard: readonly Happened[];
  /** Since when the table waits for the same thing, and when something happened last; milliseconds since 1970. */
  readonly waitsSince: number;
  readonly lastAt: number;
}

/** A chair that is offered to somebody, and whether that one has said yes. */
export interface Offer {
  readonly from: Member;
  readonly to: Member;
  readonly accepted: boolean;
}

/** Nothing before the first deal of a chain. */
export const NO_CHAIN: Evening['chain'] = { entries: 0, head: EMPTY_LOG };

/** The member of that number. Throws where there is none: numbers in a log are good. */
export function memberOf(evening: Evening, member: Member): MemberState {
  const found = evening.members[member - 1];
  if (found === undefined) throw new Error(`no member ${member}`);
  return found;
}

/** The member that a person is here, if it ever sat or waited. */
export function memberOfPerson(evening: Evening, person: string): MemberState | null {
  return evening.members.find((one) => one.person === person) ?? null;
}

/** The chair of a member, or `null`. */
export function seatOf(evening: Evening, member: Member): Seat | null {
  return SEATS.find((seat) => evening.chairs[seat] === member) ?? null;
}

/** Whether a member sits or waits here and has not got up. */
export function isHere(evening: Evening, { member, left }: MemberState): boolean {
  return !left && (seatOf(evening, member) !== null || evening.waiting.includes(member));
}

/** Whether somebody without a place looks on, or is still asked whether he wants a chair that he was offered while he did. */
export function looksOn(evening: Evening, one: MemberState): boolean {
  if (!evening.looking.includes(one.member) || isHere(evening, one)) return false;
  return one.connection !== null || evening.offers.some(({ to }) => to === one.member);
}

/** People who look on by name, the longest first. */
export function lookersAt(evening: Evening): readonly MemberState[] {
  return evening.looking.map((member) => memberOf(evening, member)).filter((one) => looksOn(evening, one));
}

/** People who sit or wait. */
export function peopleHere(evening: Evening): readonly MemberState[] {
  return evening.members.filter((one) => one.person !== null && isHere(evening, one));
}

/** Whether cards are being dealt or played. */
export function isDuringDeal({ phase }: Evening): boolean {
  return phase === 'dealing' || phase === 'playing';
}

/** Whether a bot plays on this chair now. Empty chairs have none. */
export function isPlayedByBot(evening: Evening, seat: Seat): boolean {
  const member = evening.chairs[seat];
  if (member === null) return false;
  const { bot, away, left } = memberOf(evening, member);
  return bot !== null || away !== null || left || isPlayedFor(evening, member);
}

/** Whether somebody sits out this deal, and a bot plays it for want of anybody who waits. */
export function isPlayedFor({ out }: Evening, member: Member): boolean {
  return out.some((one) => one.member === member && one.standIn === null);
}

/** Whether a person sits here who plays: without one a table stands still. */
export function isAlive(evening: Evening): boolean {
  return SEATS.some((seat) => {
    const member = evening.chairs[seat];
    if (member === null) return false;
    const { person, connection, left } = memberOf(evening, member);
    return person !== null && connection !== null && !left;
  });
}

/** Whether nobody else may sit down. */
export function isFull(evening: Evening): boolean {
  return peopleHere(evening).length >= MOST_PEOPLE;
}

/** The evening with a member changed. */
export function changed(evening: Evening, member: Member, change: Partial<MemberState>): Evening {
  return { ...evening, members: evening.members.map((one) => (one.member === member ? { ...one, ...change } : one)) };
}
