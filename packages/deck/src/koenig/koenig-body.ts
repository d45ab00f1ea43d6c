import { drawFist } from '../hand.ts';
import { common } from '../palette.ts';
import { flat, place, shape, tube } from '../svg.ts';

/** Robe with ermine down the front. */
export function drawRobe(cloth: string): string {
  return (
    shape('M36,397L46,312C50,262 74,238 112,230H160C196,238 214,262 218,312L222,397', cloth) +
    shape('M119,268L121,397H151L153,268Z', common.white) +
    drawTails([
      [136, 310],
      [136, 344],
      [136, 378],
    ])
  );
}

/** Ermine collar around the shoulders. */
export function drawErmine(): string {
  return (
    shape(
      'M46,308C51,262 75,238 112,230H160C195,238 213,262 217,300L203,311C188,283 162,272 136,272C110,272 84,283 61,311Z',
      common.white,
    ) +
    drawTails([
      [72, 288],
      [102, 258],
      [170, 258],
      [196, 284],
    ])
  );
}

function drawTails(points: readonly (readonly [number, number])[]): string {
  return flat(points.map(([x, y]) => `M${x},${y - 9}l5,16h-10z`).join(''), common.ink);
}

/** Sceptre below the sign, with the arm that holds it. */
export function drawSceptre(cloth: string, skin: string): string {
  return [
    tube('M196,262V390', 7, common.gold),
    shape('M186,366L211,362C217,372 220,384 222,397H178C180,386 182,376 186,366', cloth),
    shape('M181,358L212,352L217,368Q200,378 184,374Z', common.white),
    drawFist(197, 345, skin),
  ].join('');
}

/** Puts the parts of a head where a König has it. */
export function placeKoenigHead(parts: readonly string[], turn = 0): string {
  return place(136, 168, parts.join(''), 1, turn);
}
