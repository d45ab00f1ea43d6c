import type { DrawingKit } from '../drawing-kit.ts';
import { drawArm } from '../hand.ts';
import { drawEars, drawFace, drawFeatures, drawNeck } from '../head.ts';
import { common, type SuitColours } from '../palette.ts';
import { dot, flat, line, place, shape, tube } from '../svg.ts';
import { drawJacket, drawNeckerchief, drawCuff, drawWaistcoat, placeUnterHead } from './unter-body.ts';

/** The baker's boy with a laugh and a Brezn. */
export function drawSchellenUnter({ palette }: DrawingKit): string {
  const colours = palette.S;
  const arm = { skin: common.skin, cuff: common.paper, cloth: colours.cloth };
  return [
    drawJacket(colours.cloth),
    drawWaistcoat(colours.dark, colours.light),
    drawHead(colours),
    drawNeckerchief(colours.dark),
    drawCuff(arm.cuff),
    drawBrezn(),
    drawArm(56, 346, arm, 24),
  ].join('');
}

function drawHead(colours: SuitColours): string {
  return placeUnterHead(
    [
      drawEars(common.skin),
      drawNeck(common.skin),
      drawFace('round', common.skin),
      shape('M-43,-30L-42,2L-32,-8L-30,-30ZM43,-30L42,2L32,-8L30,-30Z', common.hairRed),
      drawFeatures({
        eyes: 'open',
        nose: 'snub',
        mouth: 'laugh',
        skin: common.skin,
        brow: common.hairRed,
        browSlope: -3,
        turn: -2,
      }),
      line('M-1,20V26', 3.5),
      place(0, -5, drawHat(colours)),
    ],
    4,
  );
}

function drawHat({ dark }: SuitColours): string {
  return [
    shape('M20,-56C20,-88 36,-112 62,-120C64,-96 58,-68 36,-50Z', common.paper),
    line('M28,-60C34,-80 42,-94 56,-108', 3.5),
    shape('M-40,-32C-44,-60-30,-76 0,-74C32,-76 44,-60 40,-32Z', dark),
    flat('M-41,-46Q0,-32 41,-46V-34H-41Z', common.paper),
    shape('M-58,-34C-52,-44-46,-42-40,-40Q0,-26 40,-40C46,-42 54,-44 58,-34C38,-18-38,-18-58,-34Z', dark),
  ].join('');
}

function drawBrezn(): string {
  const dough =
    'M36,322C10,292 16,246 44,248C66,250 66,290 78,314M74,322C100,292 94,246 66,248C44,250 44,290 32,314M32,314C40,336 70,336 78,314';
  return [
    tube(dough, 12, '#B9702B'),
    [
      [40, 254],
      [70, 254],
      [26, 276],
      [84, 276],
      [56, 330],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 2.6, common.paper))
      .join(''),
  ].join('');
}
