import { goatee, handlebar } from '../beard.ts';
import type { DrawingKit } from '../drawing-kit.ts';
import { drawArm } from '../hand.ts';
import { drawFace, drawFeatures, drawNeck } from '../head.ts';
import { common, type SuitColours } from '../palette.ts';
import { disc, place, shape } from '../svg.ts';
import { broadCrown } from './crown.ts';
import { drawErmine, drawRobe, drawSceptre, placeKoenigHead } from './koenig-body.ts';

/** The rich king: round face, pointed beard, a purse in his hand. */
export function drawSchellenKoenig({ palette, sign }: DrawingKit): string {
  const colours = palette.S;
  return [
    drawRobe(colours.cloth),
    placeKoenigHead([drawNeck(common.skin)]),
    drawErmine(),
    drawSceptre(colours.cloth, common.skin),
    drawHead(colours),
    drawPurse(colours, sign('S')),
  ].join('');
}

function drawHead(colours: SuitColours): string {
  return placeKoenigHead(
    [
      shape('M-46,-24C-62,8-66,30-54,46C-44,52-34,46-30,38H30C34,46 44,52 54,46C66,30 62,8 46,-24Z', common.hairBrown),
      drawFace('round', common.skin),
      drawFeatures({
        eyes: 'aside',
        nose: 'snub',
        mouth: 'none',
        skin: common.skin,
        brow: common.hairBrown,
        browWidth: 6,
        browSlope: -3,
      }),
      goatee(common.hairBrown),
      handlebar(common.hairBrown),
      place(0, -6, broadCrown(common.paper, colours.dark)),
    ],
    -2,
  );
}

function drawPurse({ cloth, dark, light, main }: SuitColours, bell: string): string {
  const coins = [disc(38, 300, 14, main), disc(74, 302, 14, main), disc(56, 292, 15, light)];
  return [
    ...coins,
    shape('M32,316C8,344 14,388 56,388C98,388 104,344 80,316Z', dark),
    shape('M26,306Q56,322 86,306L84,320Q56,334 28,320Z', common.hairBrown),
    place(34, 356, bell, 0.34),
    drawArm(70, 358, { skin: common.skin, cuff: common.white, cloth }, 6),
  ].join('');
}
