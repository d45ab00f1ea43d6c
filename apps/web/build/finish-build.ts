import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

const SERVICE_WORKER = 'sw.js';
const COMPRESSED = /\.(br|gz)$/;
const WORTH_COMPRESSING = /\.(css|html|js|json|svg|webmanifest)$/;

/** Announces the table in the page, writes into the service worker what it keeps, and compresses what the server sends. */
export function finishBuild(): Plugin {
  let folder = '';
  return {
    name: 'stammtisch:finish-build',
    apply: 'build',
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    // The table comes together with the start page, not after it: the first tap should find it here.
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.values(bundle)
          .flatMap((file) => (file.type === 'chunk' && file.name === 'play' ? tableFiles(file) : []))
          .map((attrs) => ({ tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' as const })),
    },
    async closeBundle() {
      await writePrecache(folder);
      await compressFiles(folder);
    },
  };
}

/** What the table consists of, besides the page's own script: a file that is found only in another one is one more way to the server. */
function tableFiles({ fileName, imports, viteMetadata }: Rolldown.OutputChunk) {
  const scripts = [fileName, ...imports.filter((name) => !name.startsWith('assets/first-'))];
  const styles = [...(viteMetadata?.importedCss ?? [])];
  return [
    ...scripts.map((name) => ({ rel: 'modulepreload', href: `/${name}`, fetchpriority: 'low' })),
    ...styles.map((name) => ({ rel: 'preload', as: 'style', href: `/${name}` })),
  ];
}

/**
 * Puts the list of all files in front of the service worker, in the place of an older list. Its version is the hash of the list, so it
 * changes whenever any file does.
 */
export async function writePrecache(folder: string): Promise<void> {
  const names = (await filesIn(folder)).filter((name) => name !== SERVICE_WORKER);
  const files = await Promise.all(
    names.map(async (name) => ({ url: `/${name}`, integrity: `sha256-${sha256(await readFile(join(folder, name)))}` })),
  );
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  const path = join(folder, SERVICE_WORKER);
  const code = (await readFile(path, 'utf8')).replace(/^self\.__PRECACHE__=.*\n/, '');
  await writeFile(path, `self.__PRECACHE__=${JSON.stringify({ version, files })};\n${code}`);
}

/** Writes `.br` and `.gz` beside every file for which it is worth the while. */
export async function compressFiles(folder: string): Promise<void> {
  const names = (await filesIn(folder)).filter((name) => WORTH_COMPRESSING.test(name));
  for (const name of names) {
    const bytes = await readFile(join(folder, name));
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(bytes, { params }));
    await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }));
  }
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64');
}
