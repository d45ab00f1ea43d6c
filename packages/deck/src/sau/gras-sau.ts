import type { DrawingKit } from '../drawing-kit.ts';
import { common } from '../palette.ts';
import { dot, flat, line, oval, place, shape, tube } from '../svg.ts';

/** A meadow pig, black at the hind as in Swabia, munching a leaf. */
export function drawGrasSau({ palette, sign }: DrawingKit): string {
  const { main } = palette.G;
  const { pig, cheek, hairBlack } = common;
  return [
    line('M24,384Q28,374 24,366M36,384Q40,372 48,368M226,384Q222,374 228,368', 5, main),
    drawLeg(184, hairBlack),
    drawLeg(208, hairBlack),
    drawLeg(104, pig),
    drawLeg(130, pig),
    line('M220,300C232,296 232,278 222,282C214,288 224,296 230,288', 5.5),
    oval(156, 320, 70, 44, pig),
    flat('M182,280C212,284 225,302 225,320C225,340 210,356 180,361C194,336 194,306 182,280Z', hairBlack),
    shape('M106,276L98,244C112,246 124,256 128,270Z', cheek),
    oval(88, 304, 41, 38, pig),
    shape('M78,270L62,242C80,238 98,248 104,264Z', hairBlack),
    oval(54, 314, 15, 18, cheek),
    dot(50, 308, 3.4),
    dot(50, 321, 3.4),
    line('M72,298Q79,290 86,297', 4.5),
    dot(92, 316, 8, cheek),
    place(44, 344, sign('G'), 0.42, -70),
    line('M60,336Q74,342 88,332', 4.5),
    tube('M118,280Q132,316 116,346', 9, main),
  ].join('');
}

function drawLeg(x: number, skin: string): string {
  return shape(`M${x - 11},340V384H${x + 11}V340`, skin) + line(`M${x},384V376`, 4);
}
