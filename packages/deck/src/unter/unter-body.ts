import { drawFist } from '../hand.ts';
import { common } from '../palette.ts';
import { disc, line, place, shape } from '../svg.ts';

/** Open jacket over a shirt, from the shoulders down to the edge of the card. */
export function drawJacket(cloth: string): string {
  return (
    shape('M44,397L54,262C57,224 78,206 114,198H178C212,206 228,224 230,262L226,397', cloth) +
    shape('M110,397L108,199L146,216L184,199L182,397', common.paper)
  );
}

/** Waistcoat with buttons over the shirt. */
export function drawWaistcoat(cloth: string, button: string): string {
  const buttons = [266, 290].map((y) => `<circle cx="138" cy="${y}" r="6.5" fill="${button}" stroke-width="3.5"/>`);
  return shape('M111,397L109,236Q146,262 183,236L181,397', cloth) + buttons.join('');
}

/** Neckerchief with a knot. */
export function drawNeckerchief(colour: string): string {
  return (
    shape('M142,212L124,244L144,240L148,252L158,238L172,240L152,212Z', colour) +
    shape('M109,188Q146,214 183,188L181,205Q146,230 111,205Z', colour) +
    disc(147, 214, 9, colour)
  );
}

/** Cuff of the arm that comes down to the sign. */
export function drawCuff(cuff: string): string {
  return line('M190,232L185,262') + shape('M182,258L228,262L226,280L180,275Z', cuff);
}

/** The hand that rests on the sign; lies above it. */
export function drawLoweredHand(skin: string): string {
  return drawFist(201, 289, skin, -90);
}

/** Puts the parts of a head where an Unter has it. */
export function placeUnterHead(parts: readonly string[], turn = 0): string {
  return place(146, 134, parts.join(''), 1, turn);
}
