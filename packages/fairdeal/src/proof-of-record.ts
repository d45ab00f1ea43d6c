import { isPaidAs, packetSize, replayRecord, SEATS, setOf, type DealRecord } from '@stammtisch/rules';
import type { CheckedDeal } from './check-proof.ts';
import { DEAL_STATUS } from './deal-status.ts';

/** What a proof and a record both say. */
export type DealField = 'rules' | 'dealer' | 'hands' | 'contract';

/** Why a proof, good in itself, does not make a record right. */
export type RecordProofProblem =
  | { readonly code: 'proof-missing' }
  /** There is a proof, but what was played cannot be read. */
  | { readonly code: 'record-unreadable' }
  | { readonly code: 'proof-of-other-deal'; readonly field: DealField }
  | { readonly code: 'played-differently'; readonly field: 'play' | 'result' };

/**
 * Whether a record is of the deal that was proved: deck, packets, dealer, every card of every hand, and how it ended; and whether it could be
 * played like that and was paid so. Of this nothing is proved, but whoever changes a card or an amount is caught.
 */
export function whyNotOfRecord({ proof, dealt }: CheckedDeal, record: DealRecord): RecordProofProblem | null {
  const { context, status } = proof;
  const packet = packetSize(record.rules);
  if (context.deck !== record.rules.deck || !context.packets.every((cards) => cards === packet))
    return differs('rules');
  if (context.dealer !== record.dealer) return differs('dealer');
  if (!SEATS.every((seat) => dealt !== null && setOf(dealt.hands[seat]) === record.hands[seat]))
    return differs('hands');
  const thrownIn = record.contract === null;
  return thrownIn === (status === DEAL_STATUS.thrownIn) ? whyNotPlayed(record) : differs('contract');
}

function whyNotPlayed(record: DealRecord): RecordProofProblem | null {
  const played = replayRecord(record);
  if (!played.ok) return { code: 'played-differently', field: 'play' };
  const isRight = record.result === null || isPaidAs(record.result, played.value.bill);
  return isRight ? null : { code: 'played-differently', field: 'result' };
}

function differs(field: DealField): RecordProofProblem {
  return { code: 'proof-of-other-deal', field };
}
