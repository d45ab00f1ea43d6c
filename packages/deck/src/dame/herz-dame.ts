import type { DrawingKit } from '../drawing-kit.ts';
import { drawArm } from '../hand.ts';
import { drawFace, drawFeatures } from '../head.ts';
import { drawLiftedArm } from '../ober/ober-body.ts';
import { common, type SuitColours } from '../palette.ts';
import { both, dot, line, place, shape } from '../svg.ts';
import { drawBodice, drawDameNeck, drawDress, placeDameHead, smallCrown } from './dame-body.ts';

/** The gentle one: blond braids with ribbons, a bird on her hand. */
export function drawHerzDame({ palette }: DrawingKit): string {
  const colours = palette.H;
  return [
    drawLiftedArm(colours.cloth, common.paper),
    drawDress(colours.cloth, common.skin),
    drawBodice(colours, common.gold),
    drawHead(colours),
    drawArm(58, 356, { skin: common.skin, cuff: common.paper, cloth: colours.cloth }, 8),
    drawBird(colours),
  ].join('');
}

function drawHead({ main, dark }: SuitColours): string {
  return placeDameHead(
    [
      drawDameNeck(common.skin, dark),
      drawFace('oval', common.skin),
      drawFeatures({
        eyes: 'lashed',
        nose: 'snub',
        mouth: 'lips',
        skin: common.skin,
        brow: common.hairBrown,
        browWidth: 4,
        browSlope: -2,
      }),
      both(
        shape(
          'M36,-20C48,-8 48,6 42,16C54,26 52,40 46,46C56,56 54,70 48,78H36C28,68 32,58 38,50C28,42 30,28 36,22C30,10 32,-4 32,-14Z',
          common.hairBlond,
        ) +
          line('M42,16L36,22M46,46L38,50', 3.5) +
          shape('M35,78H50L54,96L43,90L32,96Z', main),
      ),
      shape(
        'M-40,-6C-46,-46-20,-52 0,-52C20,-52 46,-46 40,-6C34,-26 16,-34 0,-38C-16,-34-34,-26-40,-6Z',
        common.hairBlond,
      ),
      line('M0,-50V-38', 3.5),
      smallCrown(main),
    ],
    4,
  );
}

function drawBird({ dark }: SuitColours): string {
  const parts = [
    line('M52,338L50,330M64,338L64,330', 4, dark),
    shape('M20,284L6,290L20,298', common.gold),
    shape(
      'M18,290C14,262 50,256 56,278C62,292 82,290 104,268C106,304 92,334 56,334C32,334 22,314 18,290Z',
      common.white,
    ),
    shape('M50,300C62,294 78,298 90,292C86,312 74,322 58,320C48,316 46,306 50,300Z', common.steel),
    dot(34, 280, 4.2),
  ];
  return place(5, 2, parts.join(''));
}
