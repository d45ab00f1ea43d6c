import { cardOf, declarerOf, readNotes, readRecord } from '@stammtisch/rules';
import type { Contract, DealRecord, Game, RecordNotes, Seat } from '@stammtisch/rules';
import { APP } from '../archive/record-id.ts';
import type { StoredRecord } from '../archive/archive.ts';
import { archivedPlace, type DealPlace } from './place.ts';
import type { FileDeal } from './opened-file.ts';

/** A deal as a line of a list. */
export interface ListedDeal {
  readonly key: string;
  readonly written: unknown;
  readonly record: DealRecord;
  readonly notes: RecordNotes;
  /** Whether it was played in this browser. */
  readonly isOwn: boolean;
  readonly place: DealPlace;
}

/** Deals of one evening, in order. */
export interface ListedRound {
  readonly key: string;
  readonly deals: readonly ListedDeal[];
}

/** What is to be seen of a list. */
export interface ListFilter {
  readonly game: Game | 'thrown-in' | 'all';
  readonly result: 'all' | 'won' | 'lost';
}

/** A deal of the archive; `null` if it can't be read. */
export function listedFromArchive(written: StoredRecord): ListedDeal | null {
  const record = readRecord(written);
  if (!record.ok) return null;
  const notes = readNotes(written);
  const isOwn = notes.source?.app === APP;
  return { key: written.id, written, record: record.value, notes, isOwn, place: archivedPlace(written.id) };
}

/** Deals as they are listed, the newest first. */
export function newestFirst(deals: readonly ListedDeal[]): readonly ListedDeal[] {
  return deals.toSorted((a, b) => order(b) - order(a) || (b.notes.source?.deal ?? 0) - (a.notes.source?.deal ?? 0));
}

function order({ notes }: ListedDeal): number {
  return notes.date === null ? 0 : Date.parse(notes.date);
}

/** The deals of a file, in its order. */
export function listedFromFile(deals: readonly FileDeal[]): readonly ListedDeal[] {
  return deals.map(({ written, course, fragment }, index) => ({
    key: `${index}`,
    written,
    record: course.record,
    notes: course.notes,
    isOwn: false,
    place: { kind: 'link', deal: fragment, at: null, playing: false },
  }));
}

/** Groups what was played at one table; what comes from nowhere is one group. */
export function roundsOf(deals: readonly ListedDeal[]): readonly ListedRound[] {
  const rounds = new Map<string, ListedDeal[]>();
  for (const deal of deals) {
    const key = deal.notes.source?.session ?? '';
    const round = rounds.get(key);
    if (round === undefined) rounds.set(key, [deal]);
    else round.push(deal);
  }
  return [...rounds].map(([key, inRound]) => ({ key, deals: inRound }));
}

/** Whether a deal fits a filter; won and lost are meant for whoever sat at `seatOf`. */
export function fits(deal: ListedDeal, { game, result }: ListFilter): boolean {
  const played = deal.record.contract?.game ?? 'thrown-in';
  if (game !== 'all' && game !== played) return false;
  if (result === 'all') return true;
  const delta = deltaOf(deal);
  return result === 'won' ? delta > 0 : delta < 0;
}

/** Whose deal it is: the seat of whoever wrote it down, the first one if nobody says. */
export function seatOf({ notes }: Pick<ListedDeal, 'notes'>): Seat {
  return notes.source?.seat ?? 0;
}

/** What the deal brought that seat, as recorded. */
export function deltaOf(deal: Pick<ListedDeal, 'notes' | 'record'>): number {
  return deal.record.result?.deltas[seatOf(deal)] ?? 0;
}

/** The announced game, for its name; not checked against the cards. */
export function announced({ contract }: DealRecord): Contract | null {
  if (contract === null) return null;
  const { game, suit, declarer, tout, called, muss } = contract;
  if (declarer === null || game === 'ramsch') return { game: 'ramsch' };
  switch (game) {
    case 'rufspiel': {
      const callable = suit === 'E' || suit === 'G' || suit === 'S' ? suit : 'E';
      return { game, suit: callable, declarer, tout, called: called ?? cardOf(callable, 'A'), muss: muss ?? false };
    }
    case 'solo':
    case 'farbwenz':
    case 'farbgeier':
      return { game, suit: suit ?? 'H', declarer, tout };
    case 'wenz':
    case 'geier':
      return { game, declarer, tout };
    case 'bettel':
    case 'sie':
      return { game, declarer };
  }
}

/** Who declared, if somebody did. */
export function whoDeclared(record: DealRecord): Seat | null {
  const contract = announced(record);
  return contract === null ? null : declarerOf(contract);
}
