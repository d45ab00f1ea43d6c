import { useEffect, useState } from 'preact/hooks';
import { wholeArchive } from '../archive/archive.ts';
import { textOfFile } from '../ui/text-of-file.ts';
import { linesOf } from '../replay/record-lines.ts';
import { startChecking, type Checked } from './check-deals.ts';

/** What is checked: the deals of this browser, or a file that somebody opened. */
export type Source = { readonly kind: 'archive' } | { readonly kind: 'file'; readonly file: File };

/** What came out; `null` while it is computed. */
export type CheckedSource = Checked | 'unreadable' | null;

const MOST_BYTES = 50_000_000;
/** So many deals are computed before the page may answer again. */
const SLICE = 25;

/** Computes all deals of a source again, a few at a time. */
export function useChecked(source: Source): CheckedSource {
  const [done, setDone] = useState<{ readonly source: Source; readonly checked: Checked | 'unreadable' } | null>(null);
  useEffect(() => {
    let isHere = true;
    const work = async (): Promise<Checked | 'unreadable'> => {
      const deals = await dealsOf(source);
      return deals === 'unreadable' ? deals : checkedInSlices(deals, () => isHere);
    };
    void work()
      .catch(() => 'unreadable' as const)
      .then((checked) => isHere && setDone({ source, checked }));
    return () => {
      isHere = false;
    };
  }, [source]);
  return done?.source === source ? done.checked : null;
}

async function dealsOf(source: Source): Promise<readonly unknown[] | 'unreadable'> {
  if (source.kind === 'archive') return (await wholeArchive()).all();
  if (source.file.size > MOST_BYTES) return 'unreadable';
  return linesOf(await textOfFile(source.file))
    .filter((line) => line.trim() !== '')
    .map(parsed);
}

/** A line that is no JSON is a deal without a proof. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

async function checkedInSlices(deals: readonly unknown[], goOn: () => boolean): Promise<Checked> {
  const checking = startChecking();
  for (let start = 0; start < deals.length && goOn(); start += SLICE) {
    deals.slice(start, start + SLICE).forEach(checking.add);
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  }
  return checking.result();
}
