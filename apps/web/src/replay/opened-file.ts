import { createStore } from 'zustand/vanilla';
import type { Course } from './course.ts';
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

/** The file that is open on this page, or why there is none. */
export const openedFileStore = createStore<{ readonly file: ShownFile | null; readonly problem: FileProblem | null }>(
  () => ({ file: null, problem: null }),
);

const MOST_BYTES = 50_000_000;
const SLICE = 50;

/** Opens a file of records; a file that was open before is closed. */
export async function openFile(given: File): Promise<void> {
  if (given.size > MOST_BYTES) return openedFileStore.setState({ file: null, problem: 'too-big' });
  try {
    const { deals, bad } = await readInSlices(linesOf(await textOfFile(given)));
    const shown = deals.map(({ written, course }): FileDeal => ({ written, course, fragment: linkOf(course) }));
    openedFileStore.setState({ file: { name: given.name, deals: shown, bad }, problem: null });
  } catch {
    openedFileStore.setState({ file: null, problem: 'unreadable' });
  }
}

/** Reads a few lines at a time: the page answers while a long file is read. */
async function readInSlices(lines: readonly string[]): Promise<OpenedFile> {
  const deals: OpenedDeal[] = [];
  const bad: BadLine[] = [];
  for (let start = 0; start < lines.length; start += SLICE) {
    const read = readRecordLines(lines.slice(start, start + SLICE), start + 1);
    deals.push(...read.deals);
    bad.push(...read.bad);
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  }
  return { deals, bad };
}

export function closeFile(): void {
  openedFileStore.setState({ file: null, problem: null });
}

/** The deal of the open file that a link means: it knows more than the link. */
export function dealOfFile(fragment: string): OpenedDeal | undefined {
  return openedFileStore.getState().file?.deals.find((deal) => deal.fragment === fragment);
}

function linkOf({ record, notes }: Course): string {
  const { names, date, source } = notes;
  return fragmentOfDeal(record, { names, date, seat: source?.seat ?? null });
}
