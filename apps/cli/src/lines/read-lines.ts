import { TextDecoder } from 'node:util';
import { encodingOf, MARK_LENGTH } from '@stammtisch/rules';

/** Longest line that is read, in characters; a record has about a thousand. Longer ones must not fill the memory. */
export const LONGEST_LINE = 16 * 1024 * 1024;

/** A line of a file. */
export interface Line {
  /** 1 for the first line; empty ones count. */
  readonly number: number;
  /** Without white space and byte order mark around it, so without CR too; `null` if it was longer than `LONGEST_LINE`. */
  readonly text: string | null;
}

/**
 * Splits bytes into lines as they arrive: UTF-8 or UTF-16 with its byte order mark, LF or CRLF, with or without a byte order mark, with or without a line end at the
 * end. Empty lines are left out. Yields the lines of each piece of input together, so that a reader can answer at once.
 */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array>,
  longest = LONGEST_LINE,
): AsyncGenerator<readonly Line[]> {
  const splitter = new LineSplitter(longest);
  for await (const text of textOf(chunks)) yield splitter.add(text);
  yield splitter.add('\n');
}

/** The text as it arrives; the first bytes tell how it is written. */
async function* textOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let start = new Uint8Array();
  for await (const chunk of chunks) {
    const bytes: Uint8Array = decoder === null ? (start = joined(start, chunk)) : chunk;
    if (bytes.length < MARK_LENGTH && decoder === null) continue;
    decoder ??= new TextDecoder(encodingOf(bytes));
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder === null ? new TextDecoder().decode(start) : decoder.decode();
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** Collects pieces of text into lines. Only a line end inside the new piece is looked for, so long lines cost no more than short ones. */
class LineSplitter {
  readonly #longest: number;
  #begun = '';
  #tooLong = false;
  #number = 0;

  constructor(longest: number) {
    this.#longest = longest;
  }

  add(text: string): readonly Line[] {
    const pieces = text.split('\n');
    const last = pieces.pop() ?? '';
    const lines = pieces.map((piece) => this.#end(piece)).filter(({ text: line }) => line !== '');
    this.#extend(last);
    return lines;
  }

  #end(piece: string): Line {
    this.#extend(piece);
    const line = { number: (this.#number += 1), text: this.#tooLong ? null : this.#begun.trim() };
    this.#begun = '';
    this.#tooLong = false;
    return line;
  }

  #extend(piece: string): void {
    this.#tooLong ||= this.#begun.length + piece.length > this.#longest;
    this.#begun = this.#tooLong ? '' : this.#begun + piece;
  }
}
