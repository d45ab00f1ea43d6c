/** Finds the Chromium of this system for the browser tests. Nothing is downloaded behind the system's back. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The shell is the same engine without windows, tabs and toolbar: a test with a page of its own takes it less than half the work. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {string | undefined} the path of a Chromium or Chrome; `CHROMIUM_PATH` counts before all others */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted !== undefined && wanted !== '') return isExecutable(wanted) ? wanted : undefined;
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...ELSEWHERE].find(isExecutable);
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
