import { readFileSync } from 'node:fs';

/** The text of a file; null if it cannot be read. */
export function readTextFile(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
