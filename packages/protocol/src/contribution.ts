import { commitSeat, hex, readHex, whyNotOpen } from '@stammtisch/fairdeal';
import type { Bytes, CutProblem, DealContext, SeatPart, SeatProblem } from '@stammtisch/fairdeal';
import { bySeat, err, ok, type BySeat, type Result, type Seat } from '@stammtisch/rules';
import type { TableIntention } from './intention.ts';
import type { DealingFrame } from './server-frame.ts';

/** What a seat sends, and what it has to keep until the deal is proved. */
export interface Contribution {
  readonly intention: TableIntention;
  readonly part: SeatPart;
}

/** Why a seat does not contribute: the frame cannot be read, or it would cut as nobody may. */
export type ContributionProblem = { readonly code: 'dealing-unreadable' } | CutProblem;

/** What was fixed about a deal before anybody added chance; `null` if the frame holds no proper bytes. */
export function contextOf(dealing: DealingFrame): DealContext | null {
  const { deck, dealer, attempt, packets, seats } = dealing;
  const dealId = readHex(dealing.dealId, 16);
  const refs = bySeat((seat) => readHex(seats[seat].ref, 8));
  if (dealId === null || !areAll(refs)) return null;
  const identities = bySeat((seat) => ({ kind: seats[seat].kind, ref: refs[seat] }));
  return { dealId, attempt, deck, dealer, packets, seats: identities };
}

/** Commits a seat: `chance` is 32 bytes from the device, `cuts` how it cuts (`dealing.cut`; none from any other seat). */
export function contribute(
  dealing: DealingFrame,
  seat: Seat,
  chance: Bytes,
  cuts: readonly number[],
): Result<Contribution, ContributionProblem> {
  const context = contextOf(dealing);
  const commitment = readHex(dealing.C, 32);
  if (context === null || commitment === null) return err({ code: 'dealing-unreadable' });
  const part = commitSeat(context, commitment, seat, { r: chance, cuts });
  if (!part.ok) return part;
  const { dealId, attempt } = dealing;
  const intention = { type: 'commit', dealId, attempt, commit: hex(part.value.commit) } as const;
  return ok({ intention, part: part.value });
}

/** Opens a contribution after the lock, or says why the seat must not. */
export function openContribution(
  dealing: DealingFrame,
  part: SeatPart,
): Result<TableIntention, SeatProblem | { readonly code: 'dealing-unreadable' }> {
  const context = contextOf(dealing);
  const [commitment, lock] = [readHex(dealing.C, 32), readHex(dealing.L, 32)];
  if (context === null || commitment === null || lock === null) return err({ code: 'dealing-unreadable' });
  const commits = bySeat((seat) => readHex(dealing.commits[seat], 32));
  const problem = whyNotOpen(part, { context, commitment, commits, lock });
  if (problem !== null) return err(problem);
  const { dealId, attempt } = dealing;
  const { r, cuts } = part.opening;
  return ok({ type: 'open', dealId, attempt, r: hex(r), cuts });
}

function areAll<Value>(values: BySeat<Value | null>): values is BySeat<Value> {
  return values.every((value) => value !== null);
}
