import { createStore } from 'zustand/vanilla';
import type { Course } from './course.ts';
import { mapInSlices, type Progress } from '../ui/in-slices.ts';
import { textOfFile } from '../ui/text-of-file.ts';
import { fragmentOfDeal } from './deal-link.ts';
import { linesOf, readRecordLines, type BadLine, type OpenedDeal, type OpenedFile } from './record-lines.ts';

/** A file of records that somebody opened. */
export interface ShownFile {
  readonly name: string;
  readonly deals: readonly FileDeal[];
  readonly bad: readonly BadLine[];
}

/** A deal of a file, and the link under which it is shown. */
export interface FileDeal extends OpenedDeal {
  readonly fragment: string;
}

export type FileProblem = 'unreadable' | 'too-big';

/** What is open on this page, or why nothing is, and how far a file is read that comes next. */
interface Opened {
  readonly file: ShownFile | null;
  readonly problem: FileProblem | null;
  readonly reading: Progress | null;
}

const NOTHING: Opened = { file: null, problem: null, reading: null };

export const openedFileStore = createStore<Opened>(() => NOTHING);

const MOST_BYTES = 50_000_000;

/** Counts the files that somebody chose: only the last one is wanted. */
let chosen = 0;

/** Opens a file of records; a file that was open before is closed. */
export async function openFile(given: File): Promise<void> {
  const own = ++chosen;
  const become = (opened: Partial<Opened>): boolean => {
    if (own === chosen) openedFileStore.setState({ ...NOTHING, ...opened });
    return own === chosen;
  };
  if (given.size > MOST_BYTES) return void become({ problem: 'too-big' });
  try {
    const lines = linesOf(await textOfFile(given));
    const read = await mapInSlices(
      lines,
      (line, index) => readRecordLines([line], index + 1),
      (reading) => become({ reading }),
    );
    if (read !== null) become({ file: shownFile(given.name, read) });
  } catch {
    become({ problem: 'unreadable' });
  }
}

function shownFile(name: string, read: readonly OpenedFile[]): ShownFile {
  const deals = read.flatMap((each) => each.deals);
  return {
    name,
    deals: deals.map(({ written, course }) => ({ written, course, fragment: linkOf(course) })),
    bad: read.flatMap((each) => each.bad),
  };
}

export function closeFile(): void {
  chosen++;
  openedFileStore.setState(NOTHING);
}

/** The deal of the open file that a link means: it knows more than the link. */
export function dealOfFile(fragment: string): OpenedDeal | undefined {
  return openedFileStore.getState().file?.deals.find((deal) => deal.fragment === fragment);
}

function linkOf({ record, notes }: Course): string {
  const { names, date, source } = notes;
  return fragmentOfDeal(record, { names, date, seat: source?.seat ?? null });
}
