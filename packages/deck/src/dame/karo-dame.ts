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
    drawArm(84, 340, { skin: common.skin, cuff: common.paper, cloth: colours.cloth }, 6),
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
    `<path d="M84,300C112,296 112,366 84,362" fill="none" stroke-width="19"/>`,
    `<path d="M84,300C112,296 112,366 84,362" fill="none" stroke="${common.steel}" stroke-width="10"/>`,
    shape('M18,282H84L80,386H22Z', main),
    line('M34,304V370M51,304V372M68,304V370', 5, light),
    shape(
      'M12,286C6,270 20,258 32,264C38,250 60,250 66,262C80,256 96,270 88,286C84,296 74,298 68,292C62,304 44,302 38,292C28,300 14,298 12,286Z',
      common.white,
    ),
    line('M24,384H78', 4, dark),
  ].join('');
}
