import { REGISTERED } from '@dreadhouse/registry';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { picture } from './pictures.ts';
import { accessibilityTroubles, DESK, PHONE, smallTargets, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const GAMES = REGISTERED.map(({ id }) => id);

/** From the set-up as it stands to the table. */
async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(`${inject('site')}#/new/${game}`);
  await page.locator('aside button').last().click();
  await page.waitForSelector('#ask', { state: 'attached' });
  await page.waitForTimeout(300);
}

test('with the lamp on, axe finds nothing at any game’s table', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK, { theme: 'light' });
  for (const game of GAMES) {
    await sitDown(page, game);
    await picture(page, `light-${game}`);
    expect(await accessibilityTroubles(page), game).toEqual([]);
  }
  isQuiet();
  await leave();
});

test('axe finds nothing on the pages that teach the other games', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK, { language: 'pl' });
  for (const game of GAMES.slice(1)) {
    for (const kind of ['learn', 'rules']) {
      await page.goto(`${inject('site')}#/${kind}/${game}`);
      await page.waitForSelector(`h1, [data-scene="${game}"] h2`);
      await page.waitForTimeout(300);
      await picture(page, `${kind}-${game}`);
      expect(await accessibilityTroubles(page), `${kind} ${game}`).toEqual([]);
    }
  }
  isQuiet();
  await leave();
});

/** As if the last answer had been given an hour ago. */
async function anHourLater(page: Page): Promise<void> {
  const table = page.url();
  await page.goto(inject('site')); // where nothing is kept meanwhile
  await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const database = await done(indexedDB.open('dreadhouse'));
    const games = database.transaction('games', 'readwrite').objectStore('games');
    for (const game of await done(games.getAll())) await done(games.put({ ...game, played: game.played - 3_600_000 }));
    database.close();
  });
  await page.goto(table);
}

/** Gives answers until one is asked for twice. */
async function untilAskedBack(page: Page): Promise<void> {
  const twice = page.getByRole('button', { name: 'Yes, do it' });
  for (let n = 0; n < 8 && (await twice.count()) === 0; n++) {
    const options = page.locator('#decision [data-target^="option:"]');
    await options.first().dispatchEvent('click');
    await page.waitForTimeout(150);
  }
}

for (const [size, options] of Object.entries({ desk: DESK, phone: PHONE })) {
  test(`axe finds nothing in menu, settings, question back and recap (${size}), and everything there can be pressed`, async () => {
    const { page, isQuiet, leave } = await visit(browser, options, { confirm: true });
    const check = async (name: string): Promise<void> => {
      await picture(page, `${name}-${size}`);
      expect(await accessibilityTroubles(page), name).toEqual([]);
      if (options === PHONE) expect(await smallTargets(page), name).toEqual([]);
    };
    await sitDown(page, 'final-girl');
    await page.getByRole('button', { name: 'Menu' }).click();
    await check('menu');
    await page.getByRole('button', { name: 'Settings' }).click();
    await check('settings');
    await page.keyboard.press('Escape');
    await untilAskedBack(page);
    await check('confirm');
    await page.getByRole('button', { name: 'Yes, do it' }).click();
    await anHourLater(page);
    await page.waitForSelector('#recap-title');
    await check('recap');
    isQuiet();
    await leave();
  });
}

test('axe finds nothing on the curtain, nor on any set-up at the size of a phone', async () => {
  const { page, isQuiet, leave } = await visit(browser, PHONE);
  for (const game of GAMES) {
    await page.goto(`${inject('site')}#/new/${game}`);
    await page.waitForSelector('aside button');
    expect(await accessibilityTroubles(page), game).toEqual([]);
    expect(await smallTargets(page), game).toEqual([]);
  }
  await page.goto(`${inject('site')}#/new/terrorscape`);
  await page.getByRole('radio', { name: /^Two at one screen/ }).check({ force: true });
  await page.locator('aside button').last().click();
  await page.waitForSelector('h1 [role="alert"]');
  await picture(page, 'curtain-phone');
  expect(await accessibilityTroubles(page), 'curtain').toEqual([]);
  expect(await smallTargets(page), 'curtain').toEqual([]);
  isQuiet();
  await leave();
});
