import { common } from '../palette.ts';
import { disc, line, shape } from '../svg.ts';

/*
 * Crowns around the 0,0 of a head. Each king has his own.
 */

/** Three points with balls. */
export function pointedCrown(jewel: string, band: string): string {
  return (
    shape('M-46,-24L-50,-84L-25,-58L0,-102L25,-58L50,-84L46,-24Q0,-10-46,-24Z', common.gold) +
    [-50, 0, 50].map((x) => disc(x, x === 0 ? -104 : -88, 9, jewel)).join('') +
    [-22, 0, 22]
      .map((x) => `<path d="M${x},${x === 0 ? -54 : -52}l6,8l-6,8l-6,-8z" fill="${jewel}" stroke-width="3"/>`)
      .join('') +
    line('M-47,-34Q0,-20 47,-34', 8, band)
  );
}

/** Three leaves on a ring. */
export function leafCrown(jewel: string, band: string): string {
  return (
    shape('M-48,-54Q0,-84 48,-54Q0,-40-48,-54Z', band) +
    leaf(-36, -50) +
    leaf(36, -50) +
    leaf(0, -56) +
    shape('M-46,-24L-50,-56Q0,-40 50,-56L46,-24Q0,-10-46,-24Z', common.gold) +
    line('M-47,-30Q0,-16 47,-30', 6, band) +
    [-26, 0, 26].map((x) => disc(x, x === 0 ? -38 : -41, 6, jewel)).join('')
  );
}

/** A closed crown with a cap inside, arches and a ball on top. */
export function archedCrown(jewel: string, band: string): string {
  return (
    shape('M-46,-28C-62,-76-34,-94 0,-92C34,-94 62,-76 46,-28Z', jewel) +
    shape(
      'M-52,-30C-66,-80-34,-100 0,-92C34,-100 66,-80 52,-30L40,-34C52,-70 28,-84 7,-78L6,-36H-6L-7,-78C-28,-84-52,-70-40,-34Z',
      common.gold,
    ) +
    disc(0, -101, 10, common.gold) +
    shape('M-47,-22L-50,-44Q0,-30 50,-44L47,-22Q0,-8-47,-22Z', common.gold) +
    line('M-40,-29Q0,-16 40,-29', 5, band)
  );
}

/** Five low points with balls, for a broad head. */
export function broadCrown(jewel: string, band: string): string {
  const balls = [
    [-54, -76],
    [-29, -88],
    [0, -94],
    [29, -88],
    [54, -76],
  ] as const;
  return (
    shape(
      'M-47,-24L-54,-74L-40,-54L-29,-84L-15,-58L0,-92L15,-58L29,-84L40,-54L54,-74L47,-24Q0,-10-47,-24Z',
      common.gold,
    ) +
    balls.map(([x, y]) => disc(x, y, 7.5, jewel)).join('') +
    line('M-47,-34Q0,-20 47,-34', 7, band)
  );
}

function leaf(x: number, y: number): string {
  return shape(
    `M${x},${y}c-18,-2-22,-18-13,-24c5,-3 8,-1 9,3c-6,-12-2,-20 4,-24c6,4 10,12 4,24c1,-4 4,-6 9,-3c9,6 5,22-13,24z`,
    common.gold,
  );
}
