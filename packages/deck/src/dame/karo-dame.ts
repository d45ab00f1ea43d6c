import type { DrawingKit } from '../drawing-kit.ts';
import { drawArm } from '../hand.ts';
import { drawFace, drawFeatures } from '../head.ts';
import { drawLiftedArm } from '../ober/ober-body.ts';
import { common, type SuitColours } from '../palette.ts';
import { both, disc, dot, line, shape } from '../svg.ts';
import { drawBodice, drawDameNeck, drawDress, placeDameHead, smallCrown } from './dame-body.ts';

/** The merry one: red curls, freckles, a Maß. */
export function drawKaroDame({ palette }: DrawingKit): string {
  const colours = palette.S;
  return [
    drawLiftedArm(colours.cloth, common.paper),
    drawDress(colours.cloth, common.skin),
    drawBodice(colours, common.paper),
    drawHead(colours),
    drawMass(colours),
    drawArm(76, 346, { skin: common.skin, cuff: common.paper, cloth: colours.cloth }, 12),
  ].join('');
}

function drawHead({ dark }: SuitColours): string {
  return placeDameHead(
    [
      drawCurls(),
      drawDameNeck(common.skin, dark),
      drawFace('oval', common.skin),
      both(dot(17, 6, 1.8) + dot(24, 9, 1.8) + dot(20, 14, 1.8)),
      drawFeatures({
        eyes: 'lashed',
        nose: 'snub',
        mouth: 'laugh',
        skin: common.skin,
        brow: common.hairRed,
        browWidth: 4,
        browSlope: -3,
      }),
      shape(
        'M-40,-4C-46,-44-22,-52 0,-52C22,-52 46,-44 40,-4C36,-14 30,-18 24,-18C20,-26 12,-28 6,-26C2,-32-10,-32-14,-26C-22,-28-30,-22-30,-16C-36,-14-38,-10-40,-4Z',
        common.hairRed,
      ),
      smallCrown(common.paper),
    ],
    -4,
  );
}

function drawCurls(): string {
  const curls = [
    [38, -26],
    [47, -6],
    [46, 16],
    [50, 38],
    [40, 54],
  ] as const;
  return both(curls.map(([x, y]) => disc(x, y, 14, common.hairRed)).join(''));
}

function drawMass({ main, dark, light }: SuitColours): string {
  return [
    `<path d="M76,302C104,298 104,364 76,360" fill="none" stroke-width="18"/>`,
    `<path d="M76,302C104,298 104,364 76,360" fill="none" stroke="${common.steel}" stroke-width="9"/>`,
    shape('M14,284H76L73,388H17Z', main),
    line('M29,306V372M45,307V374M61,306V372', 5, light),
    shape(
      'M9,288C3,272 16,260 28,266C34,252 54,252 60,264C73,258 88,272 80,288C76,298 67,300 61,294C55,306 40,304 34,294C24,302 11,300 9,288Z',
      common.white,
    ),
    line('M20,384H70', 4, dark),
  ].join('');
}
