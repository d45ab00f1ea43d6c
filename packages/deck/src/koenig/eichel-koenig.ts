import { bushyBrows, longBeard, walrus } from '../beard.ts';
import type { DrawingKit } from '../drawing-kit.ts';
import { drawArm } from '../hand.ts';
import { drawFace, drawFeatures } from '../head.ts';
import { common, type SuitColours } from '../palette.ts';
import { disc, line, place, shape } from '../svg.ts';
import { pointedCrown } from './crown.ts';
import { drawErmine, drawRobe, drawSceptre, placeKoenigHead } from './koenig-body.ts';

/** The old, mild king with the orb. */
export function drawEichelKoenig({ palette }: DrawingKit): string {
  const colours = palette.E;
  return [
    drawRobe(colours.cloth),
    drawErmine(),
    drawSceptre(colours.cloth, common.skin),
    drawHead(colours),
    drawOrb(colours),
  ].join('');
}

function drawHead(colours: SuitColours): string {
  return placeKoenigHead([
    shape('M-44,-24C-56,10-54,40-46,64C-30,58 30,58 46,64C54,40 56,10 44,-24Z', common.hairGrey),
    drawFace('long', common.skin),
    longBeard(common.hairGrey),
    drawFeatures({
      eyes: 'lidded',
      nose: 'straight',
      mouth: 'none',
      skin: common.skin,
      brow: common.hairGrey,
      browWidth: 0,
    }),
    walrus(common.hairGrey),
    bushyBrows(common.hairGrey),
    place(0, -6, pointedCrown(colours.main, colours.dark)),
  ]);
}

function drawOrb({ cloth, dark }: SuitColours): string {
  return [
    drawArm(58, 352, { skin: common.skin, cuff: common.white, cloth }, 18),
    disc(54, 318, 31, common.gold),
    line('M24,312Q54,326 84,312M54,320V348', 6, dark),
    line('M54,286V256M41,270H67', 13),
    line('M54,286V256M41,270H67', 5, common.gold),
  ].join('');
}
