import type { DrawingKit } from '../drawing-kit.ts';
import { common } from '../palette.ts';
import { both, disc, dot, line, oval, place, shape } from '../svg.ts';

/** The one Sau that is always trump sits there like a queen, with lashes and a bow. */
export function drawHerzSau({ palette }: DrawingKit): string {
  const { main, dark } = palette.H;
  const { pig, cheek } = common;
  return place(
    88,
    312,
    [
      line('M62,50C84,52 88,34 78,30C68,30 72,46 84,42', 5.5),
      both(oval(44, 68, 26, 16, pig) + line('M52,74V82', 4)),
      shape('M-50,76C-60,30-40,-10 0,-10C40,-10 60,30 50,76Z', pig),
      both(shape('M6,34C4,60 8,80 18,80C30,80 32,60 30,34', pig) + line('M18,72V80', 4)),
      both(shape('M16,-52L42,-68C50,-50 46,-32 36,-26Z', cheek)),
      oval(0, -18, 52, 42, pig),
      both(
        dot(20, -30, 6.5) +
          dot(18, -33, 2.2, common.white) +
          line('M28,-33L34,-36M28,-27L35,-27', 3) +
          dot(35, -10, 9, cheek),
      ),
      oval(0, -10, 20, 14, cheek),
      both(dot(7, -10, 3.6)),
      line('M-12,12Q0,20 12,12', 4.5),
      shape('M0,30L-32,18L-30,48ZM0,30L32,18L30,48Z', main),
      disc(0, 31, 8, dark),
    ].join(''),
  );
}
