import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

const ENTRY = fileURLToPath(new URL('index.ts', import.meta.url));

it('the code that draws every deck there is costs at most 20 KB on the wire', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: ENTRY, formats: ['es'] } },
  });
  const code = [built].flat().flatMap((output) => ('output' in output ? output.output : []));
  expect(code.map(({ type }) => type)).toEqual(['chunk']);
  const size = code.map((chunk) => ('code' in chunk ? gzipSync(chunk.code, { level: 9 }).length : 0));
  expect(size[0]).toBeLessThanOrEqual(20 * 1024);
});
