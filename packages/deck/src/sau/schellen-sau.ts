import type { DrawingKit } from '../drawing-kit.ts';
import { common } from '../palette.ts';
import { dot, line, oval, place, shape, tube } from '../svg.ts';

/** A dancing pig with a bell at the neck. */
export function drawSchellenSau({ palette, sign }: DrawingKit): string {
  const { main } = palette.S;
  const { pig, cheek } = common;
  return place(
    128,
    304,
    [
      leg('M-40,22Q-62,38-84,30', 'M-82,31L-86,29'),
      leg('M58,14Q82,26 88,42', 'M87,39L89,44'),
      line('M68,-10C86,-12 88,-32 76,-32C66,-30 72,-14 84,-22', 5.5),
      leg('M-14,32Q-34,54-56,62', 'M-54,61L-58,63'),
      leg('M36,30Q52,56 48,76', 'M48,73L47,78'),
      oval(14, 2, 62, 46, pig),
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

/** A leg with its hoof; it comes from below the body. */
function leg(limb: string, hoof: string): string {
  return tube(limb, 15, common.pig) + line(hoof, 15, common.cheek);
}
