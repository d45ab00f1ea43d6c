import { defineConfig } from 'vitest/config';

const TESTS = '**/*.test.{ts,tsx}';
const CLUSTER = `test/cluster/${TESTS}`;
const NEVER = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    // By itself vitest leaves one core idle: of two that is half.
    maxWorkers: '100%',
    // A busy machine must not decide whether the code is right. A test that needs still longer says so.
    testTimeout: 60_000,
    // They begin in the order of their names.
    projects: [
      {
        extends: true,
        test: { name: 'apps', include: [`{apps/cli,apps/server,tools,test}/${TESTS}`], exclude: [...NEVER, CLUSTER] },
      },
      // It mostly waits, so `npm test` runs it beside the others.
      { extends: true, test: { name: 'cluster', include: [CLUSTER], exclude: NEVER } },
      // Packages are pure, and the web app is started anew by each of its tests: they may share a process and what was loaded there, which takes a quarter of
      // the processor time. A test that leaves something behind is wrong; `--sequence.shuffle.files` finds it.
      { extends: true, test: { name: 'web', include: [`apps/web/${TESTS}`], exclude: NEVER, isolate: false } },
      { extends: true, test: { name: 'packages', include: [`packages/${TESTS}`], exclude: NEVER, isolate: false } },
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/rules/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text', 'json-summary'],
      thresholds: { branches: 98 },
    },
  },
});
