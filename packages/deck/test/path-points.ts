/** A point in user space. */
export type XY = readonly [x: number, y: number];

const PARAMETERS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };
const STEPS = 8;

/**
 * Points that lie on a path, close enough to each other to measure its extent. Curves are sampled; of an arc the box of
 * its whole ellipse is taken, which is never too small. Throws on commands that the deck does not use.
 */
export function pathPoints(d: string): readonly XY[] {
  const points: XY[] = [];
  let current: XY = [0, 0];
  let start: XY = [0, 0];
  for (const [letter, numbers] of commands(d)) {
    const segment = absolute(letter, numbers, current);
    points.push(...sample(letter.toUpperCase(), segment, current));
    if (letter.toUpperCase() === 'Z') current = start;
    else current = segment.at(-1)!;
    if (letter.toUpperCase() === 'M') start = current;
  }
  return points;
}

function commands(d: string): readonly (readonly [string, readonly number[]])[] {
  const tokens = d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  const result: [string, number[]][] = [];
  let letter = '';
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index]!;
    if (/[a-zA-Z]/.test(token)) {
      letter = token;
      index += 1;
    } else if (letter.toUpperCase() === 'M') letter = letter === 'M' ? 'L' : 'l';
    const count = PARAMETERS[letter.toUpperCase()];
    if (count === undefined) throw new Error(`Unknown path command ${letter} in ${d}`);
    const numbers = tokens.slice(index, index + count).map(Number);
    if (numbers.length !== count || numbers.some(Number.isNaN)) throw new Error(`Broken path ${d}`);
    result.push([letter, numbers]);
    index += count;
  }
  return result;
}

// Control and end points of one command; for an arc the corners of a box around it, then its end.
function absolute(letter: string, n: readonly number[], [x, y]: XY): readonly XY[] {
  const [dx, dy] = letter === letter.toLowerCase() ? [x, y] : [0, 0];
  const upper = letter.toUpperCase();
  if (upper === 'H') return [[n[0]! + dx, y]];
  if (upper === 'V') return [[x, n[0]! + dy]];
  if (upper === 'A') return arcBox(n, [x, y], [n[5]! + dx, n[6]! + dy]);
  return Array.from({ length: n.length / 2 }, (_, i): XY => [n[2 * i]! + dx, n[2 * i + 1]! + dy]);
}

// Right for the arcs in use: half ellipses and larger ones, whose middle lies between their ends.
function arcBox([rx = 0, ry = 0]: readonly number[], from: XY, to: XY): readonly XY[] {
  const x = (from[0] + to[0]) / 2;
  const y = (from[1] + to[1]) / 2;
  return [[x - rx, y - ry], [x + rx, y + ry], to];
}

function sample(upper: string, segment: readonly XY[], from: XY): readonly XY[] {
  if (upper !== 'C' && upper !== 'Q') return segment;
  return Array.from({ length: STEPS }, (_, i) => bezier([from, ...segment], (i + 1) / STEPS));
}

// De Casteljau's construction.
function bezier(points: readonly XY[], t: number): XY {
  if (points.length === 1) return points[0]!;
  const next = points.slice(1).map(([x, y], i): XY => {
    const [px, py] = points[i]!;
    return [px + (x - px) * t, py + (y - py) * t];
  });
  return bezier(next, t);
}
