import type { DrawingKit } from '../drawing-kit.ts';
import { common } from '../palette.ts';
import { dot, flat, line, oval, place, shape, tube } from '../svg.ts';

/** A meadow pig, black at the hind as in Swabia, munching a leaf. */
export function drawGrasSau({ palette, sign }: DrawingKit): string {
  const { main, dark } = palette.G;
  const { pig, cheek, hairBlack } = common;
  return [
    line('M24,384Q28,374 24,366M36,384Q40,372 48,368M226,384Q222,374 228,368', 5, main),
    drawLeg(190, hairBlack),
    drawLeg(214, hairBlack),
    drawLeg(104, pig),
    drawLeg(130, pig),
    line('M228,302C242,296 240,276 230,282C222,288 232,298 238,290', 5.5),
    oval(160, 320, 72, 44, pig),
    flat('M186,280C218,284 230,302 230,320C230,340 214,356 184,361C198,336 198,306 186,280Z', hairBlack),
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
    line('M128,358L126,372', 0.1, dark),
  ].join('');
}

function drawLeg(x: number, skin: string): string {
  return shape(`M${x - 11},340V384H${x + 11}V340`, skin) + line(`M${x},384V376`, 4);
}
