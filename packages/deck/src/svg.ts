import { common } from './palette.ts';

/** Path inside an inked group: filled, with the outline of the group. Leave it open where no line may show. */
export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

/** Filled path without outline. */
export function flat(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}" stroke="none"/>`;
}

/** Stroke without filling. Takes the ink of the group if no colour is given. */
export function line(d: string, width = 4.5, colour?: string): string {
  const stroke = colour === undefined ? '' : ` stroke="${colour}"`;
  return `<path d="${d}" fill="none" stroke-width="${width}"${stroke}/>`;
}

/** Stroke with an ink line on both sides: staffs, ribbons, pretzels. `width` is that of the coloured core. */
export function tube(d: string, width: number, colour: string): string {
  return line(d, width + 8) + line(d, width, colour);
}

/** Circle with the outline of the group. */
export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

/** Circle without outline. */
export function dot(x: number, y: number, radius: number, fill: string = common.ink): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="none"/>`;
}

/** Ellipse with the outline of the group. */
export function oval(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
}

/** Puts a drawing that was made around 0,0 at a point, smaller or larger, turned clockwise by degrees. */
export function place(x: number, y: number, content: string, scale = 1, turn = 0): string {
  const rotation = turn === 0 ? '' : ` rotate(${turn})`;
  const scaling = scale === 1 ? '' : ` scale(${round(scale)})`;
  return `<g transform="translate(${x},${y})${rotation}${scaling}">${content}</g>`;
}

/** The same drawing as its mirror image about the vertical axis x = 0. */
export function mirrored(content: string): string {
  return `<g transform="scale(-1,1)">${content}</g>`;
}

/** A drawing and its mirror image about x = 0: brows, ears, moustaches. */
export function both(content: string): string {
  return content + mirrored(content);
}

/** Group whose shapes get the ink outline of the deck: one ink, line 5, round joints. */
export function inked(content: string): string {
  return `<g stroke="${common.ink}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">${content}</g>`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
