/** The files that the search is compiled from. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../src/kernel/', import.meta.url);

export const KERNEL_FILES = readdirSync(FOLDER).toSorted();

/** @param {string} name */
export function readKernelFile(name) {
  return readFileSync(new URL(name, FOLDER), 'utf8').replaceAll('\r\n', '\n');
}

/** A fingerprint of all files. */
export function sourceHash() {
  const hash = createHash('sha256');
  for (const name of KERNEL_FILES) hash.update(`${name}\n${readKernelFile(name)}`);
  return hash.digest('hex').slice(0, 16);
}
