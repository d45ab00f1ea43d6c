/**
 * `npm test`: everything that decides whether a change is good, from a fresh clone, on one command.
 *
 * First the checks side by side, as many at a time as there are cores, since most of them use one; then the tests, each
 * kind of which uses all cores. What fails ends the run. The cluster mostly waits: it runs beside all that. The last line
 * says how many tests ran.
 */
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { aptGet, installForServer, mayInstall } from './debian.mjs';
import { ensureInstalled, ROOT, run } from './project.mjs';
import { ensureWebBuilt } from './web-build.mjs';

const REPORTS = join(ROOT, 'reports');
const UNIT_REPORT = join(REPORTS, 'unit.json');
const CLUSTER_REPORT = join(REPORTS, 'cluster.json');
const BROWSER_REPORT = join(REPORTS, 'browser.json');
const BROWSER_PAGES = join(REPORTS, 'browser');
/** So many characters of a page that failed are shown. */
const PAGE_LENGTH = 6000;

/** @typedef {import('node:child_process').StdioOptions} Stdio */
/** @typedef {{ readonly name: string, readonly run: (stdio?: Stdio) => Promise<number> }} Step */

/** The slow ones first. @type {readonly Step[]} */
const CHECKS = [
  { name: 'Unused code and packages (knip)', run: (stdio) => npmScript('check:unused', stdio) },
  { name: 'Map of rooms (dependency-cruiser)', run: (stdio) => npmScript('check:rooms', stdio) },
  { name: 'Format (prettier)', run: (stdio) => npmScript('check:format', stdio) },
  { name: 'Lint (oxlint)', run: (stdio) => npmScript('check:lint', stdio) },
  { name: 'Types (tsc)', run: (stdio) => npmScript('check:types', stdio) },
  { name: 'Build of the web app (vite)', run: (stdio) => ensureWebBuilt(stdio) },
];

/** @type {Step} */
const CLUSTER = {
  name: 'A minute on three nodes (vitest)',
  run: (stdio) => vitest(CLUSTER_REPORT, ['--project=cluster', '--no-cache', '--fsModuleCache=false'], stdio),
};

/** @type {readonly Step[]} */
const TESTS = [
  {
    name: 'Unit, property and contract tests (vitest)',
    run: () => vitest(UNIT_REPORT, ['--project=apps', '--project=web', '--project=packages']),
  },
  { name: 'Browser tests (Playwright)', run: browserTests },
];

process.exitCode = await main();

