import { type Color, converter, type Lrgb } from 'culori';

type Row = readonly [r: number, g: number, b: number];

/** A linear change of linear red, green and blue. */
type ColourMatrix = readonly [Row, Row, Row];

// Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009),
// full severity. They are meant for linear light; culori's own filters use them on gamma-coded values.
const MATRICES = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, ColourMatrix>>;

/** Eyes that see all colours, or lack the red, green or blue cones. */
export type Eyes = 'normal' | keyof typeof MATRICES;

const toLinear = converter('lrgb');

/** What these eyes make of a colour. */
export function seenBy(eyes: Eyes, colour: string): Color {
  const linear = toLinear(colour);
  if (linear === undefined) throw new Error(`No colour: ${colour}`);
  if (eyes === 'normal') return linear;
  const [r, g, b] = MATRICES[eyes].map((row) => clamp(product(row, linear)));
  return { mode: 'lrgb', r: r!, g: g!, b: b! };
}

function product([r, g, b]: Row, colour: Lrgb): number {
  return r * colour.r + g * colour.g + b * colour.b;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
