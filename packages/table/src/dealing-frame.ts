import { hex, tableCode } from '@stammtisch/fairdeal';
import type { DealingFrame } from '@stammtisch/protocol';
import { bySeat } from '@stammtisch/rules';
import type { DealingState } from './evening.ts';
import { once } from './once.ts';

/** A dealing as everybody sees it: nothing of the secret, and openings only when all are there. Made once for each of its states. */
export const dealingFrame = once(({ dealing, until, dealt, cut }: DealingState): DealingFrame => {
  const { context, commitment, commits } = dealing;
  const lock = dealing.phase === 'opening' ? dealing.lock : null;
  const openings = dealing.phase === 'opening' && dealt ? dealing.openings : null;
  return {
    stage: dealt ? 'dealt' : dealing.phase,
    dealId: hex(context.dealId),
    attempt: context.attempt,
    deck: context.deck,
    dealer: context.dealer,
    packets: context.packets,
    seats: bySeat((seat) => ({ kind: context.seats[seat].kind, ref: hex(context.seats[seat].ref) })),
    C: hex(commitment),
    commits: bySeat((seat) => hexOf(commits[seat])),
    L: hexOf(lock),
    code: lock === null ? null : tableCode(lock),
    openings:
      openings === null
        ? null
        : bySeat((seat) => {
            const opening = openings[seat];
            return opening === null ? null : { r: hex(opening.r), cuts: opening.cuts };
          }),
    cut,
    until,
  };
});

function hexOf(bytes: Uint8Array | null): string | null {
  return bytes === null ? null : hex(bytes);
}
