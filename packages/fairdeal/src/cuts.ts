import { cutterOf, type DeckSize, type Seat } from '@stammtisch/rules';
import { joined, u8, type Bytes } from './bytes.ts';
import type { DealContext } from './context.ts';

/** Each cut takes and leaves at least this many cards. */
export const FEWEST_CUT = 3;
/** The pack is cut at most this often; not at all means somebody knocked on it. */
export const MOST_CUTS = 3;

/** Why these cuts are not allowed. */
export type CutProblem =
  | { readonly code: 'cut-other-seat'; readonly seat: Seat }
  | { readonly code: 'cuts-bad'; readonly fewest: number; readonly most: number; readonly times: number };

/** Why a seat may not cut like this, or `null`: only the right neighbour of the dealer cuts (R9), within the bounds of the protocol. */
export function whyNotCuts(context: DealContext, seat: Seat, cuts: readonly number[]): CutProblem | null {
  if (cuts.length > 0 && seat !== cutterOf(context.dealer)) return { code: 'cut-other-seat', seat };
  if (areCuts(context.deck, cuts)) return null;
  return { code: 'cuts-bad', fewest: FEWEST_CUT, most: context.deck - FEWEST_CUT, times: MOST_CUTS };
}

/**
 * Cuts within the bounds of the protocol that leave the pack as the given ones do. House rules may allow more or smaller cuts (R10, R11);
 * what counts is how far they turned the pack.
 */
export function equalCuts(deck: DeckSize, cuts: readonly number[]): readonly number[] {
  if (areCuts(deck, cuts)) return cuts;
  const turned = cuts.reduce((sum, at) => sum + at, 0) % deck;
  if (turned === 0) return [];
  if (areCuts(deck, [turned])) return [turned];
  const first = deck / 2;
  return [first, (turned + deck - first) % deck];
}

/** `cuts` of the protocol: how many there are, then each one. */
export function cutBytes(cuts: readonly number[]): Bytes {
  return joined(u8(cuts.length), u8(...cuts));
}

function areCuts(deck: DeckSize, cuts: readonly number[]): boolean {
  const inBounds = (at: number) => Number.isInteger(at) && at >= FEWEST_CUT && at <= deck - FEWEST_CUT;
  return cuts.length <= MOST_CUTS && cuts.every(inBounds);
}
