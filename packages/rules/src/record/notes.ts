import { BIDDABLE_GAMES } from '../contract.ts';
import type { NamedRank } from '../reason.ts';
import { SEATS, bySeat, isSeat } from '../seat.ts';
import type { BySeat, Seat } from '../seat.ts';

/** What a seat said in the auction before a game was announced. */
export type AuctionWord =
  | { readonly type: 'interested'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'held'; readonly seat: Seat }
  | { readonly type: 'named'; readonly seat: Seat; readonly rank: NamedRank };

/** Where a record comes from: a program, and what it wants to find again. */
export interface RecordSource {
  /** Name of the program or the place. */
  readonly app: string;
  /** The round the deal belongs to. */
  readonly session: string | null;
  /** Number of the deal in its round, from 1. */
  readonly deal: number | null;
  /** The seat of whoever wrote the record. */
  readonly seat: Seat | null;
  /** Which bot sat where. */
  readonly bots: BySeat<string | null> | null;
  /** How well the bots played, in the words of the program. */
  readonly level: string | null;
  /** Whether somebody took something back, so that cards were played that another try had shown. */
  readonly takenBack: boolean;
  /** The words from which the cards of a practice table were made. */
  readonly seed: string | null;
}

/** What a record may say besides the game (`formats.md` 2, optional fields); `null` where it says nothing. */
export interface RecordNotes {
  /** What the seats are called. */
  readonly names: BySeat<string | null> | null;
  /** When the deal was over, in ISO 8601. */
  readonly date: string | null;
  readonly source: RecordSource | null;
  readonly auction: readonly AuctionWord[] | null;
}

export const NO_NOTES: RecordNotes = { names: null, date: null, source: null, auction: null };

const LONGEST_TEXT = 80;
const MOST_WORDS = 64;

/**
 * Reads the notes of a record of any origin. A note that makes no sense counts as not written: the game itself is good without it. Texts are
 * cut to 80 characters, without line breaks and control characters.
 */
export function readNotes(input: unknown): RecordNotes {
  if (!isObject(input)) return NO_NOTES;
  return {
    names: readTexts(input['names']),
    date: readDate(input['date']),
    source: readSource(input['source']),
    auction: readAuction(input['auction']),
  };
}

function readTexts(value: unknown): BySeat<string | null> | null {
  if (!Array.isArray(value)) return null;
  const texts = bySeat((seat) => readText(value[seat]));
  return SEATS.every((seat) => texts[seat] === null) ? null : texts;
}

function readText(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  // Nor invisible signs, which make two names look alike or turn what follows round; one of them joins emoji.
  const line = value.replaceAll(/(?:[\p{Cc}\p{Cs}\s]|(?!\u200D)\p{Cf})+/gu, ' ').trim();
  // Cut between characters: half of an emoji is no text.
  const text = Array.from(line).slice(0, LONGEST_TEXT).join('');
  return text === '' ? null : text;
}

const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/;
const TIME = /^T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/;

/** A date as ISO 8601: year, month, day, and the time if there is one. */
function readDate(value: unknown): string | null {
  if (typeof value !== 'string' || !DATE.test(value)) return null;
  const [year = 0, month = 0, day = 0] = value.slice(0, '2026-11-30'.length).split('-').map(Number);
  if (day > daysIn(year, month)) return null;
  const time = value.slice('2026-11-30'.length);
  return time === '' || TIME.test(time) ? value : null;
}

/** Browsers do not agree on what the 31st of February is, and some of them break off at it. */
function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}

function readSource(value: unknown): RecordSource | null {
  const nothing = { session: null, deal: null, seat: null, bots: null, level: null, takenBack: false, seed: null };
  if (!isObject(value)) {
    const app = readText(value);
    return app === null ? null : { app, ...nothing };
  }
  const app = readText(value['app']);
  if (app === null) return null;
  const { deal, seat } = value;
  return {
    app,
    session: readText(value['session']),
    deal: typeof deal === 'number' && Number.isInteger(deal) && deal > 0 ? deal : null,
    seat: isSeat(seat) ? seat : null,
    bots: readTexts(value['bots']),
    level: readText(value['level']),
    takenBack: value['takenBack'] === true,
    seed: readText(value['seed']),
  };
}

function readAuction(value: unknown): readonly AuctionWord[] | null {
  if (!Array.isArray(value) || value.length > MOST_WORDS) return null;
  const words = value.map(readWord);
  return words.every((word) => word !== null) ? words : null;
}

function readWord(value: unknown): AuctionWord | null {
  if (!isObject(value)) return null;
  const { type, seat, rank } = value;
  if (!isSeat(seat)) return null;
  if (type === 'interested' || type === 'passed' || type === 'held') return { type, seat };
  const named = type === 'named' ? readRank(rank) : null;
  return named === null ? null : { type: 'named', seat, rank: named };
}

function readRank(value: unknown): NamedRank | null {
  if (!isObject(value)) return null;
  const game = value['game'] === 'sie' ? 'sie' : BIDDABLE_GAMES.find((name) => name === value['game']);
  if (game === undefined || typeof value['tout'] !== 'boolean') return null;
  return { game, tout: value['tout'], ...(value['herz'] === true ? { herz: true } : {}) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
