import { botReference, shuffledPack, sittingDeal, sittingReference } from '@stammtisch/fairdeal';
import type { DealContext, SeatIdentity, SittingDeal } from '@stammtisch/fairdeal';
import { bySeat, handSize, packetSize, type Card, type HouseRules, type Seat } from '@stammtisch/rules';
import { botAt } from '../table/guests.ts';
import { sittingOf, type DealingSecrets } from './dealing-secrets.ts';
import { levelIn, type SessionHead } from './session-head.ts';

/** The seat of the person at this device, the only one that adds chance here. */
const PERSON: Seat = 0;

/** Which deal of a session. */
export interface DealToMake {
  readonly rules: HouseRules;
  readonly dealer: Seat;
  /** 1 for the first. */
  readonly number: number;
}

/** A deal of a session with everything that its cards follow from. */
export interface FairDeal extends SittingDeal {
  readonly context: DealContext;
}

/** What a deal is made from, before anybody cuts. The same whenever it is asked for. */
export function fairDeal(head: SessionHead, secrets: DealingSecrets, { rules, dealer, number }: DealToMake): FairDeal {
  const sitting = sittingOf(secrets);
  const deal = sittingDeal(sitting, number);
  const packet = packetSize(rules);
  const packets = Array.from({ length: handSize(rules) / packet }, () => packet);
  const person: SeatIdentity = { kind: 'human', ref: sittingReference(sitting) };
  const seats = bySeat((seat) => (seat === PERSON ? person : botIdentity(seat, secrets.bots, levelIn(head, number))));
  return { ...deal, context: { dealId: deal.dealId, attempt: 1, deck: rules.deck, dealer, packets, seats } };
}

/** The pack of a deal before it is cut. */
export function fairPack(head: SessionHead, secrets: DealingSecrets, deal: DealToMake): readonly Card[] {
  const { context, secret, chance } = fairDeal(head, secrets, deal);
  return shuffledPack(context, secret, [chance, null, null, null]).shuffled;
}

function botIdentity(seat: Seat, version: string, level: string): SeatIdentity {
  return { kind: 'bot', ref: botReference(botAt(seat), version, level, '') };
}
