/** What one player saw of the table going on, and of its own line. Times in milliseconds. */
export interface Seen {
  /** When the game went on before its eyes, in order, and whether it was in the middle of a deal then: between deals people look at the bill, as long as they like. */
  readonly progress: { readonly at: number; readonly inDeal: boolean }[];
  /** When its line was gone. */
  readonly losses: number[];
}

/** How long it took until the game went on, over so many players and moments; milliseconds. */
export interface Gap {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

/** Whoever saw nothing go on for so long before a moment was waiting already. */
const MIDDLE_MS = 5_000;
/** A line that ends so soon after a kill was one to the node that was killed. */
const CUT_MS = 1_000;

/** From each of these moments until the game goes on before the eyes of each player, as far as it was going on just before. */
export function gapAfter(
  moments: readonly number[],
  players: readonly Seen[],
  counts: (seen: Seen, moment: number) => boolean = () => true,
): Gap {
  const gaps = moments.flatMap((moment) =>
    players.filter((seen) => counts(seen, moment)).flatMap(({ progress }) => waitFrom(progress, moment) ?? []),
  );
  const sorted = gaps.map(Math.round).toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), longest: at(1) };
}

/** Whether the player's line was cut by what happened at that moment. */
export function wasCut({ losses }: Seen, moment: number): boolean {
  return losses.some((at) => at >= moment && at < moment + CUT_MS);
}

function waitFrom(progress: Seen['progress'], moment: number): number | null {
  const next = progress.findIndex(({ at }) => at > moment);
  const [before, after] = [progress[next - 1], progress[next]];
  if (before === undefined || after === undefined || !before.inDeal) return null;
  return moment - before.at > MIDDLE_MS ? null : after.at - moment;
}
