import { goatee, handlebar } from '../beard.ts';
import type { DrawingKit } from '../drawing-kit.ts';
import { drawFist } from '../hand.ts';
import { drawFace, drawFeatures } from '../head.ts';
import { common, type SuitColours } from '../palette.ts';
import { disc, line, shape } from '../svg.ts';
import { broadCrown } from './crown.ts';
import { drawErmine, drawRobe, drawSceptre, drawSleeve, placeKoenigHead } from './koenig-body.ts';

/** The rich king: round face, pointed beard, a purse in his hand. */
export function drawSchellenKoenig({ palette }: DrawingKit): string {
  const colours = palette.S;
  return [
    drawRobe(colours.cloth),
    drawErmine(),
    drawSleeve(),
    drawSceptre(common.skin),
    drawHead(colours),
    drawPurse(colours),
  ].join('');
}

function drawHead(colours: SuitColours): string {
  return placeKoenigHead(
    [
      shape('M-46,-24C-62,8-66,30-54,46C-44,52-34,46-30,38H30C34,46 44,52 54,46C66,30 62,8 46,-24Z', common.hairBrown),
      drawFace('round', common.skin),
      line('M-22,42Q0,54 22,42', 3.5),
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
      broadCrown(common.paper, colours.dark),
    ],
    -2,
  );
}

function drawPurse({ dark, light, main }: SuitColours): string {
  return [
    shape('M40,318C10,340 14,386 56,388C98,386 102,340 72,318Z', dark),
    shape('M34,300L46,318H66L78,300Q66,306 56,300Q46,306 34,300Z', dark),
    line('M40,318H72', 7, common.gold),
    disc(56, 354, 15, main),
    line('M50,348Q56,344 62,348', 3, light),
    drawFist(56, 300, common.skin, 90),
  ].join('');
}
