import { createReadStream } from 'node:fs';
import process from 'node:process';
import type { Io, Output } from './io.ts';
import { StreamOutput } from './stream-output.ts';

/** The real world: the streams of this process. */
export function nodeIo(): Io & { readonly out: StreamOutput } {
  const out = new StreamOutput(process.stdout);
  const err: Output = new StreamOutput(process.stderr);
  return {
    stdin: process.stdin,
    stdinIsTerminal: process.stdin.isTTY,
    openFile: (name) => createReadStream(name),
    out,
    err,
    env: process.env,
    now: () => performance.now(),
  };
}
