import type { Suit } from '../card-code.ts';
import type { DrawingKit } from '../drawing-kit.ts';
import { inked, place } from '../svg.ts';
import { drawEichelKoenig } from './eichel-koenig.ts';
import { drawGrasKoenig } from './gras-koenig.ts';
import { drawHerzKoenig } from './herz-koenig.ts';
import { drawSchellenKoenig } from './schellen-koenig.ts';

const PERSONS: Readonly<Record<Suit, (kit: DrawingKit) => string>> = {
  E: drawEichelKoenig,
  G: drawGrasKoenig,
  H: drawHerzKoenig,
  S: drawSchellenKoenig,
};

/** A König holds his sign on the sceptre, at half height. */
export function drawKoenig(kit: DrawingKit, suit: Suit): string {
  return inked(PERSONS[suit](kit)) + place(196, 242, kit.haloedSign(suit), 0.74);
}
