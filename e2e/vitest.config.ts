import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['./site.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Real browsers, servers that are killed, luck of its own at every table: what fails once is tried once more, and the report says so.
    retry: 1,
  },
});
