import { popcount } from './bits.ts';
import {
  beatenBy,
  calledBit,
  calledMask,
  calledSuit,
  davonlaufen,
  dealtCards,
  discardFromTrick,
  duty,
  forcedAfterwards,
  handSize,
  hands,
  holder,
  members,
  minCards,
  stichzwang,
  suitOf,
  whenFollowing,
} from './deal.ts';
import { BOUND, FORCED, FREE } from './input.ts';

// What may be played: the rules once more, as sets of bits.

function mayRun(own: number): boolean {
  if (!davonlaufen) return false;
  return (dealtCards >= 0 ? dealtCards : popcount(own & members[calledSuit]!)) >= minCards;
}

export function legalLead(seat: number): number {
  const own = hands[seat]!;
  if (duty !== BOUND || seat !== holder || mayRun(own)) return own;
  return own & ~(members[calledSuit]! & ~calledMask);
}

export function legalFollow(seat: number, led: number, best: number): number {
  const own = hands[seat]!;
  let legal = own & members[led]!;
  if (duty !== FREE && seat === holder) {
    if (legal !== 0) {
      if (led === calledSuit && !(duty === BOUND && whenFollowing && mayRun(own))) legal = calledMask;
    } else if (duty === BOUND && handSize - popcount(own) + 1 < discardFromTrick && own !== calledMask) {
      legal = own & ~calledMask;
    } else {
      legal = own;
    }
  } else if (legal === 0) {
    legal = own;
  }
  if (!stichzwang) return legal;
  const winning = legal & beatenBy[best]!;
  return winning === 0 ? legal : winning;
}

/** The duty after the holder of the called card played a card. */
export function dutyAfter(bit: number, led: number): number {
  if (bit === calledBit) return FREE;
  if (duty === BOUND && suitOf[bit] === calledSuit && led === calledSuit) return forcedAfterwards ? FORCED : FREE;
  return duty;
}
