import type { DrawingKit } from '../drawing-kit.ts';
import { drawArm } from '../hand.ts';
import { drawFace, drawFeatures } from '../head.ts';
import { drawLiftedArm } from '../ober/ober-body.ts';
import { common, type SuitColours } from '../palette.ts';
import { disc, line, shape } from '../svg.ts';
import { drawBodice, drawDameNeck, drawDress, placeDameHead, smallCrown } from './dame-body.ts';

/** The proud one: long black hair, a look aside, a fan. */
export function drawPikDame({ palette }: DrawingKit): string {
  const colours = palette.G;
  return [
    drawLongHair(),
    drawLiftedArm(colours.cloth, colours.tint),
    drawDress(colours.cloth, common.skin),
    drawBodice(colours, colours.light),
    drawHead(colours),
    drawFan(colours),
    drawArm(62, 352, { skin: common.skin, cuff: colours.tint, cloth: colours.cloth }, 10),
  ].join('');
}

function drawLongHair(): string {
  return shape('M92,170C80,220 78,262 70,290H192C184,262 184,220 172,170Z', common.hairBlack);
}

function drawHead({ dark, light }: SuitColours): string {
  return placeDameHead(
    [
      drawDameNeck(common.skin, dark),
      drawFace('oval', common.skin),
      drawFeatures({
        eyes: 'lashed',
        nose: 'straight',
        mouth: 'lips',
        skin: common.skin,
        brow: common.hairBlack,
        browWidth: 4,
        browSlope: 2,
        turn: -3,
      }),
      shape(
        'M0,-50C34,-50 46,-26 42,12C44,34 46,52 52,72C40,70 34,60 33,44C36,14 34,-8 0,-32C-34,-8-36,14-33,44C-34,60-40,70-52,72C-46,52-44,34-42,12C-46,-26-34,-50 0,-50Z',
        common.hairBlack,
      ),
      smallCrown(light),
    ],
    3,
  );
}

function drawFan({ light, dark, tint }: SuitColours): string {
  return [
    shape('M60,350L9,290C14,258 32,238 54,234C78,232 98,244 106,264Z', light),
    shape('M60,350L34,320C37,302 47,293 58,291C69,290 78,296 84,306Z', tint),
    line('M60,350L9,290M60,350L18,262M60,350L34,243M60,350L58,234M60,350L84,240M60,350L106,264', 3.5, dark),
    disc(60, 350, 5, common.gold),
  ].join('');
}
