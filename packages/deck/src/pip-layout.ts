import type { PipRank } from './card-code.ts';

/** Where a pip sits: its centre. */
export type Point = readonly [x: number, y: number];

/** How the pips of one rank are laid out. */
export interface PipLayout {
  readonly size: number;
  /** Heights of the rows of two. */
  readonly rows: readonly number[];
  /** Height of the odd pip on the middle axis. */
  readonly centre?: number;
}

/** Left column, middle axis and right column. */
export const COLUMNS = { left: 118, middle: 156, right: 194 } as const;

/** The layouts: fewer pips are larger. */
export const PIP_LAYOUTS: Readonly<Record<PipRank, PipLayout>> = {
  Z: { size: 60, rows: [58, 129, 200, 271, 342] },
  '9': { size: 62, rows: [56, 140, 260, 344], centre: 200 },
  '8': { size: 70, rows: [60, 153, 247, 340] },
  '7': { size: 72, rows: [60, 247, 340], centre: 153 },
};

/** The centres of all pips of a layout. */
export function pipPoints({ rows, centre }: Pick<PipLayout, 'rows' | 'centre'>): readonly Point[] {
  const pairs = rows.flatMap((y): Point[] => [
    [COLUMNS.left, y],
    [COLUMNS.right, y],
  ]);
  return centre === undefined ? pairs : [...pairs, [COLUMNS.middle, centre]];
}
