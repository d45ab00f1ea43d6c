import { packetSize, SEATS, setOf, type DealRecord } from '@stammtisch/rules';
import type { CheckedDeal } from './check-proof.ts';
import { DEAL_STATUS } from './deal-status.ts';

/** What a proof and a record both say. */
export type DealField = 'rules' | 'dealer' | 'hands' | 'contract';

/** Why a proof, good in itself, is not the proof of a record. */
export type RecordProofProblem =
  { readonly code: 'proof-missing' } | { readonly code: 'proof-of-other-deal'; readonly field: DealField };

/** Whether a record is of the deal that was proved: deck, packets, dealer, every card of every hand, and how it ended. */
export function whyNotOfRecord({ proof, dealt }: CheckedDeal, record: DealRecord): RecordProofProblem | null {
  const { context, status } = proof;
  const packet = packetSize(record.rules);
  if (context.deck !== record.rules.deck || !context.packets.every((cards) => cards === packet))
    return differs('rules');
  if (context.dealer !== record.dealer) return differs('dealer');
  if (!SEATS.every((seat) => dealt !== null && setOf(dealt.hands[seat]) === record.hands[seat]))
    return differs('hands');
  const thrownIn = record.contract === null;
  return thrownIn === (status === DEAL_STATUS.thrownIn) ? null : differs('contract');
}

function differs(field: DealField): RecordProofProblem {
  return { code: 'proof-of-other-deal', field };
}
