import type { Deal } from './deal.ts';
import type { HouseRules } from './house-rules.ts';
import { seatToPlay } from './play.ts';
import type { Reason } from './reason.ts';
import type { Seat } from './seat.ts';

/**
 * Why a seat may not claim all remaining tricks, or `null` (B59, `play.claimRest`). It claims when it is its turn to lead, once a
 * deal; with the claim it shows its hand, and the three others say whether they agree.
 */
export function whyNotClaim(rules: HouseRules, deal: Deal, seat: Seat): Reason | null {
  if (rules['play.claimRest'] === 'off') return { code: 'claim-off' };
  if (deal.phase.name !== 'play' || deal.play === null) return { code: 'wrong-phase', phase: deal.phase.name };
  if (deal.stoss.asked.length > 0) return { code: 'answer-stoss-first' };
  const leader = seatToPlay(deal.play);
  if (leader !== seat || deal.play.trick.length > 0) return { code: 'not-turn', seat: leader };
  return deal.shown.includes(seat) ? { code: 'claim-refused-before' } : null;
}

/** Why a seat has nothing to say to a claim, or `null`. */
export function whyNotClaimAnswer(deal: Deal, seat: Seat): Reason | null {
  if (deal.phase.name !== 'claim') return { code: 'wrong-phase', phase: deal.phase.name };
  return deal.phase.waiting.includes(seat) ? null : { code: 'claim-not-asked' };
}
