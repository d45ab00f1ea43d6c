import { handlebar } from '../beard.ts';
import type { DrawingKit } from '../drawing-kit.ts';
import { drawArm } from '../hand.ts';
import { drawEars, drawFace, drawFeatures, drawNeck } from '../head.ts';
import { common, type SuitColours } from '../palette.ts';
import { both, disc, line, place, shape, tube } from '../svg.ts';
import { drawCoat, drawCollar, drawLiftedArm, placeOberHead } from './ober-body.ts';

/** "Der Rote": a soldier with red moustache, two-cornered hat and sabre. */
export function drawHerzOber(kit: DrawingKit): string {
  const colours = kit.palette.H;
  return [
    drawLiftedArm(colours.cloth, common.paper),
    drawCoat(colours.cloth),
    drawCrossBelts(),
    drawEpaulette(),
    drawHead(colours, place(0, -72, kit.sign('H'), 0.26)),
    drawSabre(colours),
  ].join('');
}

function drawCrossBelts(): string {
  return (
    shape('M182,262L202,274L128,397H103Z', common.paper) +
    shape('M86,268L106,256L212,397H187Z', common.paper) +
    disc(151, 331, 12, common.gold)
  );
}

function drawEpaulette(): string {
  return (
    shape('M42,300C44,276 64,260 92,258L100,274C84,276 76,286 75,302L67,312L60,302L52,311Z', common.gold) +
    line('M58,290C62,280 72,272 86,269', 3.5)
  );
}

function drawHead(colours: SuitColours, cockade: string): string {
  return placeOberHead([
    drawEars(common.skin),
    drawNeck(common.skin),
    drawCollarBehindChin(),
    drawFace('square', common.skin),
    both(shape('M38,-28C42,-8 40,8 33,13C28,8 28,-6 29,-28Z', common.hairRed)),
    drawFeatures({
      eyes: 'open',
      nose: 'hooked',
      mouth: 'none',
      skin: common.skin,
      brow: common.hairRed,
      browWidth: 7,
      browSlope: 3,
    }),
    handlebar(common.hairRed),
    place(0, 4, drawBicorne(colours) + cockade),
  ]);
}

function drawCollarBehindChin(): string {
  return place(-140, -194, drawCollar());
}

function drawBicorne({ dark, light }: SuitColours): string {
  return [
    shape('M-14,-92C-34,-102-44,-122-36,-144C-18,-140-4,-120 0,-92Z', light),
    shape('M-70,-30C-66,-52-44,-96 0,-96C44,-96 62,-52 66,-30C44,-28 30,-34 0,-34C-30,-34-44,-28-70,-30Z', dark),
    line('M-62,-36C-52,-64-34,-86 0,-86C34,-86 50,-64 58,-36', 4.5, common.gold),
    `<circle cy="-71" r="17" fill="${common.paper}" stroke-width="4"/>`,
  ].join('');
}

function drawSabre({ cloth, light }: SuitColours): string {
  return [
    shape('M58,350C36,318 26,276 32,226C48,262 60,304 78,338Z', common.steel),
    line('M38,258C44,290 54,316 66,340', 3.5),
    tube('M46,358L90,332', 7, common.gold),
    tube('M72,352L84,374', 7, common.hairBrown),
    line('M90,332C108,342 106,366 92,374', 5),
    drawArm(78, 362, { skin: common.skin, cuff: light, cloth }, 8),
  ].join('');
}
