import type { Suit } from '../card-code.ts';
import type { DrawingKit } from '../drawing-kit.ts';
import { inked, place } from '../svg.ts';
import { drawEichelUnter } from './eichel-unter.ts';
import { drawGrasUnter } from './gras-unter.ts';
import { drawHerzUnter } from './herz-unter.ts';
import { drawSchellenUnter } from './schellen-unter.ts';

const PERSONS: Readonly<Record<Suit, (kit: DrawingKit) => string>> = {
  E: drawEichelUnter,
  G: drawGrasUnter,
  H: drawHerzUnter,
  S: drawSchellenUnter,
};

/** An Unter has his sign below, at the lower right: the opposite of the Ober. */
export function drawUnter(kit: DrawingKit, suit: Suit): string {
  return inked(PERSONS[suit](kit)) + place(178, 337, kit.haloedSign(suit), 0.96);
}
