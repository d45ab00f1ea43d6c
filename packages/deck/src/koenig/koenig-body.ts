import { drawFist } from '../hand.ts';
import { common } from '../palette.ts';
import { flat, line, place, shape, tube } from '../svg.ts';

/** Robe with ermine down the front. */
export function drawRobe(cloth: string): string {
  return (
    shape('M36,397L46,312C50,262 74,238 112,230H160C196,238 214,262 218,312L224,397', cloth) +
    shape('M116,280L119,397H153L156,280Z', common.white) +
    drawTails([
      [136, 326],
      [136, 356],
      [136, 386],
    ])
  );
}

/** Ermine collar around the shoulders. */
export function drawErmine(): string {
  return (
    shape(
      'M62,274C82,244 108,230 136,230C164,230 190,244 210,274L200,316C182,290 160,284 136,284C112,284 90,290 72,316Z',
      common.white,
    ) +
    drawTails([
      [84, 282],
      [106, 262],
      [166, 262],
      [188, 282],
    ])
  );
}

function drawTails(points: readonly (readonly [number, number])[]): string {
  return flat(points.map(([x, y]) => `M${x},${y - 9}l5,16h-10z`).join(''), common.ink);
}

/** Sceptre below the sign, with the hand that holds it. */
export function drawSceptre(skin: string): string {
  return tube('M197,244V397', 7, common.gold) + drawFist(197, 336, skin);
}

/** The sleeve line of the arm that carries the king's own attribute. */
export function drawSleeve(): string {
  return line('M84,397Q84,356 96,330', 4.5);
}

/** Puts the parts of a head where a König has it. */
export function placeKoenigHead(parts: readonly string[], turn = 0): string {
  return place(136, 168, parts.join(''), 1, turn);
}
