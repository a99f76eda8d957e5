import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/**/test/**/*.test.ts',
      'apps/**/test/**/*.test.{ts,tsx}',
      'tools/test/**/*.test.ts',
      'examples/**/test/**/*.test.ts',
    ],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
