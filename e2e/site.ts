import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { browserPath } from './browser.ts';
import { servePage } from './serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly site: string;
  }
}

/** Serves the built page for all tests of a run. */
export default async function serve(project: TestProject): Promise<() => void> {
  browserPath(); // Says what is missing before the first test does.
  const { address, close } = await servePage();
  project.provide('site', address);
  return close;
}
