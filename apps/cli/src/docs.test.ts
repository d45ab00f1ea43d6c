import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schafkopf } from '../test/memory-io.ts';

/** The page of the handbook, whose examples are run here as they stand. */
const PAGE = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8');

interface Block {
  readonly language: string;
  readonly title: string;
  readonly text: string;
}

const BLOCKS: readonly Block[] = [...PAGE.matchAll(/^```(\w+) ?(\S*)\n(.*?)^```$/gms)].map(
  ([, language = '', title = '', text = '']) => ({ language, title, text }),
);

const FILES = Object.fromEntries(BLOCKS.filter(({ title }) => title !== '').map(({ title, text }) => [title, text]));

const EXAMPLES = BLOCKS.filter(({ language }) => language === 'console').map(({ text }) => {
  const [first = '', ...said] = text.split('\n');
  const [command = '', input] = first.replace('$ schafkopf ', '').split(' < ');
  return { command, input, said: said.join('\n') };
});

/** Numbers that change with the bots; what they stand for does not. */
function withoutNumbers(text: string): string {
  return text.replaceAll(/[+\u2212]?[\d.]+/g, '#').replaceAll(/ +/g, ' ');
}

describe('the examples of the handbook', () => {
  it('are there', () => {
    expect(EXAMPLES.length).toBeGreaterThanOrEqual(8);
    expect(Object.keys(FILES).length).toBeGreaterThanOrEqual(4);
  });

  it.each(EXAMPLES)('$command', async ({ command, input, said }) => {
    const world = input === undefined ? { files: FILES } : { files: FILES, stdin: FILES[input] ?? '' };
    const { out, err } = await schafkopf(command.split(' '), world);
    const printed = out + err;
    const text = command.startsWith('simulate') ? withoutNumbers : (same: string) => same;
    expect(text(printed)).toBe(text(said));
  });
});
