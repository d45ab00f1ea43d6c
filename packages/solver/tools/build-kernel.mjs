/**
 * Compiles the search (`src/kernel`) to WebAssembly and writes `src/kernel-wasm.ts`. The compiler, AssemblyScript, comes from the registry for
 * this one run; whoever does not change the search never needs it. A test says when the result is out of date.
 *
 *     npm run -s build:kernel
 *
 * The sources are plain TypeScript. Three things make them AssemblyScript: `number` means a 32-bit integer, an array made at the top of a file is a
 * fixed place in memory instead of an object, and the bits of a set are counted by an instruction.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { KERNEL_FILES, readKernelFile, sourceHash } from './kernel-source.mjs';

const COMPILER = 'assemblyscript@0.28.20';
const TARGET = new URL('../src/kernel-wasm.ts', import.meta.url);

/** Arrays without bounds to check, and the two functions of `Math` that the search uses. */
const LIBRARY = `
@unmanaged export class Words {
  @inline @operator("[]") get(i: i32): i32 { return load<i32>(changetype<usize>(this) + (<usize>i << 2)); }
  @inline @operator("[]=") set(i: i32, value: i32): void { store<i32>(changetype<usize>(this) + (<usize>i << 2), value); }
}
@unmanaged export class Bytes {
  @inline @operator("[]") get(i: i32): i32 { return load<u8>(changetype<usize>(this) + i); }
  @inline @operator("[]=") set(i: i32, value: i32): void { store<u8>(changetype<usize>(this) + i, <u8>value); }
}
export namespace KernelMath {
  @inline export function clz32(x: i32): i32 { return clz<i32>(x); }
  @inline export function imul(a: i32, b: i32): i32 { return a * b; }
}
`;

/** Functions of which each call becomes their body: they are large, and the compiler would not do so by itself; it is worth 4 % of the time. */
const INLINED = ['known', 'listFollows', 'listLeads', 'pickBest', 'remember', 'shapeAt'];
const INLINED_FUNCTION = new RegExp(`^(export )?function (${INLINED.join('|')})\\b`, 'gm');

/** @param {string} source */
function toAssembly(source) {
  return source
    .replace(INLINED_FUNCTION, '@inline $&')
    .replace(/from '(.*)[.]ts'/g, "from '$1'")
    .replace(/new Int32Array\(([^;]*)\);/g, 'changetype<Words>(memory.data(4 * ($1)));')
    .replace(/new Uint8Array\(([^;]*)\);/g, 'changetype<Bytes>(memory.data($1));')
    .replace(/(function popcount.*\n)[^}]*\}/, '$1  return popcnt<i32>(set);\n}');
}

/** @param {string} folder */
function compile(folder) {
  const lib = join(folder, 'lib');
  mkdirSync(lib);
  writeFileSync(join(lib, 'library.ts'), LIBRARY);
  for (const file of KERNEL_FILES) writeFileSync(join(folder, file), toAssembly(readKernelFile(file)));
  const options = ['-O3', '--converge', '--noAssert', '--runtime', 'stub', '--disableWarning', '210'];
  const aliases = ['--use', 'number=i32', '--use', 'Math=KernelMath', '--lib', 'lib'];
  const files = ['entry.ts', '--outFile', 'kernel.wasm'];
  execFileSync('npx', ['--yes', '--package', COMPILER, 'asc', ...files, ...options, ...aliases], {
    cwd: folder,
    stdio: 'inherit',
  });
  return readFileSync(join(folder, 'kernel.wasm'));
}

const folder = mkdtempSync(join(tmpdir(), 'kernel-'));
try {
  const wasm = compile(folder);
  writeFileSync(
    process.argv[2] ?? TARGET,
    `// Made by tools/build-kernel.mjs from the files in src/kernel with ${COMPILER}; not to be changed by hand.

/** What the files were when this was made. */
export const SOURCE = '${sourceHash()}';

/** The search as WebAssembly, ${wasm.length} bytes in base64. */
export const WASM =
  '${wasm.toString('base64')}';
`,
  );
  console.log(`${wasm.length} bytes`);
} finally {
  rmSync(folder, { recursive: true });
}
