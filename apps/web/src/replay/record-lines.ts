import type { HouseRuleProblem, InputProblem } from '@stammtisch/rules';
import { courseOf, type Course, type CourseProblem } from './course.ts';

/** A deal from a file or from the archive: as it was written, and as it is gone through. */
export interface OpenedDeal {
  readonly written: unknown;
  readonly course: Course;
}

/** A line that holds no deal, and why. */
export interface BadLine {
  /** 1 for the first line. */
  readonly line: number;
  readonly id: string | number | null;
  readonly problem: LineProblem;
}

export type LineProblem = CourseProblem | { readonly code: 'not-json' } | { readonly code: 'line-too-long' };

/** What a file of records holds (`formats.md` 2: one JSON object a line). */
export interface OpenedFile {
  readonly deals: readonly OpenedDeal[];
  readonly bad: readonly BadLine[];
}

const LONGEST_LINE = 1_000_000;

/** The lines of a file, however it ends them. */
export function linesOf(text: string): readonly string[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
}

/**
 * Reads lines of a file, the first of which has a number. Empty lines count but say nothing; bad ones never keep the others from being read.
 */
export function readRecordLines(lines: readonly string[], first = 1): OpenedFile {
  const deals: OpenedDeal[] = [];
  const bad: BadLine[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const read = readLine(line);
    if ('course' in read) deals.push(read);
    else bad.push({ line: first + index, ...read });
  }
  return { deals, bad };
}

function readLine(line: string): OpenedDeal | Omit<BadLine, 'line'> {
  if (line.length > LONGEST_LINE) return { id: null, problem: { code: 'line-too-long' } };
  let written: unknown;
  try {
    written = JSON.parse(line);
  } catch {
    return { id: null, problem: { code: 'not-json' } };
  }
  const course = courseOf(written);
  return course.ok ? { written, course: course.value } : { id: idOf(written), problem: course.reason };
}

function idOf(written: unknown): string | number | null {
  if (typeof written !== 'object' || written === null || !('id' in written)) return null;
  const { id } = written;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** Records as the text of a file that `readRecordLines` and `schafkopf replay` read. */
export function recordLines(records: readonly unknown[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

/** The path of the field that is wrong; of house rules the option, where it is one. */
export function fieldOf(problem: InputProblem): string {
  return problem.code === 'house-rules' ? ruleField(problem.field, problem.problem) : problem.field;
}

function ruleField(field: string, problem: HouseRuleProblem): string {
  return 'option' in problem ? `${field}.set.${problem.option}` : field;
}
