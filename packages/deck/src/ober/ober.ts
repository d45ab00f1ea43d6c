import type { Suit } from '../card-code.ts';
import type { DrawingKit } from '../drawing-kit.ts';
import { common } from '../palette.ts';
import { inked, place } from '../svg.ts';
import { drawEichelOber } from './eichel-ober.ts';
import { drawGrasOber } from './gras-ober.ts';
import { drawHerzOber } from './herz-ober.ts';
import { drawLiftedHand } from './ober-body.ts';
import { drawSchellenOber } from './schellen-ober.ts';

const PERSONS: Readonly<Record<Suit, (kit: DrawingKit) => string>> = {
  E: drawEichelOber,
  G: drawGrasOber,
  H: drawHerzOber,
  S: drawSchellenOber,
};

/** An Ober lifts his sign above the head: its height tells the rank even without the letter. */
export function drawOber(kit: DrawingKit, suit: Suit): string {
  const skin = suit === 'E' ? common.tan : common.skin;
  return inked(PERSONS[suit](kit)) + place(186, 62, kit.haloedSign(suit), 0.92) + inked(drawLiftedHand(skin));
}
