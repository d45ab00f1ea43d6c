import process from 'node:process';

/**
 * `npm run test:long -- NAME …`: runs that take too long for `npm test`, with their size as arguments. Each says what it found in one line of
 * JSON and ends with 1 if anything that was promised was not kept.
 */
const PROGRAMS: Readonly<Record<string, () => Promise<{ readonly run: LongRun }>>> = {
  'fsync-order': () => import('./fsync-order.ts'),
  'kill-cycles': () => import('./kill-cycles.ts'),
  'table-simulation': () => import('./table-simulation.ts'),
  'hostile-frames': () => import('./hostile-frames.ts'),
  'parallel-claims': () => import('./parallel-claims.ts'),
  'two-worlds': () => import('./two-worlds.ts'),
  'server-kills': () => import('./server-kills.ts'),
  cluster: () => import('./cluster.ts'),
};

/** A long run with its arguments. */
export type LongRun = (args: readonly string[]) => Promise<LongResult> | LongResult;

/** What a long run found. */
export interface LongResult {
  readonly isFine: boolean;
  readonly found: object;
}

const [, , name = '', ...args] = process.argv;
const program = Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name] : undefined;
if (program === undefined) {
  process.stderr.write(`npm run test:long -- NAME …, with one of ${Object.keys(PROGRAMS).join(', ')}\n`);
  process.exit(2);
}
const start = performance.now();
const { run } = await program();
const { isFine, found } = await run(args);
const seconds = Math.round((performance.now() - start) / 1000);
process.stdout.write(`${JSON.stringify({ name, args, isFine, seconds, ...found })}\n`);
process.exitCode = isFine ? 0 : 1;
