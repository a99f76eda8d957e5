import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** In microseconds. */
const INTERVAL = 100;

/** Notes what the page's scripts do meanwhile, as a file that the browser's own tools open. */
export function profiling(path: string): <T>(page: Page, work: () => Promise<T>) => Promise<T> {
  return async (page, work) => {
    const tools = await page.context().newCDPSession(page);
    await tools.send('Profiler.enable');
    await tools.send('Profiler.setSamplingInterval', { interval: INTERVAL });
    await tools.send('Profiler.start');
    const done = await work();
    const { profile } = await tools.send('Profiler.stop');
    writeFileSync(path, JSON.stringify(profile));
    return done;
  };
}
