/**
 * Mutation tests of the rules: small faults are put into the code, one at a time, and a test must notice each.
 * They take minutes, so they run on demand (`npm run mutation`), not with every change. A part of the rules:
 * `npm run mutation -- --mutate 'packages/rules/src/{stock,transfers}.ts'`.
 */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate: ['packages/rules/src/**/*.ts', '!packages/rules/src/**/*.test.ts', '!packages/rules/src/index.ts'],
  ignoreStatic: true,
  // Stryker rewrites the tsconfig of its copy with a function that TypeScript 7 does not have; there is no such file, so it does not try.
  tsconfigFile: 'tsconfig.stryker.json',
  concurrency: 2,
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: 'reports/mutation.html' },
  thresholds: { high: 95, low: 90, break: 90 },
};
