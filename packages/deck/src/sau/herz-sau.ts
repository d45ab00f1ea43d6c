import type { DrawingKit } from '../drawing-kit.ts';
import { common } from '../palette.ts';
import { both, disc, dot, flat, line, oval, place, shape } from '../svg.ts';

/** The one Sau that is always trump sits there like a queen, with lashes and a bow. */
export function drawHerzSau({ palette }: DrawingKit): string {
  const { main, dark } = palette.H;
  const { pig, cheek } = common;
  return place(
    102,
    303,
    [
      line('M58,56C84,54 90,34 78,30C68,30 72,48 86,42', 5.5),
      shape('M-52,76C-60,32-40,-10 0,-10C40,-10 60,32 52,76', pig),
      both(oval(46, 70, 27, 17, pig) + line('M58,78L54,85M68,72L70,80', 4)),
      both(shape('M1,34C0,60 3,86 17,86C31,86 33,60 31,34', pig) + line('M18,84V76', 4)),
      both(shape('M16,-52L42,-68C51,-50 47,-32 36,-26Z', pig) + flat('M24,-48L38,-57C42,-46 41,-36 36,-32Z', cheek)),
      oval(0, -18, 54, 43, pig),
      both(
        dot(21, -29, 7) +
          dot(19, -32, 2.5, common.white) +
          line('M29,-33L36,-37M29,-27L37,-28', 3.2) +
          dot(37, -10, 9, cheek),
      ),
      oval(0, -10, 20, 14, cheek),
      both(dot(7, -10, 3.8)),
      line('M-13,11Q0,21 13,11', 4.5),
      shape('M0,33L-36,20C-40,30-40,42-36,52ZM0,33L36,20C40,30 40,42 36,52Z', main),
      disc(0, 34, 9, dark),
    ].join(''),
  );
}
