import { writtenLanguage } from '@stammtisch/texts';
import type { Language } from '@stammtisch/texts';
import type { Io } from './io.ts';

/** Nothing is said in the first second; then at most five times a second. */
const FIRST_AFTER = 1000;
const EVERY = 200;

/**
 * Progress of long work, on one line of standard error and only if that is a terminal. Call the result with the number done so far; a number
 * that reaches `total`, or infinity, wipes the line. `total` is `null` if it is not known.
 */
export function startProgress(io: Io, language: Language, total: number | null): (done: number) => Promise<void> {
  if (!io.err.isTerminal) return () => Promise.resolve();
  let next = io.now() + FIRST_AFTER;
  let shown = false;
  return async (done) => {
    const finished = done >= (total ?? Number.POSITIVE_INFINITY);
    if (finished ? !shown : io.now() < next) return;
    io.err.write(finished ? '\r\u001B[K' : `\r\u001B[K${progressText(language, done, total)}`);
    next = io.now() + EVERY;
    shown = !finished;
    await io.err.flush();
  };
}

function progressText(language: Language, done: number, total: number | null): string {
  const of = writtenLanguage(language) === 'de' ? 'von' : 'of';
  return total === null ? `${done} …` : `${done} ${of} ${total} (${Math.floor((100 * done) / total)} %) …`;
}
