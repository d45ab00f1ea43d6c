import { distance, isDeclaring } from '@stammtisch/rules';
import type { Play, Seat } from '@stammtisch/rules';
import { stossSteps, type Language, type Names } from '@stammtisch/texts';
import { eventText, trickText } from '../i18n/game-texts.ts';
import type { Course, SaidEvent } from './course.ts';
import type { Words } from './use-words.ts';

/** A deal as somebody looks at it. */
export interface Sight {
  readonly course: Course;
  /** Whether it was played here: then seat 0 is "Du". */
  readonly isOwn: boolean;
  /** Who sits in front of the screen. */
  readonly bottom: Seat;
  /** Whether the other hands are open. */
  readonly isOpen: boolean;
  /** How many cards are played. */
  readonly at: number;
}

export type Place = 'own' | 'left' | 'top' | 'right';

const PLACES = ['own', 'left', 'top', 'right'] as const satisfies readonly Place[];

/** Where a seat is on the screen. */
export function placeOf({ bottom }: Pick<Sight, 'bottom'>, seat: Seat): Place {
  return PLACES[distance(bottom, seat)] ?? 'own';
}

/** What the seats are called: "Du", the names of the record, or their numbers from 1 on. */
export function namesIn(course: Pick<Course, 'notes'>, isOwn: boolean, words: Words): Names {
  const { names, source } = course.notes;
  return (seat) => {
    if (isOwn && seat === (source?.seat ?? 0)) return words.you;
    return names?.[seat] ?? words.seat(seat + 1);
  };
}

/** The seat that is "Du"; `null` where the deal was played elsewhere. */
export function ownSeat({ course, isOwn }: Pick<Sight, 'course' | 'isOwn'>): Seat | null {
  return isOwn ? (course.notes.source?.seat ?? 0) : null;
}

/** The play at a position; `null` where nothing was played. */
export function playAt({ course, at }: Pick<Sight, 'course' | 'at'>): Play | null {
  return course.plays[Math.min(at, course.plays.length - 1)] ?? null;
}

/** What just happened, in short sentences: for the line above the cards and for the screen reader. */
export function happenedAt(sight: Sight, words: Words, names: Names, language: Language): string {
  const play = playAt(sight);
  const { course, at } = sight;
  if (play === null) return words.notPlayed;
  const card = course.record.tricks.flat()[at - 1];
  const before = course.plays[at - 1];
  if (card === undefined || before === undefined) return words.before(names(play.leader));
  const seat = ((before.leader + before.trick.length) & 3) as Seat;
  const played = eventText({ type: 'played', seat, card }, names, language) ?? '';
  const trick = play.trick.length === 0 ? play.tricks.at(-1) : undefined;
  const taken = trick === undefined ? '' : trickText(trick, names, language, ownSeat(sight));
  const { claim } = course.record;
  const rest = claim !== null && at === course.plays.length - 1 ? words.claimed(names(claim)) : '';
  return [played, taken, rest].filter((text) => text !== '').join(' ');
}

/** Something that was said before the first card, in a short sentence, and what it was where the record says that. */
export interface SaidLine {
  readonly text: string;
  readonly event: SaidEvent | null;
}

/** Everything that was said before the first card. */
export function saidIn({ record, said }: Course, words: Words, names: Names, language: Language): readonly SaidLine[] {
  const { knocks, stoss } = record;
  const stossSeen = said.filter(({ type }) => type === 'stoss');
  const lines = said.flatMap((event): readonly SaidLine[] => {
    const text = eventText(event, names, language, event.type === 'stoss' ? stossSeen.indexOf(event) : 0);
    return text === null ? [] : [{ text, event }];
  });
  return [
    ...(knocks.seats === null ? [{ text: words.knocksUnknown(knocks.count), event: null }] : []),
    ...lines,
    ...(stoss.seats === null ? [{ text: words.stossUnknown(stossSteps(stoss.count)), event: null }] : []),
  ];
}

/** The points so far, of the parties or of everybody. */
export function pointsSoFar(play: Play, words: Words, names: Names): string {
  const { contract, points } = play;
  if (contract.game === 'ramsch') return points.map((count, seat) => `${names(seat as Seat)} ${count}`).join(' · ');
  const sum = (declaring: boolean): number =>
    points.reduce<number>((all, count, seat) => (isDeclaring(play, seat as Seat) === declaring ? all + count : all), 0);
  return words.party(sum(true), sum(false));
}
