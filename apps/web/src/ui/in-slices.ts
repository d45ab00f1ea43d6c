import { pageTurn } from './page-turn.ts';

/** How long a slice may keep the page up, in milliseconds: shorter than what is felt as a halt. */
const SLICE_MS = 12;

/** How far a long list has been read. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/**
 * Maps a long list without holding the page up: after some milliseconds of work the page gets its turn, and is told how far it is. `null` if
 * nobody wants the rest any more. A record of a deal needs a tenth of a millisecond on a desktop, so ten thousand would be seconds on a phone.
 */
export async function mapInSlices<In, Out>(
  items: readonly In[],
  map: (item: In, index: number) => Out,
  isWanted: (progress: Progress) => boolean = () => true,
): Promise<readonly Out[] | null> {
  const mapped: Out[] = [];
  let until = performance.now() + SLICE_MS;
  for (const [index, item] of items.entries()) {
    mapped.push(map(item, index));
    if (performance.now() < until) continue;
    await pageTurn();
    if (!isWanted({ done: mapped.length, of: items.length })) return null;
    until = performance.now() + SLICE_MS;
  }
  return mapped;
}
