import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { picture } from './pictures.ts';
import { accessibilityTroubles, answers, DESK, PHONE, playNow, question, smallTargets, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PAGES = {
  shelf: '',
  'set-up': '#/new/final-girl',
  learn: '#/learn/final-girl',
  rules: '#/rules/final-girl',
  credits: '#/credits',
  accessibility: '#/accessibility',
};

for (const [size, options] of Object.entries({ desk: DESK, phone: PHONE })) {
  for (const language of ['en', 'pl'] as const) {
    test(`axe finds nothing on any page (${size}, ${language})`, async () => {
      const { page, isQuiet, leave } = await visit(browser, options, { language });
      for (const [name, hash] of Object.entries(PAGES)) {
        await page.goto(`${inject('site')}${hash}`);
        await page.waitForSelector('h1, h2');
        await page.waitForTimeout(300);
        await picture(page, `${name}-${size}-${language}`);
        expect(await accessibilityTroubles(page), name).toEqual([]);
      }
      isQuiet();
      await leave();
    });

    test(`axe finds nothing at the table and on what opens over it (${size}, ${language})`, async () => {
      const { page, isQuiet, leave } = await visit(browser, options, { language });
      await playNow(page);
      expect(await accessibilityTroubles(page), 'table').toEqual([]);
      for (const key of ['?', 'r', 't', 'l', 'h']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(key === 'h' ? 2500 : 400);
        await picture(page, `table-${key === '?' ? 'keys' : key}-${size}-${language}`);
        expect(await accessibilityTroubles(page), `table after ${key}`).toEqual([]);
        await page.keyboard.press('Escape');
        await page.waitForTimeout(150);
      }
      isQuiet();
      await leave();
    });
  }
}

test('the language changes at the table, and nothing is lost', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await playNow(page);
  const english = await question(page);
  const address = page.url();
  const offered = await answers(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Polski' }).check();
  await page.waitForFunction(() => document.documentElement.lang === 'pl');
  await page.keyboard.press('Escape');
  expect(page.url()).toBe(address);
  expect(await question(page)).not.toBe(english);
  expect(await answers(page)).toEqual(offered);
  isQuiet();
  await leave();
});

test('everything that can be touched on a phone is at least 24 pixels wide and high', async () => {
  const { page, leave } = await visit(browser, PHONE);
  await playNow(page);
  expect(await smallTargets(page)).toEqual([]);
  await leave();
});
