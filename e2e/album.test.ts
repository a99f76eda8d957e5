import { texts } from '@dreadhouse/betrayal';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { cameTo, endOf, goalOf, goOnWith, type Side } from './haunted.ts';
import { picture } from './pictures.ts';
import { accessibilityTroubles, DESK, PHONE, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const MET = 7;
const ENDED = 1;
const UNKNOWN = 24;

test.each([
  ['desk', DESK, 'en'],
  ['phone', PHONE, 'pl'],
] as const)(
  'the album fills with what is met, opens the books of what was played, and tells nothing else (%s)',
  async (size, options, language) => {
    const { page, isQuiet, leave } = await visit(browser, options, { language });
    const all: Readonly<Record<string, string>> = texts[language];
    const title = (haunt: number): string => all[`haunt.${haunt}.title`] ?? '';
    const written = async (): Promise<string> =>
      (await page.evaluate(() => document.body.innerText)).replaceAll('\u00a0', ' ');
    await goOnWith(
      page,
      cameTo(MET, ({ state }) => state.haunt?.round === 1),
    );
    await page.goto(inject('site'));
    await goOnWith(page, endOf(ENDED));
    await page.goto(inject('site'));
    const link = page.locator('a[href="#/album/betrayal"]');
    expect(await link.innerText()).toMatch(/2\/50/);
    await link.click();
    await page.locator('ol li').nth(3).waitFor();
    await picture(page, `album-${size}`);
    expect(await accessibilityTroubles(page), 'album').toEqual([]);
    expect(await written()).toContain(title(MET));
    expect(await written()).not.toContain(title(UNKNOWN));
    await page.locator(`a[href="#/album/betrayal/${ENDED}"]`).click();
    await page.waitForSelector('[data-book]');
    await picture(page, `album-book-${size}`);
    await page.locator('[data-book] li').last().scrollIntoViewIfNeeded();
    await picture(page, `album-book-end-${size}`);
    expect(await accessibilityTroubles(page), 'book').toEqual([]);
    const goal = (side: Side): string => goalOf(ENDED, side, language).replaceAll('\u00a0', ' ');
    for (const [side, other] of [
      ['heroes', 'traitor'],
      ['traitor', 'heroes'],
    ] as const) {
      const book = (await page.locator(`[data-book="${side}"]`).innerText()).replaceAll('\u00a0', ' ');
      expect(book).toContain(goal(side));
      expect(book).not.toContain(goal(other));
    }
    for (const closed of [MET, UNKNOWN, 99]) {
      await page.goto(`${inject('site')}#/album/betrayal/${closed}`);
      await page.locator('a[href="#/album/betrayal"]').waitFor();
      expect(await page.locator('[data-book]').count(), `${closed}`).toBe(0);
    }
    isQuiet();
    await leave();
  },
);

test.each([
  ['desk', DESK, 'en', 'More rules', 'Tonight’s haunt'],
  ['phone', PHONE, 'pl', 'Więcej zasad', 'Nawiedzenie na dziś'],
] as const)(
  'tonight: a certain haunt, or only such as were never met here; no title of what is unknown (%s)',
  async (size, options, language, more, label) => {
    const { page, isQuiet, leave } = await visit(browser, options, { language });
    await goOnWith(
      page,
      cameTo(MET, ({ state }) => state.haunt?.round === 1),
    );
    await page.goto(`${inject('site')}#/new/betrayal`);
    await page.waitForSelector('#explorers');
    await page.getByText(more).click();
    const tonight = page.getByLabel(label);
    const all: Readonly<Record<string, string>> = texts[language];
    const offered = await tonight.locator('option').allInnerTexts();
    expect(offered.filter((one) => one.includes(all[`haunt.${MET}.title`] ?? ''))).toHaveLength(1);
    expect(offered.filter((one) => one.includes(all[`haunt.${UNKNOWN}.title`] ?? ''))).toEqual([]);
    await tonight.evaluate((field) => field.scrollIntoView({ block: 'center' }));
    await picture(page, `tonight-${size}`);
    await tonight.selectOption(String(ENDED));
    await page.locator('aside button').last().click();
    await page.waitForSelector('#decision button');
    const kept = await page.evaluate(
      () =>
        new Promise<unknown>((resolve) => {
          const open = indexedDB.open('dreadhouse');
          open.onsuccess = () => {
            const games = open.result.transaction('games').objectStore('games').getAll();
            games.onsuccess = () =>
              resolve(games.result.sort((a, b) => b.begun - a.begun).map(({ options: chosen }) => chosen.haunt)[0]);
          };
        }),
    );
    expect(kept).toBe(ENDED);
    isQuiet();
    await leave();
  },
);
