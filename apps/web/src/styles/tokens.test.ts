import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CSS = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** The colours of a token, for light and for dark. */
function colours(token: string): readonly [string, string] {
  const value = new RegExp(`--${token}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(CSS);
  if (value === null) throw new Error(`There is no token ${token}.`);
  return [value[1] ?? value[3]!, value[2] ?? value[3]!];
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = [
  ['text', 'bg'],
  ['text', 'surface'],
  ['text', 'raised'],
  ['text-2', 'bg'],
  ['text-2', 'surface'],
  ['text-2', 'raised'],
  ['text', 'primary-tint'],
  ['text', 'warn-tint'],
  ['primary', 'bg'],
  ['primary', 'primary-tint'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-press'],
  ['ok', 'surface'],
  ['ok', 'bg'],
  ['bad', 'surface'],
  ['bad', 'bg'],
  ['on-table', 'table'],
  ['on-table', 'table-bar'],
  ['on-table-2', 'table'],
  ['on-table-2', 'table-bar'],
  ['on-turn', 'turn'],
] as const;

const SHAPES = [
  ['line', 'bg'],
  ['line', 'surface'],
  ['focus', 'bg'],
  ['focus', 'surface'],
  ['table-line', 'table'],
  ['table-line', 'table-bar'],
  ['turn', 'table'],
  ['turn', 'table-bar'],
] as const;

describe('colours', () => {
  it.each(TEXT)('%s on %s can be read by everybody: 7:1, light and dark', (text, ground) => {
    for (const theme of [0, 1] as const)
      expect(contrast(colours(text)[theme], colours(ground)[theme])).toBeGreaterThanOrEqual(7);
  });

  it.each(SHAPES)('%s on %s can be seen: 3:1, light and dark', (shape, ground) => {
    for (const theme of [0, 1] as const)
      expect(contrast(colours(shape)[theme], colours(ground)[theme])).toBeGreaterThanOrEqual(3);
  });
});
