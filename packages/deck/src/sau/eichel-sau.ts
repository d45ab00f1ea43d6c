import type { DrawingKit } from '../drawing-kit.ts';
import { common } from '../palette.ts';
import { dot, line, oval, place, shape } from '../svg.ts';

/** A wild boar under the oak, with bristles, tusk and an acorn before the snout. */
export function drawEichelSau({ palette, sign }: DrawingKit): string {
  const { dark, main } = palette.E;
  const { boar } = common;
  return [
    [112, 136, 182, 206].map((x) => drawLeg(x, boar, dark)).join(''),
    line('M222,300C232,306 231,322 224,332', 5.5),
    shape(
      'M92,262L104,248L112,256L122,240L132,252L144,240L154,252L168,242L176,256L190,252L196,266C222,276 230,300 226,324C222,352 196,362 160,362C116,362 84,350 80,318C78,292 80,276 92,262Z',
      boar,
    ),
    shape('M112,256L122,240L132,252L144,240L154,252L168,242L176,256L190,252L196,266C170,262 140,262 104,272Z', dark),
    shape('M70,284L66,250C80,252 92,264 96,278Z', boar),
    shape('M108,276C112,312 100,350 72,356C52,360 28,352 24,338C22,326 34,320 46,314C52,292 70,272 90,270Z', boar),
    shape('M100,286L104,254C88,258 78,272 78,286Z', main),
    oval(30, 338, 12, 15, main),
    dot(27, 333, 3),
    dot(27, 344, 3),
    shape('M44,352C40,342 42,332 50,326C54,336 54,346 52,354Z', common.white),
    dot(72, 306, 5.6),
    line('M64,294L80,296', 5),
    place(36, 376, sign('E'), 0.3, 70),
  ].join('');
}

function drawLeg(x: number, skin: string, hoof: string): string {
  return shape(`M${x - 11},336L${x - 9},384H${x + 9}L${x + 11},336`, skin) + line(`M${x - 8},381H${x + 8}`, 8, hoof);
}
