import { common } from '../palette.ts';
import { line, place, shape } from '../svg.ts';
import { drawFist } from '../hand.ts';

/** Sleeve and cuff below the lifted sign; lies behind body and head. */
export function drawLiftedArm(cloth: string, cuff: string): string {
  return (
    shape('M176,276C194,250 192,196 186,148H220C230,206 234,266 214,318Z', cloth) +
    line('M202,226Q214,222 223,211', 3.5) +
    shape('M180,132H223L222,154Q202,159 184,154Z', cuff)
  );
}

/** The hand that holds the sign from below; lies above it. */
export function drawLiftedHand(skin: string): string {
  return drawFist(200, 119, skin);
}

/** Coat from the shoulders down to the edge of the card, `girth` units wider than usual on each side. */
export function drawCoat(cloth: string, girth = 0): string {
  const left = 36 - girth;
  const right = 220 + girth;
  return shape(
    `M${left},397L${left + 12},316C${left + 16},282 70,264 108,256H172C200,262 ${right - 12},280 ${right - 8},312L${right},397`,
    cloth,
  );
}

/** Sash from the left shoulder to the right hip. */
export function drawSash(colour: string, braid: string): string {
  return shape('M80,268L112,256L208,397H166Z', colour) + line('M92,267L180,393M102,263L194,393', 4, braid);
}

/** Collar with two points. */
export function drawCollar(): string {
  return shape('M140,272L102,250L110,294ZM140,272L178,250L170,294Z', common.paper);
}

/** Puts the parts of a head where an Ober has it. */
export function placeOberHead(parts: readonly string[], turn = 0): string {
  return place(140, 194, parts.join(''), 1, turn);
}
