import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VALUES } from '../settings/schema.ts';

type Tokens = ReadonlyMap<string, readonly [string, string]>;

/** The colours that one rule of a style sheet sets, for light and for dark. */
function rule(file: string, selector: string): Tokens {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8');
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`There is no rule ${selector} in ${file}.`);
  const colours = css
    .slice(start, css.indexOf('}', start))
    .matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g);
  return new Map([...colours].map(([, token = '', light, dark, both]) => [token, [light ?? both!, dark ?? both!]]));
}

const more = ":root[data-contrast='more']";

/** Every look of the page that the settings allow: what later rules set wins. */
const LOOKS: readonly (readonly [string, Tokens])[] = VALUES.tableColour.flatMap((table) => {
  const normal = [
    ...rule('tokens.css', ':root'),
    ...(table === 'fir' ? [] : rule('table-colours.css', `:root[data-table='${table}']`)),
  ];
  const contrast = [
    ...normal,
    ...rule('more-contrast.css', more),
    ...(table === 'fir' ? [] : rule('more-contrast.css', `${more}[data-table='${table}']`)),
  ];
  return [
    [table, new Map(normal)],
    [`${table} with more contrast`, new Map(contrast)],
  ] as const;
});

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

/** The smaller contrast of two tokens in light and dark. */
function leastContrast(tokens: Tokens, one: string, other: string): number {
  const [a, b] = [tokens.get(one), tokens.get(other)];
  if (a === undefined || b === undefined) throw new Error(`There is no token ${one} or ${other}.`);
  return Math.min(contrast(a[0], b[0]), contrast(a[1], b[1]));
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

describe.each(LOOKS)('colours, table %s', (_, tokens) => {
  it.each(TEXT)('%s on %s can be read by everybody: 7:1, light and dark', (text, ground) => {
    expect(leastContrast(tokens, text, ground)).toBeGreaterThanOrEqual(7);
  });

  it.each(SHAPES)('%s on %s can be seen: 3:1, light and dark', (shape, ground) => {
    expect(leastContrast(tokens, shape, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('more contrast is more: text has 12:1 everywhere on the page', () => {
  const tokens = new Map(LOOKS).get('fir with more contrast');
  for (const text of ['text', 'text-2', 'on-primary'] as const)
    expect(leastContrast(tokens!, text, text === 'on-primary' ? 'primary' : 'raised')).toBeGreaterThanOrEqual(12);
});
