import {
  announceDeal,
  commitSeat,
  dealLocked,
  DEAL_STATUS,
  EMPTY_LOG,
  equalCuts,
  lockDeal,
  nextPlaces,
  partsOf,
  takeCommit,
  takeOpening,
  whyNotOpen,
  writeProof,
} from '@stammtisch/fairdeal';
import type { Committing, DealParts, Locked, Proof, SeatPart } from '@stammtisch/fairdeal';
import { cutterOf, type Deal, type HouseRules } from '@stammtisch/rules';
import { fairDeal, type FairDeal } from '../session/fair-deal.ts';
import type { SessionHead } from '../session/session-head.ts';

/** Proves the deals of one session, one after the other from the first. */
export interface Prover {
  /** The proof of the next settled deal; `null` for a session whose cards were dealt without. */
  readonly prove: (deal: Deal) => Proof | null;
}

/** Begins with the first deal of a session: each proof goes on where the chain of the one before ended. */
export function startProver(head: SessionHead, rules: HouseRules): Prover {
  const { dealing: secrets } = head;
  if (secrets === undefined) return { prove: () => null };
  let entries = 0;
  let chainHead = EMPTY_LOG;
  return {
    prove(deal) {
      const made = fairDeal(head, secrets, { rules, dealer: deal.dealer, number: deal.number });
      const parts = partsOfDeal(made, deal);
      if (parts === null) return null;
      const places = nextPlaces(parts, entries, chainHead);
      entries = places.reveal.n;
      chainHead = places.reveal.after;
      return writeProof(parts, places);
    },
  };
}

/** The device is dealer and seat at once: it goes through the protocol with itself, with the cut that the person made. */
function partsOfDeal({ context, secret, chance }: FairDeal, deal: Deal): DealParts | null {
  const announced = announceDeal(context, secret);
  const cuts = cutterOf(deal.dealer) === 0 ? equalCuts(context.deck, deal.cuts) : [];
  const seat = commitSeat(context, announced.commitment, 0, { r: chance, cuts });
  if (!seat.ok) return null;
  const committed = takeCommit(announced, 0, seat.value.commit);
  if (!committed.ok || committed.value.phase !== 'committing') return null;
  return openedParts(committed.value, seat.value, deal);
}

function openedParts(committed: Committing, part: SeatPart, deal: Deal): DealParts | null {
  const locked = lockDeal(committed);
  if (whyNotOpen(part, locked) !== null) return null;
  const opened = takeOpening(locked, part.seat, part.opening);
  if (!opened.ok || !hasDealt(opened.value, deal)) return null;
  return partsOf(opened.value, deal.contract === null ? DEAL_STATUS.thrownIn : DEAL_STATUS.played);
}

/** Nothing is called proved that was not dealt like this. */
function hasDealt(locked: Locked, { deck }: Deal): boolean {
  const dealt = dealLocked(locked);
  return dealt.ok && dealt.value.deck.every((card, place) => card === deck[place]);
}
