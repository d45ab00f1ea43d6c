import type { Writable } from 'node:stream';
import type { Output } from './io.ts';

/** Output into a stream, with backpressure. A reader who has gone (`schafkopf … | head`) is no error: `closed` tells it. */
export class StreamOutput implements Output {
  readonly #stream: Writable & { readonly isTTY?: boolean };
  #pending = '';
  #closed = false;
  #failure: Error | null = null;
  #wake: () => void = () => undefined;

  constructor(stream: Writable & { readonly isTTY?: boolean }) {
    this.#stream = stream;
    stream.on('error', (error: NodeJS.ErrnoException) => {
      this.#closed = true;
      if (error.code !== 'EPIPE') this.#failure = error;
      this.#wake();
    });
  }

  get isTerminal(): boolean {
    return this.#stream.isTTY === true;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Why writing failed, unless the reader simply went away; `null` if it did not fail. */
  get failure(): Error | null {
    return this.#failure;
  }

  readonly write = (text: string): void => {
    this.#pending += text;
  };

  readonly flush = async (): Promise<void> => {
    const text = this.#pending;
    this.#pending = '';
    if (text === '' || this.#closed || this.#stream.write(text)) return;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      this.#stream.once('drain', resolve);
    });
  };
}
