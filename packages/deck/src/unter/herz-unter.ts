import { goatee, twirled } from '../beard.ts';
import type { DrawingKit } from '../drawing-kit.ts';
import { drawArm } from '../hand.ts';
import { drawFace, drawFeatures, drawNeck } from '../head.ts';
import { common, type SuitColours } from '../palette.ts';
import { both, disc, line, place, shape, tube } from '../svg.ts';
import { drawJacket, drawNeckerchief, drawCuff, drawWaistcoat, placeUnterHead } from './unter-body.ts';

/** The gallant: a beret with a plume, a wink and a rose. */
export function drawHerzUnter({ palette }: DrawingKit): string {
  const colours = palette.H;
  const arm = { skin: common.skin, cuff: common.paper, cloth: colours.cloth };
  return [
    drawJacket(colours.cloth),
    drawWaistcoat(colours.light, common.gold),
    drawHead(colours),
    drawNeckerchief(colours.dark),
    drawCuff(arm.cuff),
    drawRose(colours),
    drawArm(57, 352, arm, 10),
  ].join('');
}

function drawHead(colours: SuitColours): string {
  return placeUnterHead(
    [
      drawHair(),
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
      twirled(common.hairBlond),
      place(0, 4, goatee(common.hairBlond), 0.8),
      place(0, -4, drawBeret(colours)),
    ],
    4,
  );
}

function drawHair(): string {
  return both(shape('M0,-34H40C50,-14 46,4 52,18C54,32 42,38 36,30C30,36 20,34 20,26L0,20Z', common.hairBlond));
}

function drawBeret({ dark, light }: SuitColours): string {
  return [
    shape('M-66,-46C-70,-70-36,-86 4,-84C46,-82 66,-62 58,-44C46,-34-52,-32-66,-46Z', dark),
    shape('M-39,-27C-42,-40-40,-46-36,-50Q0,-42 38,-50C42,-44 42,-36 39,-27Q0,-42-39,-27Z', dark),
    shape(
      'M-24,-64C-16,-98 14,-116 42,-112C66,-108 78,-88 66,-78C74,-66 60,-56 50,-62C36,-54 22,-62 14,-58C0,-54-12,-56-24,-64Z',
      light,
    ),
    line('M-20,-64C4,-86 30,-92 60,-84', 3.5),
    disc(-24, -62, 7, common.gold),
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
