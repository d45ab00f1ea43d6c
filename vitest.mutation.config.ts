import { defineConfig } from 'vitest/config';

/** What mutation testing runs for each fault: the tests beside the sources of the rules. */
export default defineConfig({ test: { include: ['packages/rules/src/**/*.test.ts'] } });
