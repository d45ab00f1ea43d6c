import { hex, readHex, takeCommit, takeOpening } from '@stammtisch/fairdeal';
import type { TableIntention } from '@stammtisch/protocol';
import { err, ok, type Seat } from '@stammtisch/rules';
import { mayCut } from './cut-bounds.ts';
import type { Decided } from './command.ts';
import { memberOf, type DealingState, type Evening } from './evening.ts';

type Wanted<Type> = Extract<TableIntention, { readonly type: Type }>;

/** A seat commits itself to its chance. The same again is fine. */
export function decideCommit(evening: Evening, seat: Seat, { dealId, attempt, commit }: Wanted<'commit'>): Decided {
  const dealing = currentAttempt(evening, dealId, attempt);
  const bytes = readHex(commit, 32);
  if (dealing === null || bytes === null || mayNotMix(evening, seat)) return err({ code: 'dealing-over' });
  const taken = takeCommit(dealing.dealing, seat, bytes);
  if (!taken.ok) return err(taken.reason);
  return ok(taken.value === dealing.dealing ? [] : [{ type: 'committed', seat, commit }]);
}

/** A seat opens what it had committed to. */
export function decideOpen(evening: Evening, seat: Seat, { dealId, attempt, r, cuts }: Wanted<'open'>): Decided {
  const dealing = currentAttempt(evening, dealId, attempt);
  const bytes = readHex(r, 32);
  if (dealing === null || bytes === null) return err({ code: 'dealing-over' });
  const bounds = dealing.cut;
  if (!mayCut(bounds, cuts)) {
    return err({ code: 'cuts-bad', fewest: bounds?.min ?? 0, most: bounds?.max ?? 0, times: bounds?.times ?? 0 });
  }
  const taken = takeOpening(dealing.dealing, seat, { r: bytes, cuts });
  if (!taken.ok) return err(taken.reason);
  const before = dealing.dealing.phase === 'opening' ? dealing.dealing.openings[seat] : null;
  return ok(before === null ? [{ type: 'opening', seat, r, cuts }] : []);
}

function currentAttempt({ phase, dealing }: Evening, dealId: string, attempt: number): DealingState | null {
  if (phase !== 'dealing' || dealing === null) return null;
  const { context } = dealing.dealing;
  return hex(context.dealId) === dealId && context.attempt === attempt ? dealing : null;
}

function mayNotMix(evening: Evening, seat: Seat): boolean {
  const member = evening.chairs[seat];
  return member === null || memberOf(evening, member).noChanceUntil > evening.game.deals;
}
