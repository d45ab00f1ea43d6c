import { longBeard, walrus } from '../beard.ts';
import type { DrawingKit } from '../drawing-kit.ts';
import { drawFist } from '../hand.ts';
import { drawFace, drawFeatures } from '../head.ts';
import { common, type SuitColours } from '../palette.ts';
import { disc, line, shape } from '../svg.ts';
import { pointedCrown } from './crown.ts';
import { drawErmine, drawRobe, drawSceptre, drawSleeve, placeKoenigHead } from './koenig-body.ts';

/** The old, mild king with the orb. */
export function drawEichelKoenig({ palette }: DrawingKit): string {
  const colours = palette.E;
  return [
    drawRobe(colours.cloth),
    drawErmine(),
    drawSleeve(),
    drawSceptre(common.skin),
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
    pointedCrown(colours.main, colours.dark),
  ]);
}

function drawOrb({ dark, light }: SuitColours): string {
  return [
    drawFist(56, 372, common.skin, 90),
    disc(56, 334, 31, light),
    line('M26,328Q56,342 86,328M56,304V336', 6, dark),
    line('M56,302V272M43,286H69', 13),
    line('M56,302V272M43,286H69', 5, common.gold),
  ].join('');
}
