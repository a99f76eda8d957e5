import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { DESK, playNow, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** As in `npm run check:size`: compressed, before anybody has clicked. */
const MOST_SCRIPT = 150_000;

/** The scripts that the page itself has asked for, with their length on the way. */
function scripts(page: Page): Promise<{ name: string; length: number }[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => ({
        name: entry.name.replace(/.*\//, ''),
        length: (entry as PerformanceResourceTiming).encodedBodySize,
      })),
  );
}

const games = (loaded: readonly { name: string }[]): string[] =>
  loaded.flatMap(({ name }) => /^(final-girl|terrorscape|army-of-the-dead|betrayal)-/.exec(name)?.[1] ?? []);

test('the shelf loads no game before somebody points at it', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await page.getByRole('heading', { name: 'Terrorscape' }).waitFor();
  await page.waitForTimeout(4000); // longer than it waits before it loads anything ahead
  const before = await scripts(page);
  expect(games(before)).toEqual([]);
  expect(before.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(MOST_SCRIPT);
  const challenge = page.getByRole('article', { name: 'Final Girl' }).getByRole('heading', { level: 3 });
  expect(await challenge.textContent()).toMatch(/^Daily challenge/);
  const card = page.getByRole('article', { name: 'Terrorscape' });

  await card.hover();
  await expect.poll(async () => games(await scripts(page))).toContain('terrorscape');
  expect(games(await scripts(page))).not.toContain('final-girl');
  // Now that they are loaded they must have what their boxes promise.
  for (const one of await page.getByRole('article').all()) await one.hover();
  await expect.poll(async () => games(await scripts(page)).length).toBe(4);
  await page.waitForTimeout(500);
  isQuiet();
  await leave();
});

test('a game that was begun stands on the shelf by its name at once; what it is about comes soon', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await playNow(page);
  await page.goto(page.url().replace(/#.*/, '#/'));
  await page.reload();
  const name = page.getByRole('listitem').locator('a strong');
  await name.waitFor();
  expect(await name.textContent()).toBe('Final Girl');
  await expect.poll(() => name.textContent(), { timeout: 15_000 }).not.toBe('Final Girl');
  expect(games(await scripts(page))).toContain('final-girl');
  isQuiet();
  await leave();
});
