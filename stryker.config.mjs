/**
 * Mutation tests of the rules: small faults are put into the code, one at a time, and a test must notice each.
 * They take minutes, so they run on demand (`npm run mutation`), not with every change.
 */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { dir: 'packages/rules', related: false },
  mutate: ['packages/rules/src/**/*.ts', '!packages/rules/src/**/*.test.ts', '!packages/rules/src/index.ts'],
  ignoreStatic: true,
  concurrency: 2,
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: 'reports/mutation.html' },
  thresholds: { high: 95, low: 90, break: 90 },
};
