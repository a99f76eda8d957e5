import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { DESK, PHONE, playNow, visit } from './visit.ts';

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
  loaded.flatMap(
    ({ name }) => /^(final-girl|terrorscape|army-of-the-dead|betrayal|nemesis-lockdown)-/.exec(name)?.[1] ?? [],
  );

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
  const boxes = await page.getByRole('article').count();
  await expect.poll(async () => new Set(games(await scripts(page))).size).toBe(boxes);
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

for (const [size, options] of Object.entries({ desk: DESK, phone: PHONE })) {
  test.each(['en', 'pl'] as const)(`letters that come late move nothing (${size}, %s)`, async (language) => {
    const { page, isQuiet, leave } = await visit(browser, { ...options, serviceWorkers: 'block' }, { language });
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    });
    await page.reload();
    await page.getByRole('heading', { name: 'Terrorscape' }).waitFor();
    await page.waitForTimeout(2500);
    await page.evaluate(() => document.fonts.ready);
    const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts); // put there above
    expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.02);
    isQuiet();
    await leave();
  });
}
