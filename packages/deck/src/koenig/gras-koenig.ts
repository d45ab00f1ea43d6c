import { curled, forkedBeard } from '../beard.ts';
import type { DrawingKit } from '../drawing-kit.ts';
import { drawFist } from '../hand.ts';
import { drawFace, drawFeatures } from '../head.ts';
import { common, type SuitColours } from '../palette.ts';
import { line, shape, tube } from '../svg.ts';
import { leafCrown } from './crown.ts';
import { drawErmine, drawRobe, drawSceptre, drawSleeve, placeKoenigHead } from './koenig-body.ts';

/** The king of the musicians: black forked beard and a lyre. */
export function drawGrasKoenig({ palette }: DrawingKit): string {
  const colours = palette.G;
  return [
    drawRobe(colours.cloth),
    drawErmine(),
    drawSleeve(),
    drawSceptre(common.tan),
    drawHead(colours),
    drawLyre(),
  ].join('');
}

function drawHead(colours: SuitColours): string {
  return placeKoenigHead([
    shape('M-44,-24C-54,10-58,36-50,56C-40,60-30,54-24,46H24C30,54 40,60 50,56C58,36 54,10 44,-24Z', common.hairBlack),
    drawFace('oval', common.tan),
    forkedBeard(common.hairBlack),
    drawFeatures({
      eyes: 'open',
      nose: 'hooked',
      mouth: 'none',
      skin: common.tan,
      brow: common.hairBlack,
      browWidth: 6.5,
      browSlope: 3,
    }),
    curled(common.hairBlack),
    leafCrown(colours.light, colours.dark),
  ]);
}

function drawLyre(): string {
  const arms = 'M44,358C10,336 22,296 32,284C38,272 28,262 22,268M72,358C106,336 94,296 84,284C78,272 88,262 94,268';
  return [
    line('M48,294V352M58,294V356M68,294V352', 3.5),
    tube(arms, 7, common.gold),
    tube('M30,292H86', 6, common.gold),
    shape('M36,352H80L72,376H44Z', common.gold),
    drawFist(58, 380, common.tan, 90),
  ].join('');
}
