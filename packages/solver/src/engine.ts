import { WASM } from './kernel-wasm.ts';
import * as plain from './kernel/entry.ts';
import { WORDS } from './kernel/input.ts';

/** The search as `src/kernel/entry.ts` exports it: the compiled one, or that file itself. */
export interface Engine extends Omit<typeof plain, 'input'> {
  /** Where the deal is written that `start` takes over, see kernel/input.ts. */
  readonly input: Int32Array;
}

/** What the compiled module exports. */
interface Compiled extends Omit<typeof plain, 'input'> {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly input: { readonly value: number };
}

/** The part of WebAssembly that is used, as neither the DOM's types nor Node's are known here. */
interface WebAssemblyHost {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
}

interface Host {
  readonly WebAssembly?: WebAssemblyHost;
  readonly atob: (text: string) => string;
}

let module: object | null = null;

/**
 * Makes a search of its own in WebAssembly. Where that is forbidden or missing (a strict content security policy, a browser in a hardened mode),
 * it is the same source run as it is: the same answers and nodes, in 2.4 to 2.9 times the time. That one exists once; since every question
 * loads its deal anew, sharing it does no harm.
 */
export function makeEngine(): Engine {
  const { WebAssembly, atob } = globalThis as unknown as Host;
  if (WebAssembly === undefined) return plain;
  try {
    module ??= new WebAssembly.Module(Uint8Array.from(atob(WASM), (byte) => byte.charCodeAt(0)));
    const compiled = new WebAssembly.Instance(module).exports as Compiled;
    return { ...compiled, input: new Int32Array(compiled.memory.buffer, compiled.input.value, WORDS) };
  } catch {
    return plain;
  }
}

/** The search in plain TypeScript. */
export const plainEngine: Engine = plain;
