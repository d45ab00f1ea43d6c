import { pathPoints, type XY } from './path-points.ts';
import type { SvgElement } from './svg-tree.ts';

/** The box that a drawing covers, lines included. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A transform: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Extent of an element in the coordinates around it. Knows the elements and transforms that the deck uses. */
export function extentOf(element: SvgElement): Extent {
  const boxes = collect(element, IDENTITY, 0);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Where every element of a name ends up: its transform to the coordinates around `element`. */
export function matricesOf(element: SvgElement, name: string, outer: Matrix = IDENTITY): readonly Matrix[] {
  const matrix = multiply(outer, parseTransform(element.attributes['transform'] ?? ''));
  const own = element.name === name ? [matrix] : [];
  return [...own, ...element.children.flatMap((child) => matricesOf(child, name, matrix))];
}

function collect(element: SvgElement, outer: Matrix, outerStroke: number): readonly Extent[] {
  const { attributes } = element;
  const matrix = multiply(outer, parseTransform(attributes['transform'] ?? ''));
  const stroke = strokeOf(attributes, outerStroke);
  const points = pointsOf(element).map((point) => apply(matrix, point));
  const own = points.length === 0 ? [] : [box(points, (stroke / 2) * scaleOf(matrix))];
  return [...own, ...element.children.flatMap((child) => collect(child, matrix, stroke))];
}

function strokeOf(attributes: Readonly<Record<string, string>>, inherited: number): number {
  if (attributes['stroke'] === 'none') return 0;
  return Number(attributes['stroke-width'] ?? inherited);
}

function pointsOf({ name, attributes }: SvgElement): readonly XY[] {
  const value = (key: string) => Number(attributes[key] ?? 0);
  switch (name) {
    case 'path':
      return pathPoints(attributes['d'] ?? '');
    case 'circle':
      return ring(value('cx'), value('cy'), value('r'), value('r'));
    case 'ellipse':
      return ring(value('cx'), value('cy'), value('rx'), value('ry'));
    case 'rect':
      return [
        [value('x'), value('y')],
        [value('x') + value('width'), value('y') + value('height')],
      ];
    case 'svg':
    case 'g':
      return [];
    default:
      throw new Error(`No extent known for <${name}>`);
  }
}

function ring(x: number, y: number, rx: number, ry: number): readonly XY[] {
  return Array.from({ length: 32 }, (_, i): XY => {
    const angle = (i * Math.PI) / 16;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}

function parseTransform(text: string): Matrix {
  return [...text.matchAll(/(\w+)\(([^)]*)\)/g)].reduce<Matrix>((matrix, [, name, numbers]) => {
    const [x = 0, y] = numbers!.split(',').map(Number);
    return multiply(matrix, step(name!, x, y));
  }, IDENTITY);
}

function step(name: string, x: number, y: number | undefined): Matrix {
  const angle = (x * Math.PI) / 180;
  switch (name) {
    case 'translate':
      return [1, 0, 0, 1, x, y ?? 0];
    case 'scale':
      return [x, 0, 0, y ?? x, 0, 0];
    case 'rotate':
      return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
    default:
      throw new Error(`Unknown transform ${name}`);
  }
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function apply([a, b, c, d, e, f]: Matrix, [x, y]: XY): XY {
  return [a * x + c * y + e, b * x + d * y + f];
}

function scaleOf([a, b]: Matrix): number {
  return Math.hypot(a, b);
}

function box(points: readonly XY[], margin: number): Extent {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}
