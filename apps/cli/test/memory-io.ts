import type { Io, Output } from '../src/io.ts';
import { runCommandLine } from '../src/run.ts';

/** What a call of the command sees of the world, in memory. */
export interface World {
  readonly stdin?: string | Uint8Array;
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly terminal?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds that pass from one look at the clock to the next. */
  readonly tick?: number;
  /** After so many pieces nobody reads standard output any more. */
  readonly readerLeavesAfter?: number;
}

/** What a call said. */
export interface Said {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command in memory. */
export async function schafkopf(words: readonly string[], world: World = {}): Promise<Said> {
  const out = memoryOutput(world, world.readerLeavesAfter ?? Number.POSITIVE_INFINITY);
  const err = memoryOutput(world, Number.POSITIVE_INFINITY);
  let time = 0;
  const io: Io = {
    stdin: piecesOf(world.stdin ?? ''),
    stdinIsTerminal: world.terminal === true && world.stdin === undefined,
    openFile: (name) => openFile(world, name),
    out,
    err,
    env: world.env ?? {},
    now: () => (time += world.tick ?? 0),
  };
  const exit = await runCommandLine(words, io);
  return { exit, out: out.text(), err: err.text() };
}

/** The objects that a call with `--json` printed. */
export function objects(out: string): readonly Record<string, unknown>[] {
  return out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

function memoryOutput(world: World, leavesAfter: number): Output & { readonly text: () => string } {
  const pieces: string[] = [];
  let pending = '';
  return {
    isTerminal: world.terminal === true,
    get closed() {
      return pieces.length >= leavesAfter;
    },
    write: (text) => {
      pending += text;
    },
    flush: () => {
      if (pending !== '') pieces.push(pending);
      pending = '';
      return Promise.resolve();
    },
    text: () => pieces.join('') + pending,
  };
}

async function* piecesOf(content: string | Uint8Array): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  // Small pieces that end in the middle of lines and of characters.
  for (let start = 0; start < bytes.length; start += 7) {
    yield await Promise.resolve(bytes.subarray(start, start + 7));
  }
}

async function* openFile({ files = {} }: World, name: string): AsyncGenerator<Uint8Array> {
  const content = files[name];
  if (content === undefined) {
    throw Object.assign(new Error(`ENOENT: no such file, open '${name}'`), { code: 'ENOENT', syscall: 'open' });
  }
  yield* piecesOf(content);
}
