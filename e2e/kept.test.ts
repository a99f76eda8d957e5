import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { answerFirst, answers, DESK, playNow, question, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('reloading in the middle loses nothing, wherever it is', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await playNow(page);
  for (let i = 0; i < 12; i++) {
    await answerFirst(page);
    if (i % 3 !== 0) continue;
    const asked = await question(page);
    const offered = await answers(page);
    await page.reload();
    await page.waitForSelector('#ask');
    await page.keyboard.press('Escape'); // "previously on", where it comes up
    expect(await question(page)).toBe(asked);
    expect(await answers(page)).toEqual(offered);
  }
  isQuiet();
  await leave();
});

test('several games at once: each goes on from the shelf where it was left', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await playNow(page);
  const first = page.url();
  await answerFirst(page);
  const asked = await question(page);
  await page.goto(inject('site'));
  await playNow(page);
  expect(page.url()).not.toBe(first);
  await page.goto(first);
  await page.waitForSelector('#ask');
  expect(await question(page)).toBe(asked);
  isQuiet();
  await leave();
});

test('after the first visit it plays without a network', async () => {
  const { page, context, leave } = await visit(browser, DESK);
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
    undefined,
    {
      timeout: 60_000,
    },
  );
  await context.setOffline(true);
  await page.reload();
  await playNow(page);
  await answerFirst(page);
  expect((await answers(page)).length).toBeGreaterThan(0);
  await leave();
});

test('game files: a good one opens, damaged, foreign and newer ones are refused in a sentence', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await playNow(page);
  await answerFirst(page);
  const asked = await question(page);
  await page.goto(inject('site'));
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Save as a file/ })
    .first()
    .click();
  const file = readFileSync(await (await download).path(), 'utf8');
  const before = await page.getByRole('button', { name: /^Save as a file/ }).count();
  const bad: Record<string, string> = {
    'not-json.json': 'no game at all',
    'foreign.json': '{"format":"chess"}',
    'newer.json': file.replace('"formatVersion":1', '"formatVersion":99'),
    'damaged.json': file.replace(/"answers":\[\[0,"[^"]+"/, '"answers":[[0,"nothing-like-it"'),
  };
  for (const [name, text] of Object.entries(bad)) {
    expect(text).not.toBe(file);
    await page.setInputFiles('input[type=file]', { name, mimeType: 'application/json', buffer: Buffer.from(text) });
    const alert = page
      .getByRole('alert')
      .filter({ hasText: /\w{3,}/ })
      .first();
    await alert.waitFor();
    expect((await alert.textContent())?.length).toBeGreaterThan(20);
    expect(await page.getByRole('button', { name: /^Save as a file/ }).count()).toBe(before);
  }
  await page.setInputFiles('input[type=file]', {
    name: 'good.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  });
  await page.waitForSelector('#ask');
  expect(await question(page)).toBe(asked);
  isQuiet();
  await leave();
});

test('a game against a bot, handed over as a file, is a game against a bot where it is opened', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await page.goto(`${inject('site')}#/new/terrorscape`);
  await page.locator('aside button').last().click();
  await page.waitForSelector('#decision [data-target^="option:"]');
  await answerFirst(page);
  const asked = await question(page);
  const seats = page.getByRole('list', { name: 'Seats' });
  const sitting = await seats.allTextContents();
  expect(sitting.join()).toMatch(/bot|random|thumb|think/i);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  await page.goto(inject('site'));
  await page.setInputFiles('input[type=file]', {
    name: 'with-a-bot.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  });
  await page.waitForSelector('#ask');
  expect(await question(page)).toBe(asked);
  expect(await seats.allTextContents()).toEqual(sitting);
  isQuiet();
  await leave();
});
