import { playCard, readNotes, readRecord, replayRecord, startPlay, forehandOf } from '@stammtisch/rules';
import type {
  DealRecord,
  InputProblem,
  Play,
  RecordNotes,
  Replay,
  ReplayRefusal,
  Result,
  TableEvent,
} from '@stammtisch/rules';

/** A recorded deal as it can be gone through. */
export interface Course {
  readonly record: DealRecord;
  readonly notes: RecordNotes;
  readonly replay: Replay;
  /** What was said before the first card, in order, as far as the record tells. */
  readonly said: readonly SaidEvent[];
  /** The play after 0, 1, 2 … cards; empty where nothing was played. */
  readonly plays: readonly Play[];
}

/** What everybody hears before the first card. */
export type SaidEvent = Extract<
  TableEvent,
  { readonly type: 'knocked' | 'interested' | 'passed' | 'named' | 'held' | 'contract' | 'stoss' }
>;

/** Why something is no deal that can be gone through. */
export type CourseProblem =
  | { readonly code: 'input'; readonly problem: InputProblem }
  | { readonly code: 'rules'; readonly refusal: ReplayRefusal };

/** Reads a record of any origin and plays it by the rules. */
export function courseOf(input: unknown): Result<Course, CourseProblem> {
  const record = readRecord(input);
  if (!record.ok) return { ok: false, reason: { code: 'input', problem: record.reason } };
  const replay = replayRecord(record.value);
  if (!replay.ok) return { ok: false, reason: { code: 'rules', refusal: replay.reason } };
  const notes = readNotes(input);
  const said = saidBefore(record.value, notes, replay.value);
  return {
    ok: true,
    value: { record: record.value, notes, replay: replay.value, said, plays: playsOf(record.value, replay.value) },
  };
}

function saidBefore(record: DealRecord, notes: RecordNotes, { contract }: Replay): readonly SaidEvent[] {
  return [
    ...(record.knocks.seats ?? []).map((seat): SaidEvent => ({ type: 'knocked', seat })),
    ...(notes.auction ?? []),
    ...(contract === null ? [] : [{ type: 'contract', contract } as const]),
    ...(record.stoss.seats ?? []).map((seat): SaidEvent => ({ type: 'stoss', seat })),
  ];
}

function playsOf({ rules, hands, dealer, tricks }: DealRecord, { contract }: Replay): readonly Play[] {
  if (contract === null || contract.game === 'sie') return [];
  let play = startPlay({ rules, contract, hands, forehand: forehandOf(dealer) });
  const plays = [play];
  for (const card of tricks.flat()) {
    play = playCard(play, card);
    plays.push(play);
  }
  return plays;
}

/** The highest position of a course: all cards are played. */
export function lastPosition({ plays }: Course): number {
  return Math.max(0, plays.length - 1);
}
