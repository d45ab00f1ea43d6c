/**
 * What the scripts for a fresh machine share: where the project is, whether its packages are installed, and how to run
 * its programs with the Node that the project brings along.
 *
 * Plain JavaScript on Node's own modules: it runs under Node 20 before anything is installed.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const BIN = join(ROOT, 'node_modules', '.bin');
const ON_WINDOWS = process.platform === 'win32';

/**
 * Installs the packages of the lock file unless exactly these are there already.
 *
 * What npm says goes to standard error, so that standard output stays free for the program that follows.
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.error('Installing packages (npm ci) …');
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== BIN);
  const code = await run('npm', ['ci', '--loglevel=error'], { PATH: path.join(delimiter) }, ['ignore', 2, 2]);
  if (code !== 0) {
    console.error('npm ci failed; see its message above. The project needs Node 20.19 or newer, and npm 10 or newer.');
    process.exit(1);
  }
}

/** Compares what npm says it installed with the lock file; packages for other systems may be missing. */
function isInstalled() {
  const installedFile = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile) || !existsSync(join(BIN, ON_WINDOWS ? 'node.cmd' : 'node'))) return false;
  const installed = packagesOf(installedFile);
  return Object.entries(packagesOf(join(ROOT, 'package-lock.json'))).every(([path, { version, optional }]) => {
    if (!path.startsWith('node_modules/')) return true;
    const found = installed[path];
    return found === undefined ? optional === true : found.version === version;
  });
}

/** @param {string} lockFile */
function packagesOf(lockFile) {
  /** @typedef {{ readonly version?: string, readonly optional?: boolean }} Package */
  const lock = /** @type {{ packages: Record<string, Package> }} */ (JSON.parse(readFileSync(lockFile, 'utf8')));
  return lock.packages;
}

/**
 * Runs a program of the project (or of the system) in the project's folder, and passes on a request to stop.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] differences to our own environment
 * @param {import('node:child_process').StdioOptions} [stdio]
 * @param {string} [cwd]
 * @returns {Promise<number>} its exit code; 1 if a signal ended it or it cannot be started
 */
export function run(command, args, env = {}, stdio = 'inherit', cwd = ROOT) {
  const PATH = [BIN, process.env.PATH].join(delimiter);
  const child = spawn(command, args, { cwd, stdio, shell: ON_WINDOWS, env: { ...process.env, PATH, ...env } });
  const passOn = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  process.on('SIGINT', passOn).on('SIGTERM', passOn);
  const watch = stopWithNpm(child);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => {
      clearInterval(watch);
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      resolve(code ?? 1);
    });
  });
}

/**
 * Whoever ends npm means us too, but npm passes the signal only to the shell between us, and that shell just goes.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function stopWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined || ON_WINDOWS) return undefined;
  const shell = process.ppid;
  return setInterval(() => process.ppid === shell || child.kill('SIGTERM'), 500).unref();
}
