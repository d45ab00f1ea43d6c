import { toothbrush } from '../beard.ts';
import type { DrawingKit } from '../drawing-kit.ts';
import { drawArm } from '../hand.ts';
import { drawEars, drawFace, drawFeatures } from '../head.ts';
import { common, type SuitColours } from '../palette.ts';
import { disc, line, place, shape, tube } from '../svg.ts';
import { drawCoat, drawLiftedArm, placeOberHead } from './ober-body.ts';

/** "Der Runde": stout and content, with a feathered cap, a ruff and a staff of small bells. */
export function drawSchellenOber(kit: DrawingKit): string {
  const colours = kit.palette.S;
  return [
    drawLiftedArm(colours.cloth, common.paper),
    drawCoat(colours.cloth, 8),
    drawDoublet(colours),
    drawRuff(),
    drawHead(colours),
    drawBellStaff(kit.sign('S'), colours),
  ].join('');
}

function drawDoublet({ dark }: SuitColours): string {
  return [
    line('M150,290C166,320 166,350 150,360', 3.5),
    shape('M92,354Q150,384 218,346L221,376Q150,408 90,384Z', dark),
    `<rect x="134" y="362" width="34" height="28" rx="4" fill="${common.gold}"/>`,
    line('M146,370V382', 4),
    [292, 316, 340].map((y) => disc(152, y, 5, dark)).join(''),
  ].join('');
}

function drawRuff(): string {
  return (
    shape(
      'M84,258C80,244 96,236 106,240H174C186,236 202,246 196,258C202,270 188,280 178,274C170,286 154,286 148,278C140,288 124,286 118,276C106,282 90,272 84,258Z',
      common.paper,
    ) + line('M106,262L112,246M130,270L133,252M160,270L156,252M182,262L176,246', 3.5)
  );
}

function drawHead(colours: SuitColours): string {
  return placeOberHead(
    [
      shape('M-46,-26C-52,0-50,22-42,32H42C50,22 52,0 46,-26Z', common.hairBrown),
      drawEars(common.skin),
      drawFace('round', common.skin),
      drawFeatures({
        eyes: 'happy',
        nose: 'round',
        mouth: 'none',
        skin: common.skin,
        brow: common.hairBrown,
        browSlope: -2,
      }),
      toothbrush(common.hairBrown),
      line('M-9,33Q0,38 9,33', 3.5),
      drawCap(colours),
    ],
    4,
  );
}

function drawCap({ dark }: SuitColours): string {
  return [
    shape(
      'M-62,-42C-74,-66-46,-92-14,-84C14,-98 62,-88 62,-52C62,-36 46,-30 38,-34Q0,-46-38,-34C-48,-30-58,-34-62,-42Z',
      dark,
    ),
    shape(
      'M24,-50C-8,-54-28,-76-30,-96C-48,-100-60,-120-50,-138C-46,-130-38,-126-30,-128C-24,-112-10,-112-6,-98C10,-92 24,-74 24,-50Z',
      common.paper,
    ),
    line('M20,-56C0,-66-16,-84-24,-102', 3.5),
    shape('M-42,-38Q0,-52 42,-38L40,-25Q0,-38-40,-25Z', common.paper),
  ].join('');
}

function drawBellStaff(bell: string, { cloth, dark }: SuitColours): string {
  return [
    tube('M54,262V392', 6, common.wood),
    shape('M24,252C28,270 80,270 84,252C88,288 20,288 24,252Z', common.gold),
    place(54, 236, bell, 0.4),
    place(26, 296, bell, 0.34),
    place(82, 296, bell, 0.34),
    drawArm(54, 350, { skin: common.skin, cuff: dark, cloth }, 14),
  ].join('');
}
