import { bushyBrows, longBeard, walrus } from '../beard.ts';
import type { DrawingKit } from '../drawing-kit.ts';
import { drawEars, drawFace, drawFeatures } from '../head.ts';
import { common, type SuitColours } from '../palette.ts';
import { disc, dot, flat, line, place, shape } from '../svg.ts';
import { drawCoat, drawLiftedArm, drawSash, placeOberHead } from './ober-body.ts';

/** "Der Alte": the highest trump is an old man with white beard, slouch hat with oak leaves and round shield. */
export function drawEichelOber({ palette }: DrawingKit): string {
  const colours = palette.E;
  return [
    drawLiftedArm(colours.cloth, common.beardWhite),
    drawCoat(colours.cloth),
    drawSash(common.gold, colours.cloth),
    drawHead(colours),
    drawShield(colours),
  ].join('');
}

function drawHead(colours: SuitColours): string {
  return placeOberHead(
    [
      shape('M-42,-30C-56,0-54,36-44,52H44C54,36 56,0 42,-30Z', common.hairGrey),
      drawEars(common.tan),
      drawFace('long', common.tan),
      longBeard(common.beardWhite),
      drawFeatures({
        eyes: 'lidded',
        nose: 'hooked',
        mouth: 'none',
        skin: common.tan,
        brow: common.beardWhite,
        browWidth: 0,
      }),
      walrus(common.beardWhite),
      bushyBrows(common.beardWhite),
      place(0, -11, drawHat(colours)),
    ],
    -2,
  );
}

function drawHat({ dark, light, main }: SuitColours): string {
  return [
    shape('M-39,-38C-46,-62-38,-82-16,-78C-6,-84 8,-82 16,-76C38,-78 44,-58 39,-38Z', main),
    line('M-6,-77Q0,-68 3,-60', 3.5),
    flat('M-41,-54Q0,-38 41,-54L41,-38H-41Z', light),
    shape('M-67,-36C-62,-52-48,-52-38,-46Q0,-32 38,-46C50,-52 62,-50 66,-36C46,-16-44,-16-67,-36Z', dark),
    shape(
      'M-30,-52C-44,-56-50,-66-46,-74C-56,-78-58,-90-50,-94C-54,-106-44,-116-34,-112C-24,-116-18,-104-24,-96C-14,-92-14,-80-22,-76C-16,-68-22,-56-30,-52Z',
      light,
    ),
    line('M-30,-54L-36,-104M-33,-76L-42,-82M-33,-72L-25,-80', 3.5),
  ].join('');
}

function drawShield({ dark, light, main }: SuitColours): string {
  const studs = [0, 60, 120, 180, 240, 300].map((angle) => {
    const radians = (angle * Math.PI) / 180;
    return dot(Math.round(60 + 37 * Math.cos(radians)), Math.round(346 + 37 * Math.sin(radians)), 4, common.gold);
  });
  return [
    disc(60, 346, 47, main),
    studs.join(''),
    disc(60, 346, 27, light),
    line('M60,320V372M34,346H86', 6, dark),
    disc(60, 346, 10, common.gold),
  ].join('');
}
