import { curled, forkedBeard } from '../beard.ts';
import type { DrawingKit } from '../drawing-kit.ts';
import { drawArm } from '../hand.ts';
import { drawFace, drawFeatures } from '../head.ts';
import { common, type SuitColours } from '../palette.ts';
import { line, place, shape, tube } from '../svg.ts';
import { leafCrown } from './crown.ts';
import { drawErmine, drawRobe, drawSceptre, placeKoenigHead } from './koenig-body.ts';

/** The king of the musicians: black forked beard and a lyre. */
export function drawGrasKoenig({ palette }: DrawingKit): string {
  const colours = palette.G;
  return [
    drawRobe(colours.cloth),
    drawErmine(),
    drawSceptre(colours.cloth, common.tan),
    drawHead(colours),
    drawLyre(colours),
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
      browWidth: 6,
      browSlope: -1,
    }),
    curled(common.hairBlack),
    place(0, -6, leafCrown(colours.light, colours.dark)),
  ]);
}

const LYRE_ARMS = 'M44,340C10,318 22,278 32,266C38,254 28,244 22,250M72,340C106,318 94,278 84,266C78,254 88,244 94,250';

function drawLyre({ cloth }: SuitColours): string {
  const strings = line('M48,276V334M58,276V336M68,276V334', 3.5);
  const yoke = tube('M30,274H86', 6, common.gold);
  const foot = shape('M36,334H80L72,360H44Z', common.gold);
  const arm = drawArm(60, 356, { skin: common.tan, cuff: common.white, cloth }, 14);
  return strings + tube(LYRE_ARMS, 7, common.gold) + yoke + foot + arm;
}
