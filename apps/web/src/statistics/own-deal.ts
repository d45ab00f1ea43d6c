import { isTableCode } from '@stammtisch/protocol';
import { declarerOf, isDeclaring, partnerOf, readNotes, readRecord, replayRecord } from '@stammtisch/rules';
import type { BySeat, CardSet, DealRecord, Game, PresetName, Replay, Seat } from '@stammtisch/rules';
import { writtenRules } from '../archive/written-rules.ts';
import { APP } from '../archive/record-id.ts';

/** What somebody was in a deal. In a Ramsch everybody plays for himself. */
export type Role = 'declarer' | 'partner' | 'opponent' | 'alone' | 'thrown-in';

/** A deal that was played here, as the statistics see it. Amounts in cents or points. */
export interface OwnDeal {
  readonly id: string;
  readonly session: string;
  /** Number of the deal in its round. */
  readonly number: number;
  /** When it was over, in ISO 8601; empty where nobody knows. */
  readonly date: string;
  readonly currency: 'cent' | 'point';
  readonly preset: PresetName;
  /** Whether house rules differ from the preset. */
  readonly isChanged: boolean;
  /** The bots that sat there, in one text. */
  readonly bots: string;
  /** Whether it was played at a table that a server had. */
  readonly isOnline: boolean;
  /** Whether the cards came from words and not from chance. */
  readonly isPractice: boolean;
  /** Whether the person took something back: such a deal says nothing about how somebody plays. */
  readonly isTakenBack: boolean;
  readonly game: Game | 'thrown-in';
  readonly role: Role;
  /** Whether the own side won; `null` where nobody wins or loses. */
  readonly isWon: boolean | null;
  /** What the deal brought. */
  readonly delta: number;
  /** Laufende that were paid: to the own side positive, by it negative. */
  readonly laufende: number;
  /** Schneider of the losers: made positive, suffered negative. */
  readonly schneider: -1 | 0 | 1;
  readonly schwarz: -1 | 0 | 1;
  readonly seat: Seat;
  readonly deck: 24 | 32;
  readonly hands: BySeat<CardSet>;
}

/** Reads a stored record as a deal of one's own; `null` if it is none, or is against the rules. */
export function ownDealOf(stored: unknown): OwnDeal | null {
  const { source, date } = readNotes(stored);
  if (source?.app !== APP) return null;
  const record = readRecord(stored);
  const replay = record.ok ? replayRecord(record.value) : null;
  if (!record.ok || replay?.ok !== true) return null;
  const { rules, hands, id } = record.value;
  const { preset, set } = writtenRules(rules);
  const seat = source.seat ?? 0;
  return {
    id: String(id ?? ''),
    session: source.session ?? '',
    number: source.deal ?? 0,
    date: date ?? '',
    currency: rules['scoring.currency'],
    preset,
    isChanged: set !== undefined,
    bots: (source.bots ?? []).filter((bot) => bot !== null).join(', '),
    isOnline: isTableCode(source.session ?? ''),
    isPractice: source.seed !== null,
    isTakenBack: source.takenBack,
    seat,
    deck: rules.deck,
    hands,
    ...courseFor(record.value, replay.value, seat),
  };
}

type CourseFor = Pick<OwnDeal, 'game' | 'role' | 'isWon' | 'delta' | 'laufende' | 'schneider' | 'schwarz'>;

function courseFor(record: DealRecord, { contract, bill }: Replay, seat: Seat): CourseFor {
  const delta = bill.deltas?.[seat] ?? 0;
  const nothing = { delta, laufende: 0, schneider: 0, schwarz: 0 } as const;
  if (contract === null) return { game: 'thrown-in', role: 'thrown-in', isWon: null, ...nothing };
  if (contract.game === 'ramsch') return { game: 'ramsch', role: 'alone', isWon: wonAlone(delta), ...nothing };
  const partner = partnerOf(contract, record.hands);
  const declares = isDeclaring({ contract, partner }, seat);
  const isWon = bill.won === declares;
  const sign = isWon ? 1 : -1;
  return {
    game: contract.game,
    role: seat === declarerOf(contract) ? 'declarer' : declares ? 'partner' : 'opponent',
    isWon,
    delta,
    laufende: sign * (bill.items.find(({ kind }) => kind === 'laufende')?.count ?? 0),
    schneider: bill.schneider ? sign : 0,
    schwarz: bill.schwarz ? sign : 0,
  };
}

function wonAlone(delta: number): boolean | null {
  return delta === 0 ? null : delta > 0;
}

/** Deals as the statistics go through them, the oldest first. */
export function oldestFirst(deals: readonly OwnDeal[]): readonly OwnDeal[] {
  return deals.toSorted((a, b) => compare(a.date, b.date) || compare(a.session, b.session) || a.number - b.number);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
