import type { DrawingKit } from '../drawing-kit.ts';
import { drawArm } from '../hand.ts';
import { drawEars, drawFace, drawFeatures, drawNeck } from '../head.ts';
import { common, type SuitColours } from '../palette.ts';
import { disc, flat, line, place, shape, tube } from '../svg.ts';
import { drawJacket, drawNeckerchief, drawSleeves, drawWaistcoat, placeUnterHead } from './unter-body.ts';

/** The sweetheart: blond curls, a wink and a rose. */
export function drawHerzUnter({ palette }: DrawingKit): string {
  const colours = palette.H;
  const arm = { skin: common.skin, cuff: common.paper, cloth: colours.cloth };
  return [
    drawJacket(colours.cloth),
    drawWaistcoat(colours.light, common.gold),
    drawHead(colours),
    drawNeckerchief(colours.dark),
    drawSleeves(arm),
    drawRose(colours),
    drawArm(57, 352, arm, 10),
  ].join('');
}

function drawHead(colours: SuitColours): string {
  return placeUnterHead(
    [
      drawCurls(),
      drawEars(common.skin),
      drawNeck(common.skin),
      drawFace('oval', common.skin),
      drawFeatures({
        eyes: 'wink',
        nose: 'straight',
        mouth: 'smirk',
        skin: common.skin,
        brow: common.hairBrown,
        browSlope: -2,
        turn: -2,
      }),
      shape('M-36,-26C-36,-8-30,-6-26,-14C-22,-6-12,-8-10,-18C-4,-10 6,-14 8,-24Z', common.hairBlond),
      place(0, -4, drawHat(colours)),
    ],
    5,
  );
}

function drawCurls(): string {
  const curls = [
    [-42, -8],
    [-46, 12],
    [-40, 30],
    [42, -8],
    [46, 12],
    [40, 30],
  ] as const;
  return curls.map(([x, y]) => disc(x, y, 13, common.hairBlond)).join('');
}

function drawHat({ dark, light }: SuitColours): string {
  return [
    shape('M22,-58C18,-88 36,-114 62,-120C60,-104 66,-100 64,-90C66,-74 54,-58 40,-50Z', light),
    line('M32,-58C34,-80 44,-100 56,-110', 3.5),
    shape('M-36,-34C-42,-66-30,-70 0,-70C32,-72 42,-62 38,-34Z', dark),
    flat('M-38,-48Q0,-34 39,-48V-36H-37Z', common.gold),
    shape('M-54,-32C-54,-42-44,-44-36,-40Q0,-28 38,-40C46,-44 54,-42 54,-32C34,-18-34,-18-54,-32Z', dark),
  ].join('');
}

function drawRose({ main, light, dark }: SuitColours): string {
  const stem = '#2E7D4F';
  return [
    tube('M58,393C52,360 60,320 56,270', 3, stem),
    shape('M56,322C34,322 26,306 26,296C46,294 56,306 56,322Z', stem),
    shape('M58,306C62,288 76,280 88,282C88,298 76,306 58,306Z', stem),
    disc(56, 248, 25, light),
    shape('M34,240C44,222 70,222 80,240C84,258 72,272 56,273C40,272 30,258 34,240Z', main),
    line('M46,240C50,230 66,232 66,244C66,254 50,254 50,246M36,244C40,264 70,268 78,246', 4, dark),
  ].join('');
}