async function main() {
  await ensureInstalled();
  await installForServer();
  mkdirSync(REPORTS, { recursive: true });
  for (const report of [UNIT_REPORT, CLUSTER_REPORT, BROWSER_REPORT]) rmSync(report, { force: true });
  const beside = aside(CLUSTER);
  const failures = await sideBySide(CHECKS);
  if (failures.length === 0) failures.push(...(await firstFailure(TESTS)));
  failures.push(...(await beside));
  const { passed, failed } = sumOf(vitestCounts(UNIT_REPORT), vitestCounts(CLUSTER_REPORT), browserCounts());
  for (const title of unstableTests()) console.log(`Unstable, passed only at the second try: ${title}`);
  for (const name of failures) console.log(`\nFailed: ${name}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failures.length === 0 ? 0 : 1;
}

/**
 * @param {readonly Step[]} steps
 * @returns {Promise<string[]>} what failed
 */
async function sideBySide(steps) {
  const waiting = [...steps];
  /** @type {string[]} */
  const failures = [];
  const lanes = Array.from({ length: availableParallelism() }, async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) failures.push(...(await aside(step)));
  });
  await Promise.all(lanes);
  return failures;
}

/**
 * Does something beside something else: what it says is said when it is over.
 *
 * @param {Step} step
 * @returns {Promise<string[]>} its name if it failed
 */
async function aside(step) {
  const log = join(REPORTS, `${step.name.replaceAll(/\W+/g, '-')}.log`);
  const file = openSync(log, 'w');
  const start = performance.now();
  const code = await step.run(['ignore', file, file]);
  closeSync(file);
  console.log(`\n== ${step.name}\n${readFileSync(log, 'utf8')}${ending(code, start)}`);
  return code === 0 ? [] : [step.name];
}

/**
 * @param {readonly Step[]} steps one after the other
 * @returns {Promise<string[]>} the name of the first that failed
 */
async function firstFailure(steps) {
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    const start = performance.now();
    const code = await step.run();
    console.log(ending(code, start));
    if (code !== 0) return [step.name];
  }
  return [];
}

/**
 * @param {number} code
 * @param {number} start
 */
function ending(code, start) {
  return `== ${code === 0 ? 'ok' : 'FAILED'} after ${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/**
 * @param {string} name
 * @param {Stdio} [stdio]
 */
function npmScript(name, stdio) {
  return run('npm', ['run', '-s', name], {}, stdio);
}

/**
 * @param {string} report
 * @param {readonly string[]} which
 * @param {Stdio} [stdio]
 */
function vitest(report, which, stdio) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return run('vitest', ['run', ...which, ...reporters], {}, stdio);
}

async function browserTests() {
  if (findChromium() === undefined && !(await installChromium())) return 1;
  const code = await npmScript('test:browser');
  if (code !== 0) showPages();
  return code;
}

/** What was on the page when a browser test failed: on a machine that is gone afterwards nothing else tells. */
function showPages() {
  if (!existsSync(BROWSER_PAGES)) return;
  for (const file of readdirSync(BROWSER_PAGES, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('error-context.md')) continue;
    console.log(`\n== ${file}\n${readFileSync(join(BROWSER_PAGES, file), 'utf8').slice(0, PAGE_LENGTH)}`);
  }
}

/** Debian's own packages, the smallest that will do; where we may not install, a person is told what to do. */
async function installChromium() {
  if (!mayInstall() || process.env.CHROMIUM_PATH) {
    console.error(
      'The browser tests need Chromium or Chrome and found none. Install it (Debian, Ubuntu: apt install chromium) ' +
        'or set CHROMIUM_PATH to its program.',
    );
    return false;
  }
  if ((await aptGet('update')) !== 0) return false;
  for (const name of ['chromium-headless-shell', 'chromium']) {
    console.log(`Chromium is missing; installing the Debian package "${name}" …`);
    if ((await aptGet('install', '-y', name)) === 0 && findChromium() !== undefined) return true;
  }
  return false;
}

/** @typedef {{ readonly passed: number, readonly failed: number }} Counts */

/**
 * @param {string} file
 * @returns {Counts}
 */
function vitestCounts(file) {
  /** @type {{ numPassedTests: number, numFailedTests: number } | undefined} */
  const report = readReport(file);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

/** @typedef {{ title: string, file: string, tests: readonly { status: string }[] }} Spec */
/** @typedef {{ suites?: readonly Suite[], specs?: readonly Spec[] }} Suite */

/** @returns {Counts} */
function browserCounts() {
  const stats = browserReport()?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
}

/** Browser tests that failed and passed when tried again: they are counted as passed, and named. */
function unstableTests() {
  return specsOf(browserReport() ?? {})
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file} › ${title}`);
}

/**
 * @param {Suite} suite
 * @returns {readonly Spec[]}
 */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** @returns {(Suite & { stats: { expected: number, unexpected: number, flaky: number } }) | undefined} */
function browserReport() {
  return readReport(BROWSER_REPORT);
}

/**
 * @template T
 * @param {string} file
 * @returns {T | undefined} undefined if the step that writes the report did not run
 */
function readReport(file) {
  return existsSync(file) ? /** @type {T} */ (JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/**
 * @param {...Counts} counts
 * @returns {Counts}
 */
function sumOf(...counts) {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}
