import { defineConfig } from 'vitest/config';

/**
 * What mutation testing runs for each fault: the examples beside the sources of the rules. Properties take too long to be tried thousands of
 * times.
 */
export default defineConfig({
  test: { include: ['packages/rules/src/**/*.test.ts'], exclude: ['**/*.prop.test.ts', '**/node_modules/**'] },
});
