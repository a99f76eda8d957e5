import { join } from 'node:path';
import { preview } from 'vite';
import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { browserPath } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly site: string;
  }
}

/** Serves the built page for all tests of a run. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  browserPath(); // Says what is missing before the first test does.
  const server = await preview({
    configFile: join(import.meta.dirname, '../apps/web/vite.config.ts'),
    preview: { port: 0, host: 'localhost' },
    logLevel: 'warn',
  });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('The page is not being served.');
  project.provide('site', address);
  return () => server.close();
}
