/**
 * `npm test`: everything that decides whether a change is good, from a fresh clone, on one command.
 *
 * The steps run one after the other, quick ones first, and the first that fails ends the run. The last line says how
 * many tests ran.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { aptGet, installForServer, mayInstall } from './debian.mjs';
import { ensureInstalled, ROOT, run } from './project.mjs';
import { ensureWebBuilt } from './web-build.mjs';

const UNIT_REPORT = join(ROOT, 'reports', 'unit.json');
const BROWSER_REPORT = join(ROOT, 'reports', 'browser.json');
const BROWSER_PAGES = join(ROOT, 'reports', 'browser');
/** So many characters of a page that failed are shown. */
const PAGE_LENGTH = 6000;

/** @typedef {{ readonly name: string, readonly run: () => Promise<number> }} Step */

/** @type {readonly Step[]} */
const STEPS = [
  { name: 'Format (prettier)', run: () => npmScript('check:format') },
  { name: 'Types (tsc)', run: () => npmScript('check:types') },
  { name: 'Lint (oxlint)', run: () => npmScript('check:lint') },
  { name: 'Map of rooms (dependency-cruiser)', run: () => npmScript('check:rooms') },
  { name: 'Unused code and packages (knip)', run: () => npmScript('check:unused') },
  {
    name: 'Unit, property and contract tests (vitest)',
    run: unitTests,
  },
  { name: 'Build of the web app (vite)', run: ensureWebBuilt },
  { name: 'Browser tests (Playwright)', run: browserTests },
];

process.exitCode = await main();

async function main() {
  await ensureInstalled();
  for (const report of [UNIT_REPORT, BROWSER_REPORT]) rmSync(report, { force: true });
  const failed = await firstFailure();
  const { passed, failed: failedTests } = sumOf(unitCounts(), browserCounts());
  for (const title of unstableTests()) console.log(`Unstable, passed only at the second try: ${title}`);
  if (failed !== undefined) console.log(`\nFailed: ${failed}`);
  console.log(`\n${passed} passed, ${failedTests} failed`);
  return failed === undefined ? 0 : 1;
}

async function firstFailure() {
  for (const step of STEPS) {
    console.log(`\n== ${step.name}`);
    const start = performance.now();
    const code = await step.run();
    console.log(`== ${code === 0 ? 'ok' : 'FAILED'} after ${((performance.now() - start) / 1000).toFixed(1)} s`);
    if (code !== 0) return step.name;
  }
  return undefined;
}

/** @param {string} name */
function npmScript(name) {
  return run('npm', ['run', '-s', name]);
}

async function unitTests() {
  await installForServer();
  return run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]);
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

/** @returns {Counts} */
function unitCounts() {
  /** @type {{ numPassedTests: number, numFailedTests: number } | undefined} */
  const report = readReport(UNIT_REPORT);
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
