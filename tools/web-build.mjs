/** Builds the web app when its sources are not those of the last build. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT, run } from './project.mjs';

const DIST = join(ROOT, 'apps', 'web', 'dist');
const STAMP = join(ROOT, 'node_modules', '.cache', 'stammtisch', 'web-build');
const SOURCES = ['apps/web', 'packages', 'package-lock.json', 'tsconfig.base.json'];
const NOT_SOURCES = new Set(['dist', 'node_modules']);

/**
 * @param {import('node:child_process').StdioOptions} [stdio] where the build says something
 * @returns {Promise<number>} 0 when the web app is built from today's sources, else the exit code of the build
 */
export async function ensureWebBuilt(stdio) {
  const wanted = hashOfSources();
  if (existsSync(join(DIST, 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return 0;
  console.log('Building the web app …');
  const code = await run('npm', ['run', '-s', 'build'], {}, stdio);
  if (code === 0) {
    mkdirSync(dirname(STAMP), { recursive: true });
    writeFileSync(STAMP, wanted);
  }
  return code;
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesBelow(join(ROOT, source))) hash.update(relative(ROOT, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]} the file itself, or all files below the folder in a fixed order
 */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    return [path];
  }
  return entries
    .filter((entry) => !NOT_SOURCES.has(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]));
}
