import type { Sentence } from '../usage.ts';

/** Whether reading or writing failed, and not the program. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}

/** Why a file cannot be read. */
export function fileProblem({ code, message }: NodeJS.ErrnoException): Sentence {
  switch (code ?? message) {
    case 'ENOENT':
      return { de: 'Die Datei gibt es nicht.', en: 'There is no such file.' };
    case 'EISDIR':
      return { de: 'Das ist ein Ordner, keine Datei.', en: 'This is a folder, not a file.' };
    case 'EACCES':
      return { de: 'Diese Datei darf nicht gelesen werden.', en: 'This file may not be read.' };
    default:
      return { de: `Lesen geht nicht: ${message}.`, en: `Cannot read: ${message}.` };
  }
}
