import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps,tools,test}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // By itself vitest leaves one core idle: of two that is half.
    maxWorkers: '100%',
    // A busy machine must not decide whether the code is right. A test that needs still longer says so.
    testTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['packages/rules/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text', 'json-summary'],
      thresholds: { branches: 98 },
    },
  },
});
