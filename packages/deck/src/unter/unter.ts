import type { Suit } from '../card-code.ts';
import type { DrawingKit } from '../drawing-kit.ts';
import { common } from '../palette.ts';
import { inked, place } from '../svg.ts';
import { drawEichelUnter } from './eichel-unter.ts';
import { drawGrasUnter } from './gras-unter.ts';
import { drawHerzUnter } from './herz-unter.ts';
import { drawSchellenUnter } from './schellen-unter.ts';
import { drawLoweredHand } from './unter-body.ts';

const PERSONS: Readonly<Record<Suit, (kit: DrawingKit) => string>> = {
  E: drawEichelUnter,
  G: drawGrasUnter,
  H: drawHerzUnter,
  S: drawSchellenUnter,
};

/** An Unter has his sign below, at the lower right: the opposite of the Ober. */
export function drawUnter(kit: DrawingKit, suit: Suit): string {
  const skin = suit === 'E' ? common.tan : common.skin;
  return inked(PERSONS[suit](kit)) + place(182, 338, kit.haloedSign(suit), 0.94) + inked(drawLoweredHand(skin));
}
