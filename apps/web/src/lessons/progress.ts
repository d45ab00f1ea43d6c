import { createStore } from 'zustand/vanilla';

/** How far somebody is in a lesson. */
export interface LessonProgress {
  /** Id of the step where it goes on; `null` before the first. */
  readonly step: string | null;
  readonly done: boolean;
}

/** How it went with the Stich des Tages. */
export interface DailyProgress {
  /** Day of the last answer, such as `2026-11-30`; `null` before the first. */
  readonly date: string | null;
  /** The card that was chosen that day. */
  readonly card: number | null;
  readonly right: boolean;
  /** Days in a row that were solved. */
  readonly streak: number;
  readonly longest: number;
}

/** Everything that is kept about learning. */
export interface Progress {
  /** Layout of the stored data. */
  readonly version: 1;
  /** By lesson id. */
  readonly lessons: Readonly<Record<string, LessonProgress>>;
  readonly daily: DailyProgress;
  /** Events of the whole deal in the last lesson, so that it goes on at the same card. */
  readonly deal: readonly unknown[];
}

const KEY = 'stammtisch.lernen';

export const NO_PROGRESS: Progress = {
  version: 1,
  lessons: {},
  daily: { date: null, card: null, right: false, streak: 0, longest: 0 },
  deal: [],
};

/** Progress from stored text; what is missing or damaged there begins anew. */
export function readProgress(text: string | null): Progress {
  const { version, lessons, daily, deal } = fieldsOf(parsed(text));
  if (version !== 1) return NO_PROGRESS;
  const entries = Object.entries(fieldsOf(lessons)).flatMap(([id, value]) => {
    const { step, done } = fieldsOf(value);
    return typeof done === 'boolean' ? [[id, { step: typeof step === 'string' ? step : null, done }] as const] : [];
  });
  return {
    version: 1,
    lessons: Object.fromEntries(entries),
    daily: readDaily(daily),
    deal: Array.isArray(deal) ? deal : [],
  };
}

function readDaily(value: unknown): DailyProgress {
  const { date, card, right, streak, longest } = fieldsOf(value);
  if (typeof date !== 'string' || !isCount(card) || !isCount(streak) || !isCount(longest)) return NO_PROGRESS.daily;
  return { date, card, right: right === true, streak, longest };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}

/** After the answer of a day. Only the first answer of a day counts; a day left out or lost ends the row. */
export function withAnswer(daily: DailyProgress, date: string, card: number, right: boolean): DailyProgress {
  if (daily.date === date) return daily;
  const before = daily.date !== null && daily.date === dayFrom(date, -1) ? daily.streak : 0;
  const streak = right ? before + 1 : 0;
  return { date, card, right, streak, longest: Math.max(daily.longest, streak) };
}

/**
 * The day whose puzzle is shown: today's, or that of tomorrow where it has been answered already, because the clock went back over midnight (a journey to the
 * west). A clock that was set further ahead than that counts as mended: the row begins anew.
 */
export function dayShown(daily: DailyProgress, today: string): string {
  return daily.date === dayFrom(today, 1) ? daily.date : today;
}

/** The row as it stands today: a day that was left out has ended it. */
export function streakOn(daily: DailyProgress, date: string): number {
  return daily.date === date || daily.date === dayFrom(date, -1) ? daily.streak : 0;
}

function dayFrom(date: string, days: number): string {
  const day = new Date(`${date}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

export const progressStore = createStore<Progress>(() => readProgress(storedText()));

/** Changes progress and keeps it where the browser allows it. */
export function changeProgress(change: Partial<Omit<Progress, 'version'>>): void {
  progressStore.setState(change);
  try {
    localStorage.setItem(KEY, JSON.stringify(progressStore.getState()));
  } catch {
    // Blocked or full storage: the progress holds until the page is closed.
  }
}

/** Remembers where a lesson goes on. */
export function reachStep(lesson: string, step: string): void {
  setLesson(lesson, { step, done: isLessonDone(lesson) });
}

/** Marks a lesson as done; started again it begins at its first step. */
export function finishLesson(lesson: string): void {
  setLesson(lesson, { step: null, done: true });
}

function setLesson(lesson: string, progress: LessonProgress): void {
  changeProgress({ lessons: { ...progressStore.getState().lessons, [lesson]: progress } });
}

function isLessonDone(lesson: string): boolean {
  return progressStore.getState().lessons[lesson]?.done ?? false;
}

function storedText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
