import type { DrawingKit } from '../drawing-kit.ts';
import { drawArm } from '../hand.ts';
import { drawFace, drawFeatures } from '../head.ts';
import { drawLiftedArm } from '../ober/ober-body.ts';
import { common } from '../palette.ts';
import { both, disc, line, shape, tube } from '../svg.ts';
import { drawBodice, drawDameNeck, drawDress, placeDameHead, smallCrown } from './dame-body.ts';

/** The landlady: silver hair in a bun, spectacles, the key to the cellar. */
export function drawKreuzDame({ palette }: DrawingKit): string {
  const colours = palette.E;
  return [
    drawLiftedArm(colours.cloth, colours.tint),
    drawDress(colours.cloth, common.skin),
    drawBodice(colours, common.gold),
    drawHead(colours.dark, colours.light),
    drawKey(),
    drawArm(60, 342, { skin: common.skin, cuff: colours.tint, cloth: colours.cloth }, 12),
  ].join('');
}

function drawHead(band: string, jewel: string): string {
  return placeDameHead(
    [
      disc(0, -46, 24, common.hairGrey),
      shape(
        'M-38,-26C-54,-12-54,22-40,34C-28,40-28,24-30,10H30C28,24 28,40 40,34C54,22 54,-12 38,-26Z',
        common.hairGrey,
      ),
      drawDameNeck(common.skin, band),
      drawFace('oval', common.skin),
      drawFeatures({
        eyes: 'open',
        nose: 'snub',
        mouth: 'lips',
        skin: common.skin,
        brow: common.hairGrey,
        browSlope: -2,
      }),
      both(`<circle cx="14" cy="-3" r="12" fill="none" stroke-width="3.5"/>`) + line('M-3,-5Q0,-8 3,-5', 3.5),
      shape(
        'M-39,-8C-42,-44-20,-50 0,-50C20,-50 42,-44 39,-8C34,-24 16,-32 0,-34C-16,-32-34,-24-39,-8Z',
        common.hairGrey,
      ),
      smallCrown(jewel),
    ],
    -3,
  );
}

function drawKey(): string {
  return [
    `<circle cx="58" cy="370" r="17" fill="none" stroke-width="18"/>`,
    `<circle cx="58" cy="370" r="17" fill="none" stroke="${common.gold}" stroke-width="9"/>`,
    shape('M56,242H17V288H30V276H38V288H56Z', common.gold),
    tube('M58,352V236', 8, common.gold),
    tube('M47,308H69', 6, common.gold),
  ].join('');
}
