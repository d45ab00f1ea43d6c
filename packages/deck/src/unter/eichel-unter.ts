import { muttonChops, walrus } from '../beard.ts';
import type { DrawingKit } from '../drawing-kit.ts';
import { drawArm } from '../hand.ts';
import { drawEars, drawFace, drawFeatures, drawNeck } from '../head.ts';
import { common, type SuitColours } from '../palette.ts';
import { flat, line, place, shape, tube } from '../svg.ts';
import { drawJacket, drawNeckerchief, drawCuff, drawWaistcoat, placeUnterHead } from './unter-body.ts';

/** The woodcutter: dark whiskers, hunter's hat with Gamsbart, an axe. */
export function drawEichelUnter({ palette }: DrawingKit): string {
  const colours = palette.E;
  const arm = { skin: common.tan, cuff: colours.dark, cloth: colours.cloth };
  return [
    drawJacket(colours.cloth),
    drawWaistcoat(colours.light, common.gold),
    drawHead(colours),
    drawNeckerchief(colours.dark),
    drawCuff(arm.cuff),
    drawAxe(),
    drawArm(60, 352, arm, 10),
  ].join('');
}

function drawHead(colours: SuitColours): string {
  return placeUnterHead(
    [
      drawEars(common.tan),
      drawNeck(common.tan),
      drawFace('square', common.tan),
      muttonChops(common.hairBlack),
      drawFeatures({
        eyes: 'open',
        nose: 'straight',
        mouth: 'none',
        skin: common.tan,
        brow: common.hairBlack,
        browWidth: 8,
        browSlope: 3,
        turn: -2,
      }),
      walrus(common.hairBlack),
      place(0, -6, drawHat(colours)),
    ],
    -3,
  );
}

function drawHat({ dark, main, light }: SuitColours): string {
  return [
    shape(
      'M22,-50C28,-80 36,-104 46,-118C52,-110 58,-114 66,-112C66,-104 74,-104 76,-96C66,-82 52,-64 36,-48Z',
      common.hairBlack,
    ),
    line('M34,-58L54,-104M40,-58L66,-98', 3, light),
    shape('M-38,-32C-40,-64-24,-80 0,-74C24,-82 40,-64 38,-32Z', main),
    flat('M-38,-46Q0,-30 38,-46V-32H-38Z', light),
    shape('M-56,-32C-50,-40-42,-42-38,-40Q0,-26 38,-40C44,-42 52,-40 56,-32C36,-16-36,-16-56,-32Z', dark),
  ].join('');
}

function drawAxe(): string {
  return [
    tube('M62,392L56,236', 7, common.wood),
    shape('M48,246L74,242L76,276L52,282C40,292 28,296 18,292C24,274 22,250 14,236C28,232 38,238 48,246Z', common.steel),
    line('M26,244C32,258 32,274 28,288', 3.5),
  ].join('');
}
