import { useEffect, useState } from 'preact/hooks';
import { mapInSlices, type Progress } from '../ui/in-slices.ts';
import { useStore } from '../ui/use-store.ts';
import { wholeArchive, type StoredRecord } from './archive.ts';
import { keepingStore } from './keeping.ts';

/** Everything in the archive as a screen sees it, `null` while it is read for the first time, and how far that is. */
export interface Archived<Deal> {
  readonly deals: readonly Deal[] | null;
  readonly reading: Progress | null;
}

/** Reads the whole archive; what `dealOf` finds no deal is left out. `dealOf` and `ordered` must be the same at every render. */
export function useArchived<Deal>(
  dealOf: (stored: StoredRecord) => Deal | null,
  ordered: (deals: readonly Deal[]) => readonly Deal[],
): Archived<Deal> {
  const [archived, setArchived] = useState<Archived<Deal>>({ deals: null, reading: null });
  // Deals that are still being kept come when they are.
  const kept = useStore(keepingStore);
  useEffect(() => {
    let isHere = true;
    const told = (reading: Progress): boolean => {
      if (isHere) setArchived(({ deals }) => ({ deals, reading }));
      return isHere;
    };
    const look = async (): Promise<void> => {
      const read = await mapInSlices(await (await wholeArchive()).all(), dealOf, told);
      if (read !== null && isHere) setArchived({ deals: ordered(read.filter(isDeal)), reading: null });
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [kept, dealOf, ordered]);
  return archived;
}

function isDeal<Deal>(deal: Deal | null): deal is Deal {
  return deal !== null;
}
