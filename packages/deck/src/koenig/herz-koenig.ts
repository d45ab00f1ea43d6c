import { fullBeard } from '../beard.ts';
import type { DrawingKit } from '../drawing-kit.ts';
import { drawArm } from '../hand.ts';
import { drawFace, drawFeatures } from '../head.ts';
import { common, type SuitColours } from '../palette.ts';
import { dot, flat, line, place, shape } from '../svg.ts';
import { archedCrown } from './crown.ts';
import { drawErmine, drawRobe, drawSceptre, placeKoenigHead } from './koenig-body.ts';

/** The merry king with red beard, raising a goblet. */
export function drawHerzKoenig({ palette }: DrawingKit): string {
  const colours = palette.H;
  return [
    drawRobe(colours.cloth),
    drawErmine(),
    drawSceptre(colours.cloth, common.skin),
    drawHead(colours),
    drawGoblet(colours),
  ].join('');
}

function drawHead(colours: SuitColours): string {
  return placeKoenigHead(
    [
      shape('M-44,-24C-56,0-56,30-48,44H48C56,30 56,0 44,-24Z', common.hairRed),
      drawFace('oval', common.skin),
      fullBeard(common.hairRed),
      drawFeatures({
        eyes: 'happy',
        nose: 'round',
        mouth: 'none',
        skin: common.skin,
        brow: common.hairRed,
        browWidth: 6,
        browSlope: -3,
      }),
      shape('M-20,25Q0,19 20,25C18,46-18,46-20,25Z', colours.dark),
      flat('M-15,25Q0,20 15,25L13,31H-13Z', common.white),
      place(0, -6, archedCrown(colours.main, colours.dark)),
    ],
    3,
  );
}

function drawGoblet({ cloth, main }: SuitColours): string {
  return [
    shape('M26,288H86C88,322 76,338 62,342V364H50V342C36,338 24,322 26,288Z', common.gold),
    shape('M26,288A30,9 0 0 1 86,288A30,9 0 0 1 26,288Z', main),
    shape('M34,380C34,366 46,362 56,362C66,362 78,366 78,380Z', common.gold),
    line('M30,304Q56,316 82,304', 4),
    dot(56, 322, 5, main),
    drawArm(57, 353, { skin: common.skin, cuff: common.white, cloth }, 20),
  ].join('');
}
