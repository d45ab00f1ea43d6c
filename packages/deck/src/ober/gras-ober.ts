import { curled } from '../beard.ts';
import type { DrawingKit } from '../drawing-kit.ts';
import { drawArm } from '../hand.ts';
import { drawEars, drawFace, drawFeatures, drawNeck } from '../head.ts';
import { common, type SuitColours } from '../palette.ts';
import { disc, dot, flat, line, place, shape, tube } from '../svg.ts';
import { drawCoat, drawLiftedArm, placeOberHead } from './ober-body.ts';

/** "Der Blaue": the drummer; Gras are the musicians. */
export function drawGrasOber({ palette }: DrawingKit): string {
  const colours = palette.G;
  return [
    drawLiftedArm(colours.cloth, colours.light),
    drawCoat(colours.cloth),
    drawBraids(),
    drawDrum(colours),
    drawHead(colours),
  ].join('');
}

function drawBraids(): string {
  const rows = [300, 330, 360, 388];
  return (
    line('M150,276V397', 4) +
    line(rows.map((y) => `M132,${y}H178`).join(''), 7, common.gold) +
    rows.map((y) => dot(132, y, 5, common.gold) + dot(178, y, 5, common.gold)).join('')
  );
}

function drawHead(colours: SuitColours): string {
  return placeOberHead(
    [
      shape('M-40,-24C-46,4-42,22-34,30H34C42,22 46,4 40,-24Z', common.hairBlack),
      drawEars(common.skin),
      drawNeck(common.skin),
      shape('M-30,52H30L34,76Q0,92-34,76Z', colours.dark),
      drawFace('oval', common.skin),
      drawFeatures({
        eyes: 'aside',
        nose: 'straight',
        mouth: 'none',
        skin: common.skin,
        brow: common.hairBlack,
        browWidth: 6,
        browSlope: -2,
        turn: -4,
      }),
      curled(common.hairBlack),
      place(0, -7, drawShako(colours)),
    ],
    -2,
  );
}

function drawShako({ dark, light, main }: SuitColours): string {
  return [
    shape('M-22,-74C-36,-90-42,-112-34,-132C-20,-126-10,-102-12,-74Z', light),
    line('M-17,-78C-24,-94-29,-108-31,-120', 3.5),
    shape('M-37,-32L-42,-74Q0,-90 42,-74L37,-32Z', dark),
    flat('M-40,-70Q0,-84 40,-70L39,-61Q0,-75-39,-61Z', main),
    line('M-38,-56Q0,-30 38,-56', 5, common.gold),
    disc(0, -54, 11, common.gold),
    shape('M-42,-34Q0,-50 42,-34C40,-20 20,-16 0,-16C-20,-16-40,-20-42,-34Z', common.ink),
  ].join('');
}

function drawDrum({ cloth, light, dark }: SuitColours): string {
  return [
    shape('M16,318V376H104V318Z', light),
    line('M18,334L38,378L60,338L82,378L102,334', 4, dark),
    shape('M16,370Q60,394 104,370V381Q60,405 16,381Z', common.gold),
    shape('M16,318A44,14 0 0 1 104,318A44,14 0 0 1 16,318Z', common.paper),
    tube('M26,286L64,318', 4, common.wood),
    tube('M92,280L60,316', 4, common.wood),
    drawArm(90, 280, { skin: common.skin, cuff: light, cloth }, 30),
  ].join('');
}
