import { common, type SuitColours } from '../palette.ts';
import { disc, flat, line, place, shape } from '../svg.ts';

/** Dress from the shoulders down to the edge of the card, with a bare neckline. */
export function drawDress(cloth: string, skin: string): string {
  return (
    shape('M42,397L52,322C54,288 74,268 106,258H160C194,266 216,284 218,316L224,397', cloth) +
    shape('M102,257C104,300 162,300 164,257', skin)
  );
}

/** Laced bodice as in a Dirndl, with a white frill along the neckline. */
export function drawBodice({ dark, tint }: SuitColours, lace: string): string {
  const parts = [
    shape('M103,290Q140,330 177,290C182,326 170,352 174,397H106C110,352 98,326 103,290Z', dark),
    line('M126,326L156,344L126,362L156,380M154,326L124,344L154,362L124,380', 4, lace),
    shape(
      'M100,258C90,272 94,284 102,288C104,298 116,304 124,300C130,308 150,308 156,300C164,304 176,298 178,288C186,284 190,272 180,258L170,256C168,292 112,292 110,256Z',
      tint,
    ),
  ];
  return place(-7, 0, parts.join(''));
}

/** Neck with a band of velvet and a pendant. */
export function drawDameNeck(skin: string, band: string): string {
  return (
    flat('M-15,24H15V84H-15Z', skin) +
    line('M-15,24V66M15,24V66') +
    line('M-14,52Q0,60 14,52', 8, band) +
    disc(0, 62, 6, common.gold)
  );
}

/** A small crown with three points; its ring lies on the hair. */
export function smallCrown(jewel: string): string {
  return (
    shape('M-27,-38L-31,-66L-14,-54L0,-73L14,-54L31,-66L27,-38Q0,-30-27,-38Z', common.gold) +
    disc(0, -46, 5, jewel) +
    [-31, 0, 31].map((x) => disc(x, x === 0 ? -75 : -68, 5, common.gold)).join('')
  );
}

/** Puts the parts of a head where a Dame has it. */
export function placeDameHead(parts: readonly string[], turn = 0): string {
  return place(132, 192, parts.join(''), 1, turn);
}
