import { type Arm, drawFist } from '../hand.ts';
import { common } from '../palette.ts';
import { line, place, shape } from '../svg.ts';

/** Open jacket over a shirt, from the shoulders down to the edge of the card. */
export function drawJacket(cloth: string): string {
  return (
    shape('M44,397L54,262C57,224 78,206 114,198H178C212,206 228,224 230,262L226,397', cloth) +
    shape('M110,397L108,199L146,216L184,199L182,397', common.paper)
  );
}

/** Waistcoat with buttons over the shirt. */
export function drawWaistcoat(cloth: string, button: string): string {
  const buttons = [276, 308, 340].map(
    (y) => `<circle cx="138" cy="${y}" r="6.5" fill="${button}" stroke-width="3.5"/>`,
  );
  return shape('M111,397L109,236Q146,262 183,236L181,397', cloth) + buttons.join('');
}

/** Neckerchief with a knot. */
export function drawNeckerchief(colour: string): string {
  return shape('M110,190Q146,212 182,190L178,207L156,212L168,238L146,224L124,238L136,212L114,207Z', colour);
}

/** The seam of the left sleeve, and the right arm that comes down to the sign. */
export function drawSleeves({ skin, cuff }: Arm): string {
  return [
    line('M86,268V330', 5),
    drawFist(204, 292, skin, -90),
    line('M190,238L187,268'),
    shape('M184,264L228,266L227,282H184Z', cuff),
  ].join('');
}

/** Puts the parts of a head where an Unter has it. */
export function placeUnterHead(parts: readonly string[], turn = 0): string {
  return place(146, 134, parts.join(''), 1, turn);
}
