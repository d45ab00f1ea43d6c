import type { Suit } from '../card-code.ts';
import type { DrawingKit } from '../drawing-kit.ts';
import { drawLiftedHand } from '../ober/ober-body.ts';
import { common } from '../palette.ts';
import { inked, place } from '../svg.ts';
import { drawHerzDame } from './herz-dame.ts';
import { drawKaroDame } from './karo-dame.ts';
import { drawKreuzDame } from './kreuz-dame.ts';
import { drawPikDame } from './pik-dame.ts';

const PERSONS: Readonly<Record<Suit, (kit: DrawingKit) => string>> = {
  E: drawKreuzDame,
  G: drawPikDame,
  H: drawHerzDame,
  S: drawKaroDame,
};

/** A Dame lifts her sign like the Ober, whose place she takes. */
export function drawDame(kit: DrawingKit, suit: Suit): string {
  const sign = place(186, 62, kit.haloedSign(suit), 0.92);
  return inked(PERSONS[suit](kit)) + sign + inked(drawLiftedHand(common.skin));
}
