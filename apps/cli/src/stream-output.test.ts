import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { StreamOutput } from './stream-output.ts';

/** A stream that takes a piece only when it is told to. */
function slowStream(): { readonly stream: Writable; readonly taken: string[]; readonly take: (error?: Error) => void } {
  const taken: string[] = [];
  let done: ((error?: Error) => void) | null = null;
  const stream = new Writable({
    highWaterMark: 1,
    decodeStrings: false,
    write: (chunk: string, _, callback) => {
      taken.push(chunk);
      done = callback;
    },
  });
  return { stream, taken, take: (error) => done?.(error) };
}

describe('output into a stream', () => {
  it('holds text back until it is flushed', async () => {
    const { stream, taken } = slowStream();
    const output = new StreamOutput(stream);
    output.write('eins');
    output.write('zwei');
    expect(taken).toEqual([]);
    const flushed = output.flush();
    expect(taken).toEqual(['einszwei']);
    stream.emit('drain');
    await flushed;
    await output.flush();
    expect(taken).toEqual(['einszwei']);
  });

  it('waits for a slow reader', async () => {
    const { stream, take } = slowStream();
    const output = new StreamOutput(stream);
    output.write('viel');
    let flushed = false;
    const flushing = output.flush().then(() => (flushed = true));
    await Promise.resolve();
    expect(flushed).toBe(false);
    take();
    await flushing;
    expect(flushed).toBe(true);
    expect(output.closed).toBe(false);
  });

  it('a reader who has gone ends the waiting and is no failure', async () => {
    const { stream, take, taken } = slowStream();
    const output = new StreamOutput(stream);
    output.write('viel');
    const flushing = output.flush();
    take(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    await flushing;
    expect(output).toMatchObject({ closed: true, failure: null });
    output.write('mehr');
    await output.flush();
    expect(taken).toEqual(['viel']);
  });

  it('a full disk is a failure', async () => {
    const { stream, take } = slowStream();
    const output = new StreamOutput(stream);
    output.write('viel');
    const flushing = output.flush();
    take(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }));
    await flushing;
    expect(output.closed).toBe(true);
    expect(output.failure?.message).toContain('no space left');
  });

  it('knows a terminal', () => {
    const { stream } = slowStream();
    expect(new StreamOutput(stream).isTerminal).toBe(false);
    expect(new StreamOutput(Object.assign(stream, { isTTY: true })).isTerminal).toBe(true);
  });
});
