import type { DrawingKit } from '../drawing-kit.ts';
import { drawArm, drawFist } from '../hand.ts';
import { drawEars, drawFace, drawFeatures, drawNeck } from '../head.ts';
import { common, type SuitColours } from '../palette.ts';
import { both, dot, line, place, shape, tube } from '../svg.ts';
import { drawJacket, drawNeckerchief, drawCuff, drawWaistcoat, placeUnterHead } from './unter-body.ts';

/** The piper: a freckled boy who plays the flute across. */
export function drawGrasUnter({ palette }: DrawingKit): string {
  const colours = palette.G;
  const arm = { skin: common.skin, cuff: colours.light, cloth: colours.cloth };
  return [
    drawJacket(colours.cloth),
    drawWaistcoat(colours.light, common.gold),
    drawHead(colours),
    drawNeckerchief(colours.dark),
    drawCuff(arm.cuff),
    drawFlute(),
    drawArm(80, 199, arm, 112),
    drawFist(118, 188, common.skin, 70),
  ].join('');
}

function drawHead(colours: SuitColours): string {
  return placeUnterHead(
    [
      shape('M-42,-34C-50,-8-46,14-38,22H38C46,14 50,-8 42,-34Z', common.hairBrown),
      drawEars(common.skin),
      drawNeck(common.skin),
      drawFace('round', common.skin),
      both([dot(16, 6, 2), dot(24, 8, 2), dot(20, 14, 2)].join('')),
      drawFeatures({
        eyes: 'happy',
        nose: 'snub',
        mouth: 'whistle',
        skin: common.skin,
        brow: common.hairBrown,
        browSlope: -3,
        turn: -3,
      }),
      shape(
        'M-43,-30C-44,-12-38,-4-34,-4C-32,-14-24,-18-16,-14C-6,-10 6,-20 10,-24C18,-14 30,-14 34,-2C42,-8 44,-20 43,-30Z',
        common.hairBrown,
      ),
      place(0, -4, drawHat(colours)),
    ],
    -6,
  );
}

function drawHat({ dark, main, light }: SuitColours): string {
  return [
    shape('M16,-54C16,-84 34,-106 62,-113C65,-88 54,-62 34,-48Z', light),
    line('M26,-54C33,-76 42,-92 57,-106', 3.5),
    shape('M-40,-32C-36,-60-20,-96-4,-96C12,-94 38,-62 42,-32Z', main),
    shape('M-42,-46Q0,-28 42,-46L46,-34Q0,-14-46,-34Z', light),
    shape('M-58,-36C-50,-42-46,-42-42,-40Q0,-24 42,-40C48,-42 54,-40 58,-34C36,-16-38,-18-58,-36Z', dark),
  ].join('');
}

function drawFlute(): string {
  return [
    tube('M30,206L160,160', 8, common.wood),
    line('M42,202L48,200M150,164L154,162', 8, common.gold),
    dot(66, 193, 3),
    dot(132, 170, 3),
  ].join('');
}
