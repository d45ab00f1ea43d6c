import type { Suit } from '../card-code.ts';
import type { DrawingKit } from '../drawing-kit.ts';
import { inked, place } from '../svg.ts';
import { drawEichelSau } from './eichel-sau.ts';
import { drawGrasSau } from './gras-sau.ts';
import { drawHerzSau } from './herz-sau.ts';
import { drawSchellenSau } from './schellen-sau.ts';

const PIGS: Readonly<Record<Suit, (kit: DrawingKit) => string>> = {
  E: drawEichelSau,
  G: drawGrasSau,
  H: drawHerzSau,
  S: drawSchellenSau,
};

/** A Sau shows her sign twice, and below it a pig of her own. */
export function drawSau(kit: DrawingKit, suit: Suit): string {
  return place(130, 84, kit.sign(suit), 0.96) + drawPig(kit, suit) + place(184, 172, kit.haloedSign(suit), 0.96);
}

/** The pig alone, in the lower part of card space: x 10-232, y 236-397. */
export function drawPig(kit: DrawingKit, suit: Suit): string {
  return inked(PIGS[suit](kit));
}
