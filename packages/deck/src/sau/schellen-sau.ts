import type { DrawingKit } from '../drawing-kit.ts';
import { common } from '../palette.ts';
import { dot, line, oval, place, shape, tube } from '../svg.ts';

/** A dancing pig with a bell at the neck. */
export function drawSchellenSau({ palette, sign }: DrawingKit): string {
  const { main } = palette.S;
  const { pig, cheek } = common;
  return place(
    140,
    306,
    [
      shape('M-20,30C-28,50-40,58-50,66L-38,80C-20,72-6,58 2,40', pig),
      shape('M44,24C60,36 70,52 72,66L54,72C46,58 34,48 22,40', pig),
      line('M66,-6C84,-8 86,-28 74,-28C64,-26 70,-12 82,-18', 5.5),
      oval(14, 2, 62, 46, pig),
      shape('M-34,-2C-52,4-68,0-80,-10L-90,6C-76,24-50,26-30,20', pig),
      shape('M-2,24C-10,36-24,42-36,40L-40,58C-18,62 6,52 18,34', pig),
      shape('M-26,-48L-30,-80C-16,-78-4,-66-2,-54Z', cheek),
      oval(-46, -22, 41, 38, pig),
      shape('M-56,-54L-74,-80C-54,-84-38,-74-32,-60Z', pig),
      oval(-80, -14, 15, 18, cheek),
      dot(-84, -20, 3.4),
      dot(-84, -7, 3.4),
      dot(-54, -32, 5.6),
      dot(-40, -10, 8, cheek),
      shape('M-70,8C-60,14-48,14-40,4C-42,22-64,24-70,8Z', common.white),
      tube('M-18,-46Q0,-16-14,14', 9, main),
      place(-12, 22, sign('S'), 0.36),
    ].join(''),
    1,
    -8,
  );
}
