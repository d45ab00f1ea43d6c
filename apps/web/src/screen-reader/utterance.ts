/** So many words are heard at a time (`ux.md` 4.2). */
const WORDS = 8;
/** The shortest pause between two utterances in milliseconds, and how long a quick voice takes for a letter. */
const PAUSE = 300;
const PER_LETTER = 25;

/** The next utterance from lines that wait: as many of them as have eight words together, at least one. `waiting` is not empty. */
export function nextUtterance(waiting: readonly string[]): { readonly text: string; readonly left: readonly string[] } {
  let count = 1;
  while (count < waiting.length && wordsIn(waiting.slice(0, count + 1)) <= WORDS) count += 1;
  return { text: waiting.slice(0, count).join(' '), left: waiting.slice(count) };
}

/** How long the next utterance waits after this one, in milliseconds, so that it does not cut it off. */
export function pauseAfter(text: string): number {
  return Math.max(PAUSE, text.length * PER_LETTER);
}

function wordsIn(lines: readonly string[]): number {
  return lines.join(' ').split(' ').length;
}
